import TTYCore

/// What the commands of a flow may say.
struct ExplorerReplies {
  /// More fields than these are not found wrong by a command.
  private static let refusals = 3

  /// The prompts that nothing but a command can open.
  private let prompts: [String]

  init(_ flow: Flow) {
    let buttons = flow.steps.flatMap(\.buttons) + flow.prompts.flatMap(\.buttons)
    let fields = flow.allFields
    let rules = flow.steps.compactMap(\.onSubmit) + fields.compactMap(\.onSubmit)
    var opened = Set(buttons.compactMap(\.opens))
    for case .opens(let id) in rules { opened.insert(id) }
    prompts = flow.prompts.map(\.id).filter { !opened.contains($0) }
  }

  /// Whether a flow runs commands.
  static func areAsked(for flow: Flow) -> Bool {
    flow.steps.contains { $0.action != nil }
      || (flow.steps.flatMap(\.buttons) + flow.prompts.flatMap(\.buttons))
        .contains { $0.run != nil }
  }

  /// The lines that may stand before the one that runs a command, and what must follow on it.
  func options(
    for request: RunRequest, in wizard: Wizard
  ) -> [(before: StandIn, after: [ScriptCommand])] {
    let form = wizard.activity.flatMap { wizard.forms[$0.form] }
    let fields = (form?.rows ?? []).filter { $0.field.isInput && wizard.isVisible($0.field) }
    let replies =
      [object([("ok", .bool(true))])]
      + fields.prefix(Self.refusals).map { row in
        object([
          ("ok", .bool(false)), ("field", .string(row.id)), ("message", .string("Not this one.")),
        ])
      }
      + [object([("ok", .bool(false)), ("message", .string("Not now."))])]
      + prompts.map { object([("prompt", .string($0))]) }
    let ended = replies.map { reply in
      (before: StandIn(request.command, reply: reply), after: [ScriptCommand]())
    }
    let cancelled = StandIn(
      request.command, reply: replies[0], delay: DurationText.maximum)
    return ended + [(cancelled, [.press(KeyEvent(.escape))])]
  }

  private func object(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { JSON.Member($0.0, $0.1) })
  }
}
