/// What stands in a recording for what a command said.
struct RecordedReply {
  /// What the command would have written.
  let json: JSON
  /// What that means.
  let verdict: Verdict

  /// - Parameters:
  ///   - secrets: The fields whose answers are left out.
  ///   - sample: Makes an answer of a field up.
  init(
    _ verdict: Verdict, in flow: Flow, without secrets: Set<String>, sample: (String) -> String
  ) {
    let fields = Set(flow.allFields.map(\.id))
    json =
      switch verdict {
      case .accepted(let answers) where answers.allSatisfy({ fields.contains($0.name) }):
        Self.accepting(answers, without: secrets, sample)
      case .accepted: Self.refusing("The command gave an answer that does not belong here.")
      case .refused(let field, let message):
        Self.refusing(message, field: field.flatMap { fields.contains($0) ? $0 : nil })
      case .prompt(let id) where flow.prompt(id) != nil:
        .object([JSON.Member("prompt", .string(id))])
      case .prompt: Self.refusing("The command asked for a prompt that does not exist.")
      case .failed(let message): Self.refusing(message)
      }
    self.verdict = StandIn([], reply: json).verdict ?? verdict
  }

  private static func accepting(
    _ answers: [JSON.Member], without secrets: Set<String>, _ sample: (String) -> String
  ) -> JSON {
    let shown = answers.map { member in
      guard secrets.contains(member.name), member.value != .string("") else { return member }
      // What is no text is no answer to a secret; it must not become one.
      guard case .string = member.value else { return JSON.Member(member.name, .null) }
      return JSON.Member(member.name, .string(sample(member.name)))
    }
    let ok = JSON.Member("ok", .bool(true))
    return .object(shown.isEmpty ? [ok] : [ok, JSON.Member("answers", .object(shown))])
  }

  private static func refusing(_ message: String, field: String? = nil) -> JSON {
    .object(
      [JSON.Member("ok", .bool(false))]
        + (field.map { [JSON.Member("field", .string($0))] } ?? [])
        + [JSON.Member("message", .string(message))])
  }
}
