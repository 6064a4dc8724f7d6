extension Wizard {
  /// A command that runs.
  public struct Activity: Hashable, Sendable {
    /// Its number.
    public var id: RunID
    /// The form that waits for it.
    public var form: String
    /// The argument vector.
    public var command: [String]
    /// The button of the step that runs it, if one does.
    var button: ButtonPlace?
    /// Whether the form was submitted: if the command accepts, the wizard goes on.
    var submits: Bool
    /// What it says it is doing.
    public var message: String?
    /// How far it is, from 0 to 1, if it says so.
    public var fraction: Double?
  }
}
