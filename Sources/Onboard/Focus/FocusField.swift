/// The id of a focus scope, unique among the open scopes.
public typealias ScopeID = String
/// The id of a field or a button, unique in its scope.
public typealias FieldID = String

/// What a focus scope knows of one of its fields: an id and flags, no content.
///
/// A field with an inner position (a one-time code, a group of options) is one of these.
public struct FocusField: Hashable, Sendable {
  /// What a field is for.
  public enum Role: String, Hashable, Sendable {
    /// It takes an answer; Next, Previous and Return's way to the next field stop at it.
    case input
    /// It is pressed; only Tab, the arrows and the pointer reach it.
    case button
  }

  /// The id, unique in the scope.
  public let id: FieldID
  /// What it is for.
  public let role: Role
  /// The name of the section that it belongs to.
  public let section: String?
  /// Whether it can be used.
  public var isEnabled: Bool
  /// Whether it is shown.
  public var isVisible: Bool
  /// Whether it is of a kind that takes focus; a note, say, is not.
  public var canFocus: Bool
  /// Whether Tab stops at it; without this it takes focus by pointer or request only.
  public var isTabStop: Bool

  /// Creates a field.
  public init(
    _ id: FieldID, role: Role = .input, section: String? = nil, isEnabled: Bool = true,
    isVisible: Bool = true, canFocus: Bool = true, isTabStop: Bool = true
  ) {
    self.id = id
    self.role = role
    self.section = section
    self.isEnabled = isEnabled
    self.isVisible = isVisible
    self.canFocus = canFocus
    self.isTabStop = isTabStop
  }

  /// Whether it can take focus in a scope that is not busy.
  public var isAvailable: Bool {
    isEnabled && isVisible && canFocus
  }
}

/// A place in a scope's order for a new field.
public enum FocusPosition: Hashable, Sendable {
  /// Behind all others.
  case end
  /// At an index; one out of range means the nearest end.
  case at(Int)
  /// In front of a field; of one that is not there: at the end.
  case before(FieldID)
  /// Behind a field; of one that is not there: at the end.
  case after(FieldID)
}

/// A way through a scope's order.
public enum FocusDirection: Hashable, Sendable {
  /// Towards the last field.
  case forward
  /// Towards the first field.
  case backward

  /// The distance to the next index: 1 or -1.
  var step: Int {
    self == .forward ? 1 : -1
  }
}
