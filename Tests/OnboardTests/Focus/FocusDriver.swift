import Onboard

/// What the vectors are run on.
protocol FocusDriver {
  /// Opens the scopes, the bottom one first.
  init(_ scopes: [VectorScope]) throws

  /// Does an operation and gives its result, in the words of the vectors.
  mutating func apply(_ operation: VectorOperation) throws -> String?

  /// Takes the events since they were last taken.
  mutating func takeEvents() throws -> [String]

  /// The ids of the scopes, bottom first.
  var stack: [String] { get }
  /// The focus of the active scope.
  var focus: String? { get }
  /// What the active scope announces.
  var announced: String? { get }
  var canNext: Bool { get }
  var canPrevious: Bool { get }

  /// The focus that a scope has or remembers.
  func remembered(in scope: String) -> String?
  /// The text of a field of the active scope.
  func value(of field: String) throws -> String?
  /// The checked member of each group of the active scope that has one.
  func checked() throws -> [String: String]
  /// The first row in view of the active scope.
  func topRow() throws -> Int?
}

/// A driver was asked for something that it does not have.
struct NotDriven: Error {}

extension FocusVector {
  /// Runs the vector and tells each thing that is not as expected:
  /// `vector id, step number (0 is the start), key, wanted, got`.
  func mismatches<Driver: FocusDriver>(with type: Driver.Type) throws -> [String] {
    var driver = try Driver(scopes)
    var found: [String] = []
    var scope = scopes.last?.id
    _ = try driver.takeEvents()
    scope = start.scope ?? scope
    found += try start.mismatches(driver, scope: scope, result: nil, events: []).map {
      "\(id), 0, \($0)"
    }
    for (number, step) in steps.enumerated() {
      scope = step.expectation.scope ?? scope
      let result = try driver.apply(step.operation)
      let events = try driver.takeEvents()
      found += try step.expectation.mismatches(
        driver, scope: scope, result: result, events: events
      ).map { "\(id), \(number + 1), \($0)" }
    }
    return found
  }
}

extension VectorExpectation {
  fileprivate func mismatches(
    _ driver: some FocusDriver, scope: String?, result: String?, events: [String]
  ) throws -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(
      _ key: String, _ wanted: Value?, _ got: @autoclosure () throws -> Value
    ) rethrows {
      guard let wanted else { return }
      let got = try got()
      if wanted != got { found.append("\(key), \(wanted), \(got)") }
    }
    compare("focus", .some(focus), driver.focus)
    compare("scope", .some(scope), driver.stack.last)
    compare("result", self.result, result)
    compare("stack", stack, driver.stack)
    for (id, wanted) in scopes { compare("scopes.\(id)", .some(wanted), driver.remembered(in: id)) }
    compare("ax", announced, driver.announced)
    compare("canNext", canNext, driver.canNext)
    compare("canPrev", canPrevious, driver.canPrevious)
    compare("events", self.events, events)
    for (id, wanted) in values {
      try compare("values.\(id)", .some(wanted), try driver.value(of: id))
    }
    try compare("checked", checked, try driver.checked())
    if let top { try compare("top", .some(top), try driver.topRow()) }
    return found
  }
}
