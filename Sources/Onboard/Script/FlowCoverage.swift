/// Which parts of a flow were reached, by one run or by several.
public struct FlowCoverage: Sendable {
  /// A part of a flow.
  public enum Item: Hashable, Sendable {
    /// A step was on the screen.
    case step(String)
    /// A field had the focus, or a note was on the screen.
    case field(String)
    /// A prompt was open.
    case prompt(String)
    /// A button of the flow was pressed.
    case button(String, in: String)
    /// A field showed a message of this kind.
    case message(FieldMessage, of: String)
    /// A step or field was there, or was left out, by its condition.
    case branch(String, Bool)
  }

  /// All parts that there are, in the order of the flow.
  public let items: [Item]
  /// The parts that were reached.
  public private(set) var reached: Set<Item> = []

  /// Nothing of a flow has been reached yet.
  public init(_ flow: Flow) {
    var items: [Item] = []
    func add(_ fields: [Field], _ buttons: [Button], in form: String) {
      for field in fields {
        items.append(.field(field.id))
        items += FieldMessage.all(of: field).map { .message($0, of: field.id) }
        if field.when != nil { items += [.branch(field.id, true), .branch(field.id, false)] }
      }
      items += buttons.map { .button($0.id, in: form) }
    }
    for step in flow.steps {
      items.append(.step(step.id))
      if step.when != nil { items += [.branch(step.id, true), .branch(step.id, false)] }
      add(step.fields, step.buttons, in: step.id)
    }
    for prompt in flow.prompts {
      items.append(.prompt(prompt.id))
      add(prompt.fields, prompt.buttons, in: prompt.id)
    }
    self.items = items
  }

  /// The parts that were not reached, in the order of the flow.
  public var missed: [Item] { items.filter { !reached.contains($0) } }

  /// How much was reached, in percent, rounded down; 100 of a flow without parts.
  public var percentage: Int {
    items.isEmpty ? 100 : (items.count - missed.count) * 100 / items.count
  }

  /// Adds what another run of the same flow reached.
  public mutating func merge(_ other: FlowCoverage) {
    reached.formUnion(other.reached)
  }

  mutating func insert(_ item: Item) {
    reached.insert(item)
  }
}

extension FlowCoverage.Item: CustomStringConvertible {
  /// The part in words.
  public var description: String {
    switch self {
    case .step(let id): "step \(id)"
    case .field(let id): "field \(id)"
    case .prompt(let id): "prompt \(id)"
    case .button(let id, let form): "button \(id) of \(form)"
    case .message(let message, let field): "message of \(field): \(message.words)"
    case .branch(let id, let isThere): "\(id) \(isThere ? "there" : "left out") by its condition"
    }
  }
}
