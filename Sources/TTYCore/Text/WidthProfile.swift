/// How a terminal counts the cells of a grapheme cluster.
///
/// Terminals differ in two ways only: whether a cluster is capped at two cells, and whether the
/// variation selector U+FE0F makes a narrow emoji wide. Asking where the cursor stands after
/// `U+1F469 U+200D U+1F4BB` (column 3: capped) and `U+2764 U+FE0F` (column 3: widened) tells both.
public struct WidthProfile: Hashable, Sendable {
  /// Whether a grapheme cluster takes at most two cells, whatever its scalars add up to.
  public var capsClusters: Bool
  /// Whether U+FE0F directly after a narrow emoji makes it two cells wide.
  public var widensEmojiPresentation: Bool

  /// Creates a profile from its two switches.
  public init(capsClusters: Bool, widensEmojiPresentation: Bool) {
    self.capsClusters = capsClusters
    self.widensEmojiPresentation = widensEmojiPresentation
  }

  /// Terminals that lay out by grapheme cluster: kitty, foot, Ghostty, Contour; the default.
  public static let cluster = WidthProfile(capsClusters: true, widensEmojiPresentation: true)
  /// Terminals that add up the scalars: xterm, VTE, st, urxvt.
  public static let sum = WidthProfile(capsClusters: false, widensEmojiPresentation: false)
}
