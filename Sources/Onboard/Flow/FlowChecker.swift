/// Checks what a flow says, once its shape is right: references, rules, conditions, prompts.
struct FlowChecker {
  let flow: Flow
  let root: JSONNode
  var faults: PlacedFaults

  init(_ flow: Flow, root: JSONNode, faults: PlacedFaults) {
    self.flow = flow
    self.root = root
    self.faults = faults
  }

  mutating func check(defaultFault: (Field) -> String?) {
  }
}
