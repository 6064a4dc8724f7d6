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
  /// The mark in front of what is wrong.
  public var messageMark: Style
  /// What the person should know of the last edit or the last key.
  public var notice: Style
  /// What is done.
  public var done: Style
  /// What is less important.
  public var quiet: Style
  /// Lines, and marks that say nothing that must be read.
  public var line: Style
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
  /// The way out at the far end of the keyboard bar.
  public var wayOut: Style

  /// The styles of what must be read.
  public var textStyles: [Style] {
    [
      base, heading, title, text, section, label, focusedLabel, value, placeholder, help, message,
      notice, done, quiet, button, focusedButton, key, bar, wayOut,
    ]
  }

  /// The styles of marks, lines, and of what cannot be used.
  public var markStyles: [Style] { [accent, messageMark, line, disabled, border] }

  /// The theme called `name`; nil if there is none.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }

  /// Every theme.
  public static let all = [standard, dark, light, highContrast, mono]

  /// The theme for a background: ``dark`` or ``light`` if all that it draws has a contrast of 4.5 on
  /// it at least; else ``mono``.
  ///
  /// In the middle between dark and light no colour of ours can be relied on, but the terminal's own
  /// colour of text is chosen for its background.
  ///
  /// - Parameter background: the colour behind the text; nil if it is not known, which gives
  ///   ``standard``.
  public static func fitting(background: RGB?) -> Theme {
    guard let background else { return .standard }
    let ground = Color.rgb(background.red, background.green, background.blue)
    return [.dark, .light].first { $0.isReadable(on: ground) } ?? .mono
  }

  /// The theme as a terminal of few colours can draw it.
  ///
  /// The nearest of 16 colours may be no near one: an error would look like a line of help. So those
  /// themes that ask for more have ``ansi`` in their place.
  public func reduced(to depth: ColorDepth) -> Theme {
    depth == .ansi16 && [.standard, .dark, .light].contains(self) ? .ansi : self
  }

  /// Whether everything that is drawn can be read on a background.
  private func isReadable(on background: Color) -> Bool {
    (textStyles + markStyles).allSatisfy { style in
      let ground = style.background == .default ? background : style.background
      return (Contrast.ratio(style.foreground, ground) ?? Contrast.ofText) >= Contrast.ofText
    }
  }
}
