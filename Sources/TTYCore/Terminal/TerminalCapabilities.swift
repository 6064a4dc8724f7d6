/// What a terminal has answered so far; nil where it has not.
public struct TerminalCapabilities: Hashable, Sendable {
  /// Whether a cluster takes two cells at most.
  public var capsClusters: Bool?
  /// Whether U+FE0F makes a narrow emoji wide.
  public var widensEmojiPresentation: Bool?
  /// Whether characters of ambiguous width, as box drawing, are wide.
  public var widensAmbiguous: Bool?
  /// Whether it knows kitty's keyboard protocol.
  public var hasKittyKeyboard = false
  /// Whether it shows frames whole (mode 2026).
  public var synchronizesOutput = false
  /// Whether it can report its size in the input (mode 2048).
  public var reportsSize = false
  /// The colour of text (OSC 10).
  public var foreground: RGB?
  /// The colour behind the text (OSC 11).
  public var background: RGB?

  /// Creates the capabilities of a terminal that has answered nothing.
  public init() {}

  /// How the terminal counts cells; what it has not answered is as most terminals have it.
  public var widthProfile: WidthProfile {
    WidthProfile(
      capsClusters: capsClusters ?? WidthProfile.cluster.capsClusters,
      widensEmojiPresentation: widensEmojiPresentation
        ?? WidthProfile.cluster.widensEmojiPresentation)
  }

  /// Whether only ASCII is to be drawn by the interface itself.
  ///
  /// That is where the locale is not UTF-8, where characters of ambiguous width are wide, and where
  /// they may be: in a Chinese, Japanese or Korean locale as long as there is no answer.
  public func needsASCII(in locale: TerminalLocale) -> Bool {
    !locale.isUTF8 || (widensAmbiguous ?? locale.isCJK)
  }

  /// Whether light text stands on a dark background; nil if that is not known.
  public var isDark: Bool? {
    background.map { background in
      // Luma as in ITU-R BT.601, in thousandths; half of it is the border.
      let luma =
        299 * Int(background.red) + 587 * Int(background.green) + 114 * Int(background.blue)
      return luma < 127_500
    }
  }
}
