/// What became of an operation on a focus stack.
public enum FocusResult: String, Hashable, Sendable {
  /// It was done.
  case ok
  /// There was nothing to do.
  case noop
  /// The request waits: its field is not there yet, or the scope is busy or not yet drawn.
  case pending
  /// The request waits until its scope is the active one again.
  case deferred
  /// The target exists and cannot take focus; nothing waits.
  case rejected
  /// The scope is gone, or the person has moved since the mark.
  case stale
  /// An id is there already; nothing has changed.
  case duplicate
  /// It is not allowed; nothing has changed.
  case refused
  /// It means nothing now: nothing is focused, or the scope is not yet drawn.
  case ignored
  /// There is no input further that way.
  case atEnd
  /// The scope is covered by another one.
  case inert
}

/// A change of focus that a transaction made in one scope.
///
/// Opening a scope over another one, or closing it, is no change in the lower one.
public enum FocusEvent: Hashable, Sendable, CustomStringConvertible {
  /// A field lost the focus, or its scope was closed.
  case blur(ScopeID, FieldID)
  /// A field got the focus.
  case focus(ScopeID, FieldID)

  /// The event as `blur:scope/field` or `focus:scope/field`.
  public var description: String {
    switch self {
    case .blur(let scope, let field): "blur:\(scope)/\(field)"
    case .focus(let scope, let field): "focus:\(scope)/\(field)"
    }
  }
}

/// A moment in the life of a scope, to tell later whether focus was moved or a field edited since.
///
/// A scope that was closed and opened again under the same id is another scope.
public struct FocusMark: Hashable, Sendable {
  /// The id of the scope.
  public let scope: ScopeID
  let instance: Int
  let epoch: Int
}
