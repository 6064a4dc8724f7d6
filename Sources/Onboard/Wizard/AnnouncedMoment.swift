/// What was told of a wizard at a moment, to be compared with the next one.
struct AnnouncedMoment {
  private struct OpenPrompt: Hashable {
    var id: String
    /// Tells it from one of the same name that was open before.
    var instance: Int
    var title: String
  }

  private let step: String
  private let prompts: [OpenPrompt]
  /// Which form has the keys.
  private let form: Int
  private let focus: String?
  private let section: String?
  /// What is in the focused field, if it has an inside; a text would be copied at each key.
  private let inside: FieldState?
  private let messages: [String: String]
  /// The last submission that stopped at a field: its message is told though it is not new.
  private let refused: Wizard.Refused?
  private let lists: [String: ListState]
  private let notice: String?
  private let offer: String?
  private let hint: String?
  private let activity: String?
  private let dimmed: Set<String>
  private let outcome: Outcome?

  init(of wizard: Wizard) {
    let scope = wizard.forms.focus.active
    let row = wizard.forms.focusedRow
    step = wizard.step.id
    prompts = wizard.forms.focus.scopes.compactMap { scope in
      wizard.openPrompt(scope.id).map {
        OpenPrompt(id: scope.id, instance: scope.instance, title: wizard.text($0.title))
      }
    }
    form = scope.instance
    focus = scope.focus
    section = wizard.forms.rowOfFocus?.field.section
    // A text is heard as it is typed.
    inside = if case .text? = row?.state { nil } else { row?.state }
    notice = row?.state.line?.notice
    messages = Dictionary(
      Self.shownRows(of: wizard).compactMap { row in row.message.map { (row.id, $0) } },
      uniquingKeysWith: { $1 })
    refused = wizard.refused
    var lists: [String: ListState] = [:]
    for row in Self.shownRows(of: wizard) {
      if case .list(let list) = row.state { lists[row.id] = list }
    }
    self.lists = lists
    offer = wizard.ghost == nil ? nil : wizard.offer.map { String($0.characters) }
    hint = wizard.hint
    activity = wizard.activity.map(Self.words)
    outcome = wizard.outcome
    dimmed = Set(wizard.forms.active.buttons.map(\.id).filter { scope[$0]?.isEnabled == false })
  }

  private static func shownRows(of wizard: Wizard) -> [FormRow] {
    wizard.forms.focus.scopes.flatMap { scope in
      (wizard.forms[scope.id]?.rows ?? []).filter { scope[$0.id]?.isVisible ?? false }
    }
  }

  /// What runs; of how far it is only the tens, so that it is not told at every percent.
  private static func words(for activity: Wizard.Activity) -> String {
    let percent = activity.fraction.map { ", \(Int($0 * 10) * 10) %" } ?? ""
    return "Busy: \(activity.message ?? "Working")\(percent)"
  }

  /// The lines that tell what is new since an earlier moment, or everything if there was none.
  func lines(since old: AnnouncedMoment?, _ wizard: Wizard) -> [String] {
    // What has gone from the screen with the run is not told of any more.
    if let outcome { return old?.outcome == outcome ? [] : AnnouncementWords.end(outcome) }
    let words = AnnouncementWords(wizard)
    var lines: [String] = []
    for prompt in (old?.prompts ?? []).reversed() where !prompts.contains(prompt) {
      lines.append("Prompt closed: \(prompt.title)")
    }
    if old?.step != step { lines.append(words.step) }
    for prompt in prompts where old?.prompts.contains(prompt) != true {
      lines += wizard.openPrompt(prompt.id).map { [words.prompt($0)] } ?? []
    }
    let hasMoved = old?.form != form || old?.focus != focus
    for row in Self.shownRows(of: wizard) {
      let isToldAgain = old?.refused != refused && refused?.field == row.id
      guard let message = row.message, isToldAgain || old?.messages[row.id] != message
      else { continue }
      // The line of the focus says it.
      if hasMoved, row.id == focus { continue }
      lines.append("\(words.label(of: row)), error: \(message)")
    }
    for row in Self.shownRows(of: wizard) {
      guard let list = lists[row.id], let before = old?.lists[row.id], list != before else {
        continue
      }
      lines += words.change(from: before, to: list, of: row)
    }
    if let activity, old?.activity != activity { lines.append(activity) }
    if hasMoved {
      if let focus = words.focus(enteringSection: section != old?.section) {
        lines.append(focus)
      } else if old != nil, !wizard.isBusy {
        lines.append("Nothing has the focus.")
      }
    } else {
      lines += inner(since: old, words)
    }
    if let hint, old?.hint != hint { lines.append(hint) }
    return lines
  }

  /// What changed where the focus stayed.
  private func inner(since old: AnnouncedMoment?, _ words: AnnouncementWords) -> [String] {
    var lines: [String] = []
    if let old = old?.inside, let inside, old != inside {
      lines += words.change(from: old, to: inside).map { [$0] } ?? []
    }
    if let offer, offer != old?.offer { lines.append(AnnouncementWords.offer(offer)) }
    if let notice, notice != old?.notice { lines += words.notice(notice).map { [$0] } ?? [] }
    lines += words.buttons(dimmed.symmetricDifference(old?.dimmed ?? []), dimmed: dimmed)
    return lines
  }
}
