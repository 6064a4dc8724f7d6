@testable import Onboard

/// A scope of a vector as the program has it: a form, and what the focus knows of it.
///
/// Several fields of a vector that are one to Tab are one row with an inner position: the slots of
/// a code, the options of a choice, the cards of a section.
struct VectorForm {
  /// A row that stands for several fields.
  struct Group {
    let id: String
    var members: [VectorField] = []
    /// What completes the code, if it is one.
    var completion: Field.Completion?
    var style = ChoiceState.Style.list
    var checked: String?

    var options: [Field.Option] {
      members.filter(\.isVisible).map {
        Field.Option(
          value: $0.id, disabled: $0.isEnabled && $0.canFocus ? nil : "disabled")
      }
    }

    /// What the focus knows of the row.
    var focusField: FocusField {
      let shown = members.filter(\.isVisible)
      return FocusField(
        id, section: members.first?.section, isEnabled: shown.contains(where: \.isEnabled),
        isVisible: !shown.isEmpty, canFocus: shown.contains(where: \.canFocus),
        isTabStop: shown.contains(where: \.isTabStop))
    }
  }

  /// The rows that stand for several fields, by id.
  var groups: [String: Group] = [:]
  private let kinds: [String: VectorScope.Group]
  private(set) var form: Form
  private(set) var scope: FocusScope
  let viewport: Int?

  init(_ vector: VectorScope) throws {
    guard let kind = FocusScope.Kind(rawValue: vector.kind) else {
      throw VectorObject.Fault(description: "\(vector.id): unknown kind \(vector.kind)")
    }
    kinds = vector.groups
    viewport = vector.viewport
    form = Form(id: vector.id, isStep: kind == .step, rows: [])
    scope = FocusScope(vector.id, fields: [])
    var rowIDs: [String] = []
    for field in vector.fields {
      let id = rowID(of: field)
      if id == field.id || groups[id] == nil { rowIDs.append(id) }
      if id != field.id { try add(field) }
    }
    var fields: [FocusField] = []
    for id in rowIDs {
      if let group = groups[id] {
        form.rows.append(try formRow(of: group))
        fields.append(group.focusField)
      } else if let field = vector.fields.first(where: { $0.id == id }) {
        if let row = formRow(of: field) { form.rows.append(row) }
        if let button = button(of: field) { form.buttons.append(button) }
        fields.append(try focusField(of: field))
      }
    }
    form.values = vector.values
    form.sectionValues = vector.sections
    scope = FocusScope(
      vector.id, kind: kind, fields: fields,
      defaultFocus: vector.defaultFocus.map { rowID(of: $0) },
      autofocus: vector.autofocus, wraps: vector.wraps, isMounted: vector.isMounted,
      isBusy: vector.isBusy, isDismissible: vector.isDismissible, statics: vector.statics)
  }

  /// The id of the row that a new field belongs to.
  func rowID(of field: VectorField) -> String {
    field.group ?? (field.grid == nil ? field.id : "grid-\(field.section ?? "")")
  }

  /// The id of the row that has the field called `id`.
  func rowID(of id: String) -> String {
    groups.values.first { $0.members.contains { $0.id == id } }?.id ?? id
  }

  /// The field called `id`, if it is part of a row with others.
  func member(_ id: String) -> VectorField? {
    groups.values.lazy.compactMap { $0.members.first { $0.id == id } }.first
  }

  /// Adds a field to the row that it belongs to.
  mutating func add(_ field: VectorField) throws {
    let id = rowID(of: field)
    var group = groups[id] ?? Group(id: id)
    group.members.append(field)
    if field.grid != nil {
      group.style = .cards(columns: (group.members.compactMap { $0.grid?.last }.max() ?? 0) + 1)
    } else if let kind = kinds[id] {
      group.checked = kind.checked
      switch kind.kind {
      case "radio": group.style = .radio
      case "roving": group.style = .list
      case "otp":
        group.completion = Field.Completion(rawValue: kind.onComplete)
      default: throw VectorObject.Fault(description: "\(id): unknown kind \(kind.kind)")
      }
    }
    groups[id] = group
  }

  // MARK: - Rows

  func formRow(of group: Group) throws -> FormRow {
    let kind: Field.Kind =
      group.completion.map { .oneTimeCode(length: group.members.count, onComplete: $0) }
      ?? .choice(group.options)
    let first = group.members.first
    var row = FormRow(
      Field(id: group.id, kind: kind, label: Template(""), section: first?.section),
      rule: first.map(rule(of:)) ?? .next)
    if case .choice(var choice) = row.state {
      choice.style = group.style
      choice.setValue(group.checked)
      row.state = .choice(choice)
    }
    if group.members.contains(where: { !$0.isValid }) { row.refusal = "invalid" }
    guard group.members.allSatisfy({ $0.value.isEmpty && $0.values.isEmpty }) else {
      throw VectorObject.Fault(description: "\(group.id): its members have values")
    }
    return row
  }

  func formRow(of field: VectorField) -> FormRow? {
    guard field.role == "input" else { return nil }
    var row = FormRow(
      Field(id: field.id, kind: .text, label: Template(""), section: field.section),
      rule: rule(of: field))
    row.state.setAnswer(.string(field.value))
    row.refusal = field.isValid ? nil : "invalid"
    row.values = field.values
    return row
  }

  func button(of field: VectorField) -> FormButton? {
    field.role == "button" ? FormButton(id: field.id, label: "", action: .close) : nil
  }

  func focusField(of field: VectorField) throws -> FocusField {
    guard let role = FocusField.Role(rawValue: field.role) else {
      throw VectorObject.Fault(description: "\(field.id): unknown role \(field.role)")
    }
    return FocusField(
      field.id, role: role, section: field.section, isEnabled: field.isEnabled,
      isVisible: field.isVisible, canFocus: field.canFocus, isTabStop: field.isTabStop)
  }

  private func rule(of field: VectorField) -> SubmitRule {
    switch field.onSubmit {
    case .next: .next
    case .submit: .submit
    case .done: .done
    case .none: .none
    case .focus(let id): .focus(rowID(of: id))
    }
  }
}
