import TTYCore

/// A run of a flow: the whole state as one value, and the one way in which it changes.
///
/// `update` takes an event and gives the effects that the world must see to; drawing is a function
/// of the value. So a run can be driven with or without a terminal, replayed, and tested.
///
/// ```swift
/// var wizard = Wizard(flow)
/// _ = wizard.update(.appeared)
/// let effects = wizard.update(.input(.key(KeyEvent(.enter))))
/// ```
public struct Wizard: Sendable {
  /// What is run.
  public let flow: Flow
  /// The open forms and the focus among them.
  public internal(set) var forms: FormStack
  /// The index of the step that is on the screen.
  public internal(set) var stepIndex: Int
  /// The size of the window, in cells.
  public internal(set) var size: Size
  /// How far each open form is scrolled.
  public internal(set) var scrolls = IDTable<Scroll>()
  /// The command that runs, if one does.
  public internal(set) var activity: Activity? { didSet { waitingForm = activity?.form } }
  /// The id of the form that waits for it.
  private(set) var waitingForm: String?
  /// A word for the person about the last key, shown until the next one.
  var tip: Hint?
  /// How the run ended, once it has.
  public internal(set) var outcome: Outcome?
  /// What is hidden by its condition.
  public internal(set) var hidden: Hidden

  /// What of the screen may look different since ``noteDrawn()``.
  public internal(set) var damage = Damage.all

  /// Whether the event at hand changed the text of the focused field, and nothing else that is seen.
  var isLineEdit = false
  /// The fields whose answers are shown in texts.
  private let quoted: IDSet
  /// These, and the others whose answers something else depends on.
  private let observed: IDSet
  /// Whether the time of an event may matter later: a session then says how much has passed
  /// before it.
  public let keepsTime: Bool
  /// The steps that were submitted.
  var submitted: Set<String> = []
  /// Where the wizard returns to when the step at hand is submitted, if an answer is changed.
  var review: Review?
  /// Whether a Return that comes next belongs to the code that has just moved the wizard on.
  var swallowsReturn = false
  /// The number of the last command.
  var lastRun = 0
  /// Where the focus goes when a prompt is closed, by the prompt's id, if its opener says so.
  var returnTargets: [String: String] = [:]
  /// What is known of the person.
  var suggestions = Suggestions()
  /// What is offered in the field that has the focus; nil if that is to be decided anew.
  var offer: Offer?
  /// The choice that the sheet was opened for.
  var sheetPlace: SheetPlace?
  /// The button that opened a prompt, by the prompt's id, if a step's button did.
  var openers: [String: ButtonPlace] = [:]
  /// How much time has passed since the start, in milliseconds, as far as is known.
  var now = 0
  /// When buttons that were used can be used again, by the same clock.
  var cooling: [ButtonPlace: Int] = [:]
  /// When the wizard is to be told next that time has passed, in milliseconds since the start; nil
  /// if it waits for nothing.
  ///
  /// Until then nothing changes by itself, so a session sleeps.
  public internal(set) var nextDeadline: Int?
  /// Where the help was opened.
  var helpPlace: HelpPlace?
  /// What was answered in prompts that are closed, by field, if it is part of the output.
  var promptAnswers: [String: JSON] = [:]
  /// What was in the secret fields of prompts that are closed.
  var closedSecrets: Set<String> = []
  /// The verdict that waits until the prompt over the form that it is for is closed.
  var heldVerdict: Verdict?
  /// What is shown in the alert of an error.
  var alert: String?
  /// The field at which the last submission stopped.
  var refused: Refused?
  /// Whether the terminal tells which modifiers are held with Return.
  var tellsModifiers = false
  /// Whether the first frame has been drawn.
  var hasAppeared = false

  /// A submission that stopped at a field; the next one that does is another one.
  struct Refused: Hashable, Sendable {
    var field: String
    var number: Int
  }

  /// A row of a review from which an answer is changed.
  struct Review: Hashable, Sendable {
    /// The index of the review among the steps.
    var step: Int
    /// The button of the row.
    var row: String?
  }

  /// How far a form is scrolled.
  public struct Scroll: Hashable, Sendable {
    /// The number of rows of cells above the window.
    public var offset = 0
    /// Whether the person scrolled away from the focus; typing scrolls back to it.
    public var isDetached = false
    /// The rows of cells that a page moves by, as the view reported them.
    public var page = 10
  }

  /// Begins a run of a flow in a window of this size.
  public init(_ flow: Flow, size: Size = .standard) {
    let steps = flow.steps.isEmpty ? [Step(id: "empty", title: "")] : flow.steps
    let stepForms = StepForms(steps)
    let hidden = Hidden(in: flow, stepForms)
    let first = steps.firstIndex { !hidden.steps.contains($0.id) } ?? 0
    let form = Form(steps[first])
    self.flow = Flow(name: flow.name, title: flow.title, steps: steps, prompts: flow.prompts)
    self.size = size.clamped
    self.hidden = hidden
    quoted = flow.quotedFields
    observed = IDSet(quoted.ids + flow.decidingFields)
    keepsTime = flow.steps.contains { $0.buttons.contains { $0.cooldown != nil } }
    stepIndex = first
    forms = FormStack(
      form,
      scope: FocusScope(
        form, focus: steps[first].focus, button: Button.submitID, isMounted: false,
        isVisible: { !hidden.fields.contains($0) }),
      of: stepForms)
    forms.setEnabled([Button.backID], false, in: step.id)
    prepare(step)
    updateButtons()
    updateSubmitButton()
  }

  /// The step that is on the screen, whatever prompts are over it.
  public var step: Step { flow.steps[stepIndex] }

  /// Takes an event.
  /// - Returns: what the world must see to, in order.
  public mutating func update(_ event: WizardEvent) -> [Effect] {
    guard outcome == nil else { return [] }
    if case .timePassed(let time) = event, !pass(to: time) { return [] }
    if case .known(let values, let target) = event, suggestions[target] == values { return [] }
    let hadTip = tip != nil
    isLineEdit = false
    var effects: [Effect] = []
    switch event {
    case .appeared:
      hasAppeared = true
      forms.mount()
    case .resized(let size):
      resize(to: size)
    case .input(let input):
      take(input, &effects)
      if hadTip { isLineEdit = false }
      // Nothing follows from most letters: they are done.
      if isLineEdit, let id = forms.focused, !observed.contains(id) {
        damage = max(damage, .line)
        return effects
      }
    case .clicked(let hit):
      click(hit, &effects)
    case .wheeled(let rows):
      wheel(rows)
    case .permissionNeeded(let id):
      askPermission(for: id)
    case .progress(let id, let fraction, let message):
      guard activity?.id == id else { break }
      activity?.fraction = fraction.map { min(max($0, 0), 1) }
      if let message = message.map(withoutSecrets) { activity?.message = message }
    case .verdict(let id, let verdict):
      take(verdict, for: id, &effects)
    case .known(let values, let target):
      know(values, for: target)
    case .timePassed: break
    case .submit:
      perform(.submitScope, &effects)
    case .focus(let id):
      forms.request(id)
    }
    settle()
    takeHeldVerdict(&effects)
    noteParking()
    updateOffer(&effects)
    let isLine = isLineEdit && !quoted.contains(forms.focused ?? "")
    damage = max(damage, isLine ? .line : .all)
    return effects
  }

  /// Says how to go on where nothing of the step has the focus.
  private mutating func noteParking() {
    let isParked = hasAppeared && forms.focused == nil && prompt == nil && !isBusy
    if isParked {
      tip = tip ?? .parked
    } else if tip == .parked {
      tip = nil
    }
  }

  /// Says that the screen shows the wizard as it is.
  public mutating func noteDrawn() {
    damage = .nothing
  }

  /// Takes a new size: forms are scrolled as far as their focus needs it there, as if they had been
  /// opened at that size.
  mutating func resize(to size: Size) {
    self.size = size.clamped
    scrolls.updateAll { [focus = forms.focus] id, scroll in
      if focus[id]?.focus != nil { scroll.offset = 0 }
    }
  }

  /// Stores what the view found when it drew a form: how far it is scrolled after clamping, and
  /// how many rows a page has.
  public mutating func noteLayout(of form: String, offset: Int, page: Int) {
    var scroll = scrolls[form] ?? Scroll()
    scroll.offset = max(0, offset)
    scroll.page = max(1, page)
    scrolls.set(scroll, for: form)
  }

  /// What follows from a change: conditions, and the messages of fields that were left.
  mutating func settle() {
    let events = forms.focus.takeEvents()
    for case .blur(let form, let id) in events { forms.leave(id, in: form) }
    if !events.isEmpty { scrolls[forms.focus.active.id]?.isDetached = false }
    updateHidden()
    updateButtons()
    updateSubmitButton()
  }
}
