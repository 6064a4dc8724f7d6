/// What an operation on a form did.
public enum FormResult: Hashable, Sendable {
  /// Nothing has the focus, or the form is not on the screen yet.
  case ignored
  /// There was nothing to do.
  case noop
  case ok
  /// An arrow key changed a choice.
  case chosen
  /// A field changed.
  case typed
  /// Nothing of the text was for this field.
  case rejected
  /// A code is full, but more was pasted: a person must look.
  case over
  /// A code has become whole, and has not gone on yet.
  case whole
  /// A code is whole and let go of the focus.
  case completed
  /// The form may go on: everything in it is right.
  case submitted
  /// The field called so is wrong, and has the focus.
  case invalid(String)
  /// A command runs: nothing can be submitted.
  case busy
  /// The button called so was pressed.
  case activated(String)
  /// Return opens the prompt called so.
  case opens(String)
  /// The options of the choice called so are to be shown in a sheet.
  case opensSheet(String)
  /// Next and Previous end here.
  case atEnd
}

extension FormResult {
  /// What became of a move of the focus.
  init(_ result: FocusResult) {
    switch result {
    case .ok, .pending, .deferred: self = .ok
    case .atEnd: self = .atEnd
    case .ignored: self = .ignored
    default: self = .noop
    }
  }
}

extension FocusField {
  /// Whether its answer counts: what is hidden or disabled is exempt from checks.
  var counts: Bool { isVisible && isEnabled }
}
