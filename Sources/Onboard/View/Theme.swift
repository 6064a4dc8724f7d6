import TTYCore

/// How each part of a screen is drawn.
///
/// Nothing is told by colour alone: what has the focus, is wrong, cannot be used or must be
/// answered has a character of its own as well, so that ``mono`` says all that the others do.
public struct Theme: Hashable, Sendable {
  /// The name, as `--theme` takes it.
  public var name: String
  /// The backgrounds that it is meant for; empty if it is meant for any.
  public var backgrounds: [Color]

  /// What nothing else is said of, and the ground of the screen.
  public var base: Style
  /// The title of the flow.
  public var heading: Style
  /// The title of a step or a prompt.
  public var title: Style
  /// A paragraph.
  public var text: Style
  /// The heading of a section.
  public var section: Style
  /// The label of a field.
  public var label: Style
  /// The label of the field that has the focus.
  public var focusedLabel: Style
  /// The mark of the focus, and of the step on the screen.
  public var accent: Style
  /// What was answered.
  public var value: Style
  /// What an empty field shows.
  public var placeholder: Style
  /// A line under a field that says what to enter.
  public var help: Style
  /// What is wrong with an answer.
  public var message: Style
  /// What the person should know of the last edit or the last key.
  public var notice: Style
  /// What is done.
  public var done: Style
  /// Lines, and what is less important.
  public var quiet: Style
  /// What cannot be used.
  public var disabled: Style
  /// A button.
  public var button: Style
  /// The button that has the focus.
  public var focusedButton: Style
  /// The frame of a prompt.
  public var border: Style
  /// The name of a key in the keyboard bar.
  public var key: Style
  /// What a key of the keyboard bar does.
  public var bar: Style
  /// The last word of the keyboard bar.
  public var barDone: Style

  /// All styles that text is drawn in.
  public var styles: [Style] {
    [
      base, heading, title, text, section, label, focusedLabel, accent, value, placeholder, help,
      message, notice, done, quiet, disabled, button, focusedButton, border, key, bar, barDone,
    ]
  }

  /// The theme called `name`; nil if there is none.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }

  /// Every theme.
  public static let all = [standard, dark, light, highContrast, mono]
}
