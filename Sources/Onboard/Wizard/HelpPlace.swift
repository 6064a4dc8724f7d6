/// Where the help was opened: it lists what works there, by the table that routes the keys.
struct HelpPlace: Hashable {
  /// What had the focus.
  private let context: KeyContext
  /// The text of the button that Escape presses; nil in a step.
  private let cancelLabel: String?
  /// The text of the button that the submit key presses; nil in a step.
  private let defaultLabel: String?
  private let isPrompt: Bool
  private let hasSections: Bool

  init(of wizard: Wizard) {
    context = wizard.keyContext
    isPrompt = wizard.prompt != nil
    cancelLabel = wizard.prompt?.cancelButton?.label
    defaultLabel = wizard.prompt?.defaultButton?.label
    hasSections = wizard.forms.focus.active.fields.contains { $0.section != nil }
  }

  /// The rows of the key table that hold there, in its words or, where a key does something else
  /// in a prompt, in those for that.
  var rows: [Keymap.Binding] {
    Keymap.bindings(in: context).compactMap { row in
      var row = row
      switch row.command {
      case .nextSection, .previousSection: return hasSections ? row : nil
      case .back: return isPrompt ? nil : row
      case .submitScope where isPrompt:
        guard let defaultLabel else { return nil }
        row.words = "press \"\(defaultLabel)\""
      case .done where isPrompt:
        guard let cancelLabel else { return nil }
        row.words = "press \"\(cancelLabel)\""
      default: break
      }
      return row
    }
  }
}
