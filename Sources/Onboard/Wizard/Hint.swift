/// A word for the person about the last key, in two lengths: a narrow window has no room for all of it.
///
/// It is indirect, as each key asks whether there is one and takes it away: a pointer is soon asked.
indirect enum Hint: Hashable, Sendable {
  /// Nothing of the step has the focus.
  case parked
  /// Return adds nothing, since nothing was typed.
  case nothingToAdd
  /// A code was given more digits than it has.
  case tooManyDigits
  /// What is looked for among the options of a sheet.
  case seeking(String)
  case noOption
  /// The person did not allow a command, which is named.
  case notAllowed(String)
  /// A command was cancelled.
  case cancelled

  /// The words.
  var text: String {
    switch self {
    case .parked: "Press Tab to go on, Escape to quit."
    case .nothingToAdd: "Type something to add; Tab goes on."
    case .tooManyDigits: "There were more digits than places: look at the code, then go on."
    case .seeking(let text): "Going to \"\(text)\"."
    case .noOption: "No option begins so."
    case .notAllowed(let name): "Not done: \(name) was not allowed to run."
    case .cancelled: "Cancelled."
    }
  }

  /// Fewer words, for 18 cells: what a window of 20 has for them.
  var shortText: String {
    switch self {
    case .parked: "Tab goes on"
    case .nothingToAdd: "Nothing to add"
    case .tooManyDigits: "Too many digits"
    case .seeking(let text): "\"\(text)\""
    case .noOption: "None begins so"
    case .notAllowed: "Not allowed to run"
    case .cancelled: text
    }
  }
}

extension Wizard {
  /// A word for the person about the last key, shown until the next one.
  public var hint: String? { tip?.text }
}
