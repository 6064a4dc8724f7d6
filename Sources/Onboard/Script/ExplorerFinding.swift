/// Something that is wrong with a flow, or may be, as a walk of it found.
public struct ExplorerFinding: Hashable, Sendable {
  /// Why what was not reached may be right all the same.
  public enum Doubt: Hashable, Sendable {
    /// The walk ended at its limit.
    case limit
    /// Not every kind of answer was found, or tried together with the others.
    case answers
  }

  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// Nothing that was tried leads to this part; nothing at all does if there is no doubt.
    case unreached(FlowCoverage.Item, Doubt?)
    /// Nothing leads on from this step to the end of the flow; the reason, if it is known, in words.
    case deadEnd(step: String, reason: String?)
    /// Nothing that was tried leads on from this step, and perhaps something else does.
    case stuck(step: String)
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
    case .unreached(let item, let doubt): "\(item): \(Self.words(for: item, doubt))"
    case .stuck(let step): "step \(step): found no way on by the answers that were tried"
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

  private static func words(for item: FlowCoverage.Item, _ doubt: Doubt?) -> String {
    let verb = if case .button = item { "pressed" } else { "reached" }
    return switch doubt {
    case nil: "never \(verb)"
    case .limit: "not \(verb) within the limit"
    case .answers: "not \(verb) by the answers that were tried"
    }
  }

  /// Whether it is certain.
  public var isFault: Bool {
    switch kind {
    case .deadEnd, .broken: true
    case .unreached(_, let doubt): doubt == nil
    case .stuck, .unanswered: false
    }
  }
}

/// What a walk of a flow came to.
public struct Exploration: Sendable {
  /// What is wrong, or may be: parts that were not reached in the order of the flow, then dead ends,
  /// then what is broken.
  public var findings: [ExplorerFinding]
  /// What was reached of the flow.
  public var coverage: FlowCoverage
  /// How many states were looked at.
  public var stateCount: Int
  /// Whether there were no more states to look at.
  public var isComplete: Bool

  /// Whether something is wrong with the flow for certain.
  public var hasFaults: Bool { findings.contains(where: \.isFault) }

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
