/// Keeps secrets out of what a failure says.
struct SecretMask {
  static let mask = Wizard.secretMask

  private var secrets = SecretTexts()

  /// Knows the secrets of a run: what is in its secret fields, and what was left in them.
  init(_ run: ScriptedRun) {
    for secret in run.secretTexts { secrets.insert(secret) }
    for row in run.wizard.secretRows {
      if case .string(let text) = row.state.answer { secrets.insert(text) }
    }
  }

  /// The text in quotes; a mask if it has to do with a secret.
  func quoted(_ text: String) -> String {
    ScriptCommand.quoted(hides(text) ? SecretMask.mask : text)
  }

  /// The value as JSON; a mask for every text in it that has to do with a secret, and for the
  /// members that are called like one of `hidden`.
  func text(_ value: JSON, hiding hidden: Set<String> = []) -> String {
    masked(value, hidden).text
  }

  private func masked(_ value: JSON, _ hidden: Set<String>) -> JSON {
    switch value {
    case .string(let text): .string(hides(text) ? SecretMask.mask : text)
    case .array(let elements): .array(elements.map { masked($0, hidden) })
    case .object(let members):
      .object(
        members.map { member in
          let isHidden = hidden.contains(member.name) && member.value != .string("")
          return JSON.Member(
            member.name, isHidden ? .string(SecretMask.mask) : masked(member.value, hidden))
        })
    case .null, .bool, .number: value
    }
  }

  /// Nothing hangs on what a failure says, so a part of a secret is left out too.
  private func hides(_ text: String) -> Bool {
    secrets.areIn(text)
      || (text.count >= Wizard.shortestSecret && secrets.texts.contains { $0.contains(text) })
  }
}
