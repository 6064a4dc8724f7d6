/// What a terminal can be sent.
///
/// The default is a plain terminal of the VT220 family.
public struct ScreenCapabilities: Hashable, Sendable {
  /// How many colours it draws.
  public var colorDepth: ColorDepth
  /// How it counts the cells of clusters; frames are made in this profile.
  public var widthProfile: WidthProfile
  /// Whether it only draws ASCII (no UTF-8 locale); other clusters become question marks.
  public var isASCIIOnly: Bool
  /// Whether it shows a frame at once between `CSI ? 2026 h` and `l`.
  public var synchronizesOutput: Bool
  /// Whether `CSI n b` (REP) repeats the last character.
  public var repeatsCharacters: Bool
  /// Whether `CSI n X` (ECH) erases characters.
  public var erasesCharacters: Bool
  /// Whether erased cells take the background colour of the pen (terminfo's `bce`).
  public var erasesWithBackground: Bool
  /// Whether `OSC 2` sets the window's title.
  public var setsTitle: Bool

  /// Creates the capabilities of a plain terminal of the VT220 family.
  public init(
    colorDepth: ColorDepth = .ansi16, widthProfile: WidthProfile = .cluster,
    isASCIIOnly: Bool = false, synchronizesOutput: Bool = false, repeatsCharacters: Bool = false,
    erasesCharacters: Bool = true, erasesWithBackground: Bool = false,
    setsTitle: Bool = false
  ) {
    self.colorDepth = colorDepth
    self.widthProfile = widthProfile
    self.isASCIIOnly = isASCIIOnly
    self.synchronizesOutput = synchronizesOutput
    self.repeatsCharacters = repeatsCharacters
    self.erasesCharacters = erasesCharacters
    self.erasesWithBackground = erasesWithBackground
    self.setsTitle = setsTitle
  }
}
