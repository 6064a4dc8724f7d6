extension FlowChecker {
  /// Return that only leads round never submits; Tab leaves, but who presses Return does not get on.
  mutating func warnAboutReturnLoops(in scope: FlowScope) {
    let next = nextByReturn(in: scope)
    // The walk that came to a field first.
    var walks = [Int?](repeating: nil, count: next.count)
    for start in next.indices {
      var place: Int? = start
      while let index = place, walks[index] == nil {
        walks[index] = start
        place = next[index]
      }
      guard let entry = place, walks[entry] == start else { continue }
      // What comes last in the loop is what leads back.
      var last = entry
      var rest = next[entry]
      while let index = rest, index != entry {
        last = max(last, index)
        rest = next[index]
      }
      let own = scope.path["fields"][last]["onSubmit"]
      addWarning(
        "Return goes round from here and never submits",
        at: (root.node(at: own) == nil ? scope.path["onSubmit"] : own)["focus"])
    }
  }

  /// The field that Return leads to from each field, as long as none is hidden; nil where it leads
  /// out.
  private func nextByReturn(in scope: FlowScope) -> [Int?] {
    let stepRule = scope.step.flatMap { flow.steps[$0].onSubmit }
    var below: Int?
    let next = scope.fields.indices.reversed().map { index -> Int? in
      let field = scope.fields[index]
      guard field.takesFocus else { return nil }
      defer { below = index }
      switch field.onSubmit ?? stepRule ?? .next {
      case .next: return below
      case .focus(let id):
        guard let place = place(of: id), place.owner == scope.owner, place.field.takesFocus else {
          return nil
        }
        return place.index
      case .submit, .done, .none, .opens: return nil
      }
    }
    return next.reversed()
  }
}
