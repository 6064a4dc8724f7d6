/// Runs vectors and compares what is expected with what there is.
extension FocusVector {
  /// Runs the vector and tells each thing that is not as expected:
  /// `vector id, step number (0 is the start), key, wanted, got`.
  func mismatches() throws -> [String] {
    var driver = try FormDriver(scopes)
    var scope = start.scope ?? scopes.last?.id
    var found = start.mismatches(driver, scope: scope, result: nil).map { "\(id), 0, \($0)" }
    for (number, step) in steps.enumerated() {
      scope = step.expectation.scope ?? scope
      let result = try driver.apply(step.operation)
      found += step.expectation.mismatches(driver, scope: scope, result: result)
        .map { "\(id), \(number + 1), \($0)" }
    }
    return found
  }
}

extension VectorExpectation {
  fileprivate func mismatches(
    _ driver: FormDriver, scope: String?, result: String?
  ) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ key: String, _ wanted: Value?, _ got: Value) {
      guard let wanted, wanted != got else { return }
      found.append("\(key), \(wanted), \(got)")
    }
    compare("focus", .some(focus), driver.focus)
    compare("scope", .some(scope), driver.scopeIDs.last)
    compare("result", self.result, result)
    compare("stack", stack, driver.scopeIDs)
    for (id, wanted) in scopes { compare("scopes.\(id)", .some(wanted), driver.remembered(in: id)) }
    compare("ax", announced, driver.announced)
    compare("canNext", canNext, driver.stack.focus.active.canStepInput(.forward))
    compare("canPrev", canPrevious, driver.stack.focus.active.canStepInput(.backward))
    compare("events", events, driver.events)
    for (id, wanted) in values { compare("values.\(id)", .some(wanted), driver.value(of: id)) }
    compare("checked", checked, driver.checked)
    if let top { compare("top", .some(top), driver.topRow) }
    return found
  }
}
