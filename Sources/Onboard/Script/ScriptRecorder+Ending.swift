/// What a recording ends with, and whether it leads there.
extension ScriptRecorder {
  /// What a run came to, as far as it is no secret: all answers at once if none of them is one.
  func answerLines(of end: Wizard) -> [ScriptCommand] {
    guard case .finished? = end.outcome, case .object(let members) = end.answers else { return [] }
    let shown = members.filter { !secrets.contains($0.name) && !texts.areIn($0.value) }
    if shown.count == members.count { return [.expect(.answers(end.answers))] }
    return shown.filter { end.forms.row($0.name) != nil }
      .map { .expect(.value(field: $0.name, $0.value)) }
  }

  /// The end of the run that the lines make; nil if that is another one, whatever is in the fields
  /// that a secret was typed into.
  var replayed: Wizard? {
    let result = try? ScriptRunner(run.flow, size: initialSize).run(lines.text)
    guard let result, result.failure == nil else { return nil }
    let end = result.run.wizard
    let hidden = fieldsWithSecrets
    return RecordedState(end, without: hidden) == RecordedState(run, without: hidden) ? end : nil
  }

  /// The fields that have a secret in them, though some are no secret ones.
  var fieldsWithSecrets: Set<String> {
    let rows = run.allRows.filter { texts.areIn($0.state.answer) }
    let answered = run.promptAnswers.filter { texts.areIn($0.value) }
    return secrets.union(rows.map(\.id)).union(answered.keys)
  }
}
