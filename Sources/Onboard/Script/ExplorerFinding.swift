/// Something that is wrong with a flow, as a walk of it found.
public struct ExplorerFinding: Hashable, Sendable {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// Nothing that was tried leads to this part.
    case unreached(FlowCoverage.Item)
    /// Nothing that was tried leads on from this step to the end of the flow; the reason, if it is
    /// known, in words.
    case deadEnd(step: String, reason: String?)
    /// None of the texts that were tried in this field is right, and perhaps another is: nobody knows
    /// how it goes on. Of a secret the texts are left out.
    case unanswered(step: String, field: String, count: Int, tried: [String])
    /// Something is not so that must be so in every flow, in words.
    case broken(String, step: String)
  }

  /// What is wrong.
  public var kind: Kind
  /// The shortest script that was found to lead there; nil for what cannot be reached.
  public var script: String?
}

extension ExplorerFinding: CustomStringConvertible {
  /// What is wrong, on one line.
  public var description: String {
    switch kind {
    case .unreached(.button(let id, let form)): "button \(id) of \(form): never pressed"
    case .unreached(let item): "\(item): never reached"
    case .deadEnd(let step, let reason):
      "step \(step): dead end" + (reason.map { ": \($0)" } ?? "")
    case .unanswered(let step, let field, let count, let tried):
      "step \(step): found no answer to \(field) to go on with, which is not to say that there is "
        + "none; tried \(count) texts"
        + (tried.isEmpty
          ? "" : ", such as \(tried.map(ScriptCommand.quoted).joined(separator: ", "))")
    case .broken(let words, let step): "step \(step): \(words)"
    }
  }
}

/// What a walk of a flow came to.
public struct Exploration: Sendable {
  /// What is wrong: parts that were not reached in the order of the flow, then dead ends, then what
  /// is broken.
  public var findings: [ExplorerFinding]
  /// What was reached of the flow.
  public var coverage: FlowCoverage
  /// How many states were looked at.
  public var stateCount: Int
  /// Whether there were no more states to look at.
  public var isComplete: Bool

  /// Whether something is wrong with the flow for certain.
  ///
  /// Without an answer to go on with, what is not reached may be right.
  public var hasFaults: Bool {
    let isStuck = findings.contains { if case .unanswered = $0.kind { true } else { false } }
    return findings.contains { finding in
      switch finding.kind {
      case .deadEnd, .broken: true
      case .unreached: !isStuck
      case .unanswered: false
      }
    }
  }

  /// What was reached, on one line.
  public var summary: String {
    let counts = FlowCoverage.Item.groups.compactMap { group -> String? in
      let all = coverage.items.filter(group.holds)
      guard !all.isEmpty else { return nil }
      return "\(group.name) \(all.count { coverage.reached.contains($0) }) of \(all.count)"
    }
    let end = isComplete ? "" : ", which is the limit"
    return (counts + ["states \(stateCount)\(end)"]).joined(separator: ", ")
  }
}

extension FlowCoverage.Item {
  /// The kinds of parts, by the words of a summary.
  fileprivate static var groups: [(name: String, holds: (FlowCoverage.Item) -> Bool)] {
    [
      ("steps", { if case .step = $0 { true } else { false } }),
      ("fields", { if case .field = $0 { true } else { false } }),
      ("prompts", { if case .prompt = $0 { true } else { false } }),
      ("buttons", { if case .button = $0 { true } else { false } }),
      ("messages", { if case .message = $0 { true } else { false } }),
      ("branches", { if case .branch = $0 { true } else { false } }),
    ]
  }
}
