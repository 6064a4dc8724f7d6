import Onboard

/// Random scopes and operations on a focus stack.
struct RandomFocus {
  /// What may be done.
  enum Reach {
    /// Anything, in any scope.
    case all
    /// What one does in the active scope, and in scopes opened over it.
    case above(ScopeID)
  }

  private var generator: SeededGenerator
  private var opened = 0
  /// The steps that were replaced and may be resumed.
  private var marks: [FocusMark] = []

  private static let fieldIDs = ["a", "b", "c", "d", "e", "f", "g"]
  private static let sections = ["s", "t"]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
  mutating func chance(_ percent: Int) -> Bool { number(0..<100) < percent }
  mutating func fieldID() -> FieldID { Self.fieldIDs[number(0..<Self.fieldIDs.count)] }
  mutating func direction() -> FocusDirection { chance(50) ? .forward : .backward }

  mutating func field(_ id: FieldID) -> FocusField {
    FocusField(
      id, role: chance(70) ? .input : .button,
      section: chance(50) ? Self.sections[number(0..<2)] : nil, isEnabled: chance(85),
      isVisible: chance(85), canFocus: chance(95), isTabStop: chance(85))
  }

  /// A scope of a new id, or sometimes of one that may be open.
  mutating func scope(_ kind: FocusScope.Kind) -> FocusScope {
    opened += 1
    let ids = Self.fieldIDs.shuffled(using: &generator).prefix(number(0..<8))
    var fields: [FocusField] = []
    for id in ids { fields.append(field(id)) }
    if chance(3), let first = fields.first { fields.append(first) }
    return FocusScope(
      chance(95) ? "\(kind)\(opened)" : "\(kind)1", kind: kind, fields: fields,
      defaultFocus: chance(30) ? fieldID() : nil, autofocus: chance(85), wraps: chance(70),
      isMounted: chance(90), isBusy: chance(5), isDismissible: chance(80), statics: ["title"])
  }

  /// Does something to the stack and tells what it was and gave.
  mutating func act(on stack: inout FocusStack, reach: Reach = .all) -> Action {
    switch number(0..<20) {
    case 0..<8: press(&stack)
    case 8..<11: request(&stack, in: target(stack, reach))
    case 11..<16: change(&stack, in: target(stack, reach))
    default: openOrClose(&stack, reach)
    }
  }

  /// What was done, and its result.
  struct Action: CustomStringConvertible {
    /// A kind of operation that has its own law.
    enum Kind: Equatable {
      case plain
      /// A key of the person's, which voids a waiting request even when it is refused.
      case key
      case reorder
      case pop(ScopeID, returnTo: Bool)
    }

    let name: String
    let result: FocusResult
    var kind = Kind.plain

    var description: String { "\(name): \(result)" }
  }

  private mutating func target(_ stack: FocusStack, _ reach: Reach) -> ScopeID? {
    guard case .all = reach, chance(40) else { return nil }
    return stack.scopes[number(0..<stack.scopes.count)].id
  }

  private mutating func press(_ stack: inout FocusStack) -> Action {
    let direction = direction()
    switch number(0..<9) {
    case 0, 1: return Action(name: "tab \(direction)", result: stack.tab(direction))
    case 2: return Action(name: "stepInput \(direction)", result: stack.stepInput(direction))
    case 3: return Action(name: "stepField \(direction)", result: stack.stepField(direction))
    case 4: return Action(name: "jumpSection \(direction)", result: stack.jumpSection(direction))
    case 5:
      let id = fieldID()
      return Action(name: "click \(id)", result: stack.click(id))
    case 6: return Action(name: "back", result: stack.back())
    case 7: return Action(name: "dismiss", result: stack.dismiss())
    default:
      stack.noteEdit()
      return Action(name: "edit", result: .ok)
    }
  }

  private mutating func request(_ stack: inout FocusStack, in scope: ScopeID?) -> Action {
    let id = chance(95) ? fieldID() : "s"
    switch number(0..<6) {
    case 0: return Action(name: "clear \(scope ?? "")", result: stack.requestClear(in: scope))
    case 1: return Action(name: "reset \(scope ?? "")", result: stack.reset(scope))
    case 2:
      if let mark = stack.mark(scope) { marks.append(mark) }
      let mark = marks[number(0..<marks.count)]
      return Action(
        name: "focus \(id) unless moved",
        result: stack.requestFocus(id, in: mark.scope, ifUnmovedSince: mark))
    case 3: return Action(name: "announce \(id)", result: stack.announce(id, in: scope))
    default:
      return Action(
        name: "focus \(id) in \(scope ?? "")", result: stack.requestFocus(id, in: scope))
    }
  }

  private mutating func change(_ stack: inout FocusStack, in scope: ScopeID?) -> Action {
    let id = fieldID()
    let place = scope ?? "the active scope"
    switch number(0..<9) {
    case 0, 1:
      let position: FocusPosition = chance(50) ? .at(number(-1..<9)) : .before(fieldID())
      return Action(
        name: "insert \(id) \(position) in \(place)",
        result: stack.insert(field(id), at: position, in: scope))
    case 2: return Action(name: "remove \(id) in \(place)", result: stack.remove(id, in: scope))
    case 3:
      var order = (scope.flatMap { stack[$0] } ?? stack.active).fields.map(\.id)
      order.shuffle(using: &generator)
      if chance(10), !order.isEmpty { order[0] = fieldID() }
      return Action(
        name: "reorder \(order) in \(place)", result: stack.reorder(order, in: scope),
        kind: .reorder)
    case 4:
      let isBusy = chance(40)
      return Action(
        name: "busy \(isBusy) in \(place)", result: stack.setBusy(isBusy, in: scope))
    case 5: return Action(name: "mount \(place)", result: stack.mount(scope))
    default:
      let flags = (chance(60), chance(70), chance(95))
      return Action(
        name: "set \(id) \(flags) in \(place)",
        result: stack.set(
          [id], in: scope, isEnabled: flags.0, isVisible: flags.1, isTabStop: flags.2))
    }
  }

  private mutating func openOrClose(_ stack: inout FocusStack, _ reach: Reach) -> Action {
    let top = stack.active.id
    switch (reach, number(0..<6)) {
    case (_, 0), (_, 1):
      guard stack.scopes.count < 6 else { return Action(name: "full", result: .noop) }
      let scope = scope(.modal)
      let owner: FocusStack.Owner = chance(70) ? .active : .nobody
      return Action(name: "push \(scope.id) \(owner)", result: stack.push(scope, owner: owner))
    case (.above(top), _):
      return Action(name: "stay", result: .noop)
    case (.all, 4):
      let old = stack.scopes[number(0..<stack.scopes.count)].id
      let new = scope(.step)
      return Action(
        name: "replace \(old) with \(new.id)",
        result: stack.replace(old, with: new, keeping: chance(70)))
    case (.all, 5):
      let kept = "step\(number(0..<max(opened, 1)))"
      let old = stack.scopes[0].id
      return Action(
        name: "replace \(old), resuming \(kept)",
        result: stack.replace(old, resuming: kept, keeping: chance(70)))
    case (_, 2):
      return Action(name: "escape", result: stack.escape(), kind: .key)
    default:
      let isAbove = if case .above = reach { true } else { false }
      let id = isAbove ? top : stack.scopes[number(0..<stack.scopes.count)].id
      let returnTo = chance(40) ? fieldID() : nil
      return Action(
        name: "pop \(id) returnTo \(returnTo ?? "")",
        result: stack.pop(id, returnTo: isAbove ? nil : returnTo),
        kind: .pop(id, returnTo: returnTo != nil))
    }
  }
}
