/// An operation as the vectors write it; a scope of nil is the active one.
indirect enum VectorOperation: Sendable {
  case push(VectorScope)
  case pop(scope: String, returnTo: String?)
  case popTo(String)
  case replace(String, with: VectorScope, keep: Bool)
  case resume(String, from: String, keep: Bool)
  case mount(scope: String?)
  case insert(VectorField, at: Place, scope: String?)
  case remove(String, scope: String?)
  case set([String], Change, scope: String?)
  case reorder([String], scope: String?)
  case busy(Bool, scope: String?)
  case setInvalid([String], scope: String?)
  case focus(String, scope: String?, ifUnmoved: String?)
  case clear(scope: String?)
  case back
  case reset(scope: String?)
  case announce(String, scope: String?)
  case mark(token: String, scope: String?)
  case tab, shiftTab, next, previous
  case arrow(String)
  case section(Int)
  case click(String, scope: String?)
  case submit, submitStep, escape
  case type(String), paste(String), backspace
  case asyncSubmit(token: String)
  case asyncResult(token: String, invalid: [String])
  case appBlur, appFocus
  case resize(rows: Int)
  case query(key: String)
  case batch([VectorOperation])

  /// Where a field is inserted.
  enum Place: Sendable {
    case end
    case at(Int)
    case before(String)
    case after(String)
  }

  /// What is set of a field.
  struct Change: Sendable {
    var isEnabled: Bool?
    var isVisible: Bool?
    var canFocus: Bool?
    var isTabStop: Bool?
    var isValid: Bool?
    var value: String?
  }

  /// Reads the members that belong to the operation.
  init(_ object: inout VectorObject) throws {
    let name: String = try object.required("op")
    let operation =
      try Self.ofStack(name, &object) ?? Self.ofFields(name, &object)
      ?? Self.request(name, &object) ?? Self.key(name, &object) ?? Self.other(name, &object)
    guard let operation else {
      throw VectorObject.Fault(description: "\(object.path): unknown operation \(name)")
    }
    self = operation
  }

  private static func ofStack(_ name: String, _ object: inout VectorObject) throws -> Self? {
    switch name {
    case "push":
      return .push(try VectorScope(try object.required("scope", as: Any.self), path: object.path))
    case "pop":
      return .pop(scope: try object.required("scope"), returnTo: try object.optional("returnTo"))
    case "popTo":
      return .popTo(try object.required("scope"))
    case "replace":
      let scope: String = try object.required("scope")
      let keep = try object.flag("keep", default: false)
      if let kept = try object.optional("resume", as: String.self) {
        return .resume(kept, from: scope, keep: keep)
      }
      let new = try VectorScope(try object.required("with", as: Any.self), path: object.path)
      return .replace(scope, with: new, keep: keep)
    case "batch":
      let operations = try object.list("ops") { value, path in
        try VectorObject.read(value, path: path) { try VectorOperation(&$0) }
      }
      return .batch(operations ?? [])
    default:
      return nil
    }
  }

  private static func ofFields(_ name: String, _ object: inout VectorObject) throws -> Self? {
    switch name {
    case "mount":
      return .mount(scope: try object.optional("scope"))
    case "insert":
      let field = try VectorField(try object.required("field", as: Any.self), path: object.path)
      return .insert(field, at: try Place(&object), scope: try object.optional("scope"))
    case "remove":
      return .remove(try object.required("id"), scope: try object.optional("scope"))
    case "set":
      let one: String? = try object.optional("id")
      let ids: [String] = try object.optional("ids") ?? []
      return .set(
        ids + (one.map { [$0] } ?? []), try Change(&object), scope: try object.optional("scope"))
    case "reorder":
      return .reorder(try object.required("order"), scope: try object.optional("scope"))
    case "busy":
      return .busy(try object.required("on"), scope: try object.optional("scope"))
    case "setInvalid":
      return .setInvalid(try object.required("ids"), scope: try object.optional("scope"))
    default:
      return nil
    }
  }

  private static func request(_ name: String, _ object: inout VectorObject) throws -> Self? {
    switch name {
    case "focus":
      return .focus(
        try object.required("id"), scope: try object.optional("scope"),
        ifUnmoved: try object.optional("ifUnmoved"))
    case "clear": return .clear(scope: try object.optional("scope"))
    case "back": return .back
    case "reset": return .reset(scope: try object.optional("scope"))
    case "ax":
      return .announce(try object.required("id"), scope: try object.optional("scope"))
    case "mark":
      return .mark(token: try object.required("token"), scope: try object.optional("scope"))
    default: return nil
    }
  }

  private static func key(_ name: String, _ object: inout VectorObject) throws -> Self? {
    switch name {
    case "tab": return .tab
    case "shiftTab": return .shiftTab
    case "next": return .next
    case "prev": return .previous
    case "arrow": return .arrow(try object.required("dir"))
    case "section": return .section(try object.required("dir"))
    case "click":
      return .click(try object.required("id"), scope: try object.optional("scope"))
    case "submit": return .submit
    case "submitStep": return .submitStep
    case "escape": return .escape
    case "type": return .type(try object.required("text"))
    case "paste": return .paste(try object.required("text"))
    case "backspace": return .backspace
    default: return nil
    }
  }

  private static func other(_ name: String, _ object: inout VectorObject) throws -> Self? {
    switch name {
    case "asyncSubmit":
      return .asyncSubmit(token: try object.required("token"))
    case "asyncResult":
      return .asyncResult(
        token: try object.required("token"), invalid: try object.required("invalid"))
    case "appBlur": return .appBlur
    case "appFocus": return .appFocus
    case "resize": return .resize(rows: try object.required("rows"))
    case "query": return .query(key: try object.required("key"))
    default: return nil
    }
  }
}

extension VectorOperation.Place {
  fileprivate init(_ object: inout VectorObject) throws {
    if let index = try object.optional("at", as: Int.self) {
      self = .at(index)
    } else if let id = try object.optional("before", as: String.self) {
      self = .before(id)
    } else if let id = try object.optional("after", as: String.self) {
      self = .after(id)
    } else {
      self = .end
    }
  }
}

extension VectorOperation.Change {
  fileprivate init(_ object: inout VectorObject) throws {
    isEnabled = try object.optional("enabled")
    isVisible = try object.optional("visible")
    canFocus = try object.optional("canFocus")
    isTabStop = try object.optional("tabStop")
    isValid = try object.optional("valid")
    value = try object.optional("value")
  }
}
