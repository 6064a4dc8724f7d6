import TTYCore

/// Finds what a script names that the flow does not have, and what this version cannot do.
struct ScriptChecker {
  private let steps: [String]
  private let prompts: [String]
  private let fields: [String: Field]
  private let notes: Set<String>
  private let buttons: Set<String>
  private let runsCommands: Bool

  init(_ flow: Flow, runsCommands: Bool) {
    self.runsCommands = runsCommands
    let all = flow.allFields
    let own = flow.steps.flatMap(\.buttons) + flow.prompts.flatMap(\.buttons)
    let review = flow.steps.contains { $0.kind == .review }
    let rows = review ? flow.steps.flatMap(\.fields).map { "@edit-\($0.id)" } : []
    steps = flow.steps.map(\.id)
    prompts = flow.prompts.map(\.id) + Wizard.ownPrompts.map(\.id)
    fields = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    notes = Set(all.filter { !$0.isInput }.map(\.id))
    buttons = Set(
      (own + Wizard.ownPrompts.flatMap(\.buttons)).map(\.id) + rows
        + [Button.submitID, Button.backID, Wizard.sheetField])
  }

  /// Everything that is wrong, in the order of the script.
  func faults(in script: Script) -> [ScriptFault] {
    faults(in: script.lines, of: script)
  }

  private func faults(in lines: [ScriptLine], of script: Script) -> [ScriptFault] {
    lines.flatMap { line -> [ScriptFault] in
      if case .repeat(_, let body) = line.command { return faults(in: body, of: script) }
      return mistakes(in: line.command).map {
        script.fault($0.message, at: line, suggestion: $0.suggestion)
      }
    }
  }

  private typealias Mistake = (message: String, suggestion: String?)

  private func mistakes(in command: ScriptCommand) -> [Mistake] {
    if let missing = command.missingFeature { return [(missing, nil)] }
    switch command {
    case .allow where !runsCommands:
      return [("commands are not run here; \"reply\" stands in for them", nil)]
    case .autofill(let id, let text): return suggestion(text, for: id)
    case .typeSecret(let id): return self.secret(id)
    case .reply(let standIn): return mistakes(in: standIn)
    case .expect(let expectation): return mistakes(in: expectation)
    default: return []
    }
  }

  private func mistakes(in expectation: ScriptExpectation) -> [Mistake] {
    switch expectation {
    case .step(let id): return unknown("step", id, among: steps)
    case .prompt(let id): return unknown("prompt", id, among: prompts)
    case .focus(let id?):
      if notes.contains(id) { return [("\"\(id)\" is a note, which never has the focus", nil)] }
      if isEntry(id) { return [] }
      if fields[id]?.takesFocus == false {
        return [("\"\(id)\" is a list; its entries have the focus: \(id).1, \(id).2, …", nil)]
      }
      return fields[id] == nil
        ? unknown("field or button", id, among: Array(fields.keys) + Array(buttons)) : []
    case .error(let id, _), .noError(let id), .value(let id, _):
      if notes.contains(id) { return [("\"\(id)\" is a note, which has no answer", nil)] }
      return unknown("field", id, among: Array(fields.keys))
    case .announced(""): return [("every announcement has an empty text in it", nil)]
    default: return []
    }
  }

  private func suggestion(_ text: String, for id: String) -> [Mistake] {
    guard let field = fields[id] else { return unknown("field", id, among: Array(fields.keys)) }
    if !field.takesSuggestions { return [("nothing is offered in \"\(id)\"", nil)] }
    return text.isEmpty || !TextGate.isClean(text)
      ? [("what is offered is one line of text", nil)] : []
  }

  /// Whether an id is that of an entry which a list may have.
  private func isEntry(_ id: String) -> Bool {
    guard let dot = id.lastIndex(of: "."), let number = Int(id[id.index(after: dot)...]) else {
      return false
    }
    return number > 0 && fields[String(id[..<dot])]?.kind == .list
  }

  private func secret(_ id: String) -> [Mistake] {
    guard let field = fields[id] else { return unknown("field", id, among: Array(fields.keys)) }
    switch field.kind {
    case .text, .secure, .number, .oneTimeCode: break
    case .toggle, .choice, .list, .note: return [("nothing can be typed into \"\(id)\"", nil)]
    }
    // What another field holds is known only when the script runs.
    let depends = field.rules.contains { if case .equalsField = $0 { true } else { false } }
    guard !depends, SampleAnswer.valid(for: field, answer: { _ in .null }) == nil else { return [] }
    return [("no answer for \"\(id)\" can be made up; type one", nil)]
  }

  private func mistakes(in standIn: StandIn) -> [Mistake] {
    switch standIn.verdict {
    case .prompt(let id): return unknown("prompt", id, among: prompts)
    case .refused(let id?, _): return unknown("field", id, among: Array(fields.keys))
    case .accepted(let answers):
      return answers.flatMap { unknown("field", $0.name, among: Array(fields.keys)) }
    default: return []
    }
  }

  private func unknown(_ kind: String, _ id: String, among known: [String]) -> [Mistake] {
    guard !known.contains(id) else { return [] }
    return [
      ("the flow has no \(kind) \"\(id)\"", Spelling.nearest(to: id, in: known.sorted()))
    ]
  }
}

extension Wizard {
  /// The prompts that every wizard has, as far as their ids and buttons go.
  fileprivate static let ownPrompts: [Prompt] = {
    let wizard = Wizard(Flow(name: "", title: "", steps: []))
    return [wizard.quitPrompt, wizard.helpPrompt, wizard.errorPrompt, wizard.sheetPrompt]
  }()
}
