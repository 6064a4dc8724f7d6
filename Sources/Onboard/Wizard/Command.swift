/// What a key asks the wizard to do.
public enum Command: Hashable, Sendable {
  /// Tab and Shift-Tab.
  case nextStop, previousStop
  /// Ctrl-N and Ctrl-P: the bar's Next and Previous.
  case nextInput, previousInput
  /// F6 and Shift-F6.
  case nextSection, previousSection
  /// Return: what the bar names.
  case submit
  /// Alt-Return, F10: submit from anywhere; in a prompt, press its default button.
  case submitScope
  /// Space, where it is not text.
  case press
  case move(Direction)
  case pageUp, pageDown
  case listStart, listEnd
  /// Escape.
  case done
  /// F9.
  case back
  /// Ctrl-C.
  case cancel
  case help, suspend, redraw
  /// Ctrl-Up and Ctrl-Down in a number.
  case increment, decrement
  case edit(TextCommand)
  /// Right or End where a known value is offered.
  case takeSuggestion

  /// Whether it acts while a command of the flow runs.
  public var worksWhileBusy: Bool {
    switch self {
    case .done, .cancel, .help, .suspend, .redraw: true
    default: false
    }
  }
}

/// What has the focus, as far as keys mean something else there.
public enum KeyContext: Hashable, Sendable, CaseIterable {
  case text, number, code, choice, toggle, button, nothing
  /// A text that ends where a known value is offered.
  case suggestion
  /// A choice whose options are in a sheet, and the options there.
  case menu, sheet

  /// Whether letters and digits are typed there.
  var takesText: Bool { isText || self == .code }

  /// What it is in a field, whatever is offered there.
  init(_ state: FieldState) {
    self =
      switch state {
      case .text: .text
      case .number: .number
      case .code: .code
      case .choice(let choice):
        choice.style == .menu ? .menu : choice.style == .sheet ? .sheet : .choice
      case .toggle: .toggle
      case .list, .note: .nothing
      }
  }

  /// Whether a line of text is typed there.
  public var isText: Bool { self == .text || self == .number || self == .suggestion }
}
