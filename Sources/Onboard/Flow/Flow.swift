/// A wizard as data: steps in order, and the prompts that they open.
public struct Flow: Hashable, Sendable {
  /// The name of the flow, for commands and messages.
  public var name: String
  /// What the person sees at the top of each screen.
  public var title: String
  /// The steps, in order.
  public var steps: [Step]
  /// The prompts that buttons, rules and commands open by their ids.
  public var prompts: [Prompt]

  /// Creates a flow.
  public init(name: String, title: String, steps: [Step], prompts: [Prompt] = []) {
    self.name = name
    self.title = title
    self.steps = steps
    self.prompts = prompts
  }

  /// The fields of all steps, then those of all prompts.
  public var allFields: [Field] { steps.flatMap(\.fields) + prompts.flatMap(\.fields) }

  /// The prompt called `id`.
  public func prompt(_ id: String) -> Prompt? {
    prompts.first { $0.id == id }
  }

  /// The field called `id`, of whichever step has it.
  public func field(_ id: String) -> Field? {
    for step in steps {
      if let field = step.fields.first(where: { $0.id == id }) { return field }
    }
    return nil
  }
}

/// One screen of a flow.
public struct Step: Hashable, Sendable {
  /// What a step asks for.
  public enum Kind: Hashable, Sendable {
    /// Fields of its own.
    case form
    /// A look at all answers so far.
    case review
  }

  /// The id, unique among steps and prompts.
  public var id: String
  /// Whether the step asks or reviews.
  public var kind: Kind
  /// The heading.
  public var title: Template
  /// The paragraph under the heading.
  public var text: Template?
  /// The fields, in reading order.
  public var fields: [Field]
  /// The step's own buttons; Submit and Back come after them.
  public var buttons: [Button]
  /// When the step is part of the flow; always, if nil.
  public var when: Condition?
  /// The field that has the focus at first, if it is not the first input.
  public var focus: String?
  /// The text of the Submit button, if it is not the usual one.
  public var submitLabel: Template?
  /// What Return does in those fields that do not say so themselves.
  public var onSubmit: SubmitRule?
  /// What runs when the step is submitted and its fields are right.
  public var action: Action?
  /// When the Submit button can be pressed.
  public var submitEnabled = SubmitEnabled.always
  /// Words that the step publishes while it has the keys, by name.
  ///
  /// They are shown as a ``Template`` is, with answers but no other words in them.
  public var values: [String: String] = [:]
  /// Words that a section publishes while the focus is in it, by section and name.
  ///
  /// They are shown as a ``Template`` is, with answers but no other words in them.
  public var sectionValues: [String: [String: String]] = [:]

  /// When the Submit button of a step can be pressed.
  public enum SubmitEnabled: String, Hashable, Sendable, CaseIterable {
    /// At any time: it goes to what is missing.
    case always
    /// Once nothing is empty that is required.
    case whenComplete
  }
  /// Whether scrolling drops the focus.
  public var scrollDismisses: Bool
  /// Whether a click on nothing drops the focus.
  public var clickDismisses: Bool

  /// Creates a step.
  public init(
    id: String, kind: Kind = .form, title: Template, text: Template? = nil,
    fields: [Field] = [], buttons: [Button] = [], when: Condition? = nil, focus: String? = nil,
    submitLabel: Template? = nil, onSubmit: SubmitRule? = nil, action: Action? = nil,
    scrollDismisses: Bool = false, clickDismisses: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.text = text
    self.fields = fields
    self.buttons = buttons
    self.when = when
    self.focus = focus
    self.submitLabel = submitLabel
    self.onSubmit = onSubmit
    self.action = action
    self.scrollDismisses = scrollDismisses
    self.clickDismisses = clickDismisses
  }
}

/// A question over a step: it takes the keys until one of its buttons closes it.
public struct Prompt: Hashable, Sendable {
  /// The id, unique among steps and prompts.
  public var id: String
  /// The heading.
  public var title: Template
  /// The paragraph under the heading.
  public var text: Template?
  /// The fields, in reading order.
  public var fields: [Field]
  /// The buttons; one of them has the role ``Button/Role/cancel`` or counts as it.
  public var buttons: [Button]
  /// The field or button that has the focus at first, if it is not the first input.
  public var focus: String?
  /// Words that the prompt publishes while it has the keys, by name.
  ///
  /// They are shown as a ``Template`` is, with answers but no other words in them.
  public var values: [String: String] = [:]

  /// Creates a prompt.
  public init(
    id: String, title: Template, text: Template? = nil, fields: [Field] = [],
    buttons: [Button], focus: String? = nil
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.fields = fields
    self.buttons = buttons
    self.focus = focus
  }

  /// The button that Escape presses: the one marked as `cancel`, or the only one.
  public var cancelButton: Button? {
    if let marked = buttons.first(where: { $0.role == .cancel }) { return marked }
    guard buttons.count == 1, let only = buttons.first, only.run == nil,
      only.opens == nil, only.role != .destructive
    else { return nil }
    return only
  }

  /// What is to have the focus at first, if the prompt says so; never a button that destroys.
  var initialFocus: String? {
    buttons.contains { $0.id == focus && $0.role == .destructive } ? nil : focus
  }

  /// The button that Return presses from the last field: the one marked as `default`, else the
  /// first that is neither `cancel` nor `destructive`, else the one that cancels.
  public var defaultButton: Button? {
    buttons.first { $0.role == .default }
      ?? buttons.first { $0.role != .cancel && $0.role != .destructive }
      ?? cancelButton
  }
}

/// A command that a step or a button runs.
public struct Action: Hashable, Sendable {
  /// The argument vector; no shell reads it.
  public var run: [String]
  /// What is shown while it runs.
  public var busy: String?
  /// How long it may take, in milliseconds.
  public var timeout: Int

  /// How long a command may take that does not say so, in milliseconds: a minute.
  public static let usualTimeout = 60_000

  /// Creates an action.
  public init(run: [String], busy: String? = nil, timeout: Int? = nil) {
    self.run = run
    self.busy = busy
    self.timeout = timeout ?? Action.usualTimeout
  }
}
