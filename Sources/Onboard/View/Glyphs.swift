/// The characters that the screens are drawn with, other than letters.
///
/// Each is one cell wide, or stands in a place that has room for it. None is newer than
/// Unicode 4.0. Several of ``unicode`` have ambiguous width (EastAsianWidth.txt, class A): where a
/// terminal draws those wide, or cannot draw them, ``ascii`` is for it.
public struct Glyphs: Hashable, Sendable {
  /// Marks what has the focus.
  public var marker: String
  /// Stands to the left of a value that is typed.
  public var gutter: String
  /// Stands for text that was cut off.
  public var ellipsis: String
  /// Stands for a character of a secret.
  public var mask: Character
  /// In front of a message about what is wrong.
  public var error: String
  /// In front of a word about what was done with the last edit.
  public var notice: String
  /// A toggle that is on, and one that is off.
  public var on: String, off: String
  /// An option that is chosen, one that is not, and one that cannot be.
  public var chosen: String, unchosen: String, barred: String
  /// In front of the chosen one of options that are not shown.
  public var menu: String
  /// In front of an entry of a list, which can be taken out.
  public var entry: String
  /// A slot of a code without a digit.
  public var emptySlot: String
  /// A step that is done, the one on the screen, and one to come; what stands between them.
  public var done: String, current: String, coming: String, rail: Character
  /// There is more above, and below.
  public var up: String, down: String
  /// The Return key, where there is no room for its name.
  public var enter: String
  /// An answer that is empty.
  public var nothing: String
  /// The part of a task that is done, and the rest.
  public var full: Character, rest: Character
  /// The pictures of something that runs, in turn.
  public var spinner: [String]
  /// The frame of a prompt.
  public var box: Box

  /// The edges and corners of a frame.
  public struct Box: Hashable, Sendable {
    /// The edges.
    public var horizontal: Character, vertical: Character
    /// The corners.
    public var topLeft: String, topRight: String, bottomLeft: String, bottomRight: String
  }

  /// Box drawing, bullets and marks of the Basic Multilingual Plane.
  public static let unicode = Glyphs(
    marker: "❯", gutter: "│", ellipsis: "…", mask: "•", error: "✗", notice: "!", on: "[x]",
    off: "[ ]", chosen: "◉", unchosen: "○", barred: "-", menu: "▾", entry: "×", emptySlot: "_",
    done: "✓",
    current: "●",
    coming: "○", rail: "─", up: "↑", down: "↓", enter: "↵", nothing: "–", full: "━", rest: "─",
    spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
    box: Box(
      horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰",
      bottomRight: "╯"))

  /// ASCII only.
  public static let ascii = Glyphs(
    marker: ">", gutter: "|", ellipsis: "~", mask: "*", error: "!", notice: "*", on: "[x]",
    off: "[ ]", chosen: "(*)", unchosen: "( )", barred: "(-)", menu: "v", entry: "x",
    emptySlot: "_", done: "+",
    current: "*", coming: "o", rail: "-", up: "^", down: "v", enter: "Ret", nothing: "-",
    full: "#", rest: ".", spinner: ["|", "/", "-", "\\"],
    box: Box(
      horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+",
      bottomRight: "+"))
}
