/// Lists: what is added to them by Return in another field, and what is taken out.
extension FormStack {
  /// The list that Return in a row adds to now; nil if the row adds to none, or that is hidden.
  func list(collectedBy row: FormRow) -> FormRow? {
    guard let id = row.field.collects, focus.active[id]?.isVisible == true else { return nil }
    return active.row(id)
  }

  /// Return in a field that collects: its text goes to the list, and the field is empty again.
  mutating func collect(from id: String) -> FormResult {
    update(id) { $0.state.tidy($0.field) }
    guard let row = active.row(id), let list = list(collectedBy: row), !row.state.isEmpty,
      let text = row.state.line?.buffer.text
    else { return .noop }
    if let message = entryMessage(for: row, in: list) {
      update(id) { $0.message = message }
      return .invalid(id)
    }
    update(list.id) { $0.state.editList { $0.append(text) } }
    update(id) { $0.state.editLine { $0.replace(with: "") } }
    noteEdit(of: id)
    mendMessage(of: list.id, in: active.id)
    showEntries(in: active.id)
    return .typed
  }

  /// What is wrong with the text of a row as an entry of a list.
  private func entryMessage(for row: FormRow, in list: FormRow) -> String? {
    var field = row.field
    field.collects = nil
    field.required = true
    let most = list.field.mostEntries
    if case .list(let state) = list.state, state.entries.count >= most {
      return "No more than \(most), please: take one out first."
    }
    return FieldCheck.message(for: row.state, of: field) { self.row($0)?.state.answer ?? .null }
  }

  /// Takes an entry out of a list of the active form.
  ///
  /// The focus goes to the entry that takes its place, else to the one before it, else to where the list
  /// is added to.
  mutating func removeEntry(_ number: Int, of list: String) -> FormResult {
    let ids = active.row(list)?.entryIDs ?? []
    guard update(list, { $0.state.editList { $0.remove(number) } ?? false }) == true else {
      return .noop
    }
    noteEdit(of: list)
    if let index = ids.firstIndex(of: "\(list).\(number)"), focused == ids[index] {
      let neighbour = ids.dropFirst(index + 1).first ?? ids[..<index].last
      go(to: neighbour ?? place(toAnswer: list))
    }
    showEntries(in: active.id)
    return .ok
  }

  /// Makes the entries of a form's lists places for the focus, in their order: those that stay keep
  /// what they have.
  mutating func showEntries(in form: String) {
    let lists = (self[form]?.rows ?? []).filter { $0.field.kind == .list }
    guard !lists.isEmpty, let scope = focus[form] else { return }
    let known = Set(scope.fields.map(\.id))
    transaction { forms in
      for row in lists {
        let ids = Set(row.entryIDs)
        for field in scope.fields where row.isEntry(field.id) && !ids.contains(field.id) {
          forms.focus.remove(field.id, in: form)
        }
        var place = row.id
        for field in FocusScope.entries(of: row, isVisible: scope[row.id]?.isVisible ?? true) {
          if !known.contains(field.id) {
            forms.focus.insert(field, at: .after(place), in: form)
          }
          place = field.id
        }
      }
      let order = scope.fields.map(\.id).flatMap { id -> [String] in
        if let list = lists.first(where: { $0.id == id }) { return [id] + list.entryIDs }
        return lists.contains { $0.isEntry(id) } ? [] : [id]
      }
      if forms.focus[form]?.fields.map(\.id) != order { forms.focus.reorder(order, in: form) }
    }
  }

  /// Where one goes who wants to answer a row: to the row or, if it is a list, to the field that adds to
  /// it, else to its first entry.
  func place(toAnswer id: String, in form: String? = nil) -> String {
    let form = self[form ?? active.id]
    guard let row = form?.row(id), row.field.kind == .list else { return id }
    return form?.rows.first { $0.field.collects == id }?.id ?? row.entryIDs.first ?? id
  }
}

extension FormStack {
  /// The row that the focus is in: the one that has it, or the list whose entry has it.
  var rowOfFocus: FormRow? {
    if let row = focusedRow { return row }
    guard case .remove(_, let list)? = focusedButton?.action else { return nil }
    return active.row(list)
  }
}

extension FormRow {
  /// The ids of the entries of a list, which are buttons that take them out.
  var entryIDs: [String] {
    guard case .list(let list) = state else { return [] }
    return list.entries.map { "\(id).\($0.number)" }
  }

  /// Whether an id is that of an entry of the list, one that has gone included.
  func isEntry(_ entry: String) -> Bool {
    entry.hasPrefix("\(id).")
  }
}

extension Form {
  /// The buttons of the lists' entries, in reading order.
  public var entries: [FormButton] {
    rows.flatMap { row -> [FormButton] in
      guard case .list(let list) = row.state else { return [] }
      return list.entries.map { entry in
        FormButton(
          id: "\(row.id).\(entry.number)", label: Template(verbatim: entry.text),
          action: .remove(entry: entry.number, of: row.id))
      }
    }
  }
}

extension FocusScope {
  /// The places of the entries of a list.
  static func entries(of row: FormRow, isVisible: Bool) -> [FocusField] {
    row.entryIDs.map {
      FocusField($0, role: .button, section: row.field.section, isVisible: isVisible)
    }
  }
}

extension FieldState {
  /// Changes the list in place; nil of a field that is none.
  @discardableResult
  mutating func editList<Result>(_ change: (inout ListState) -> Result) -> Result? {
    guard case .list(var list) = self else { return nil }
    defer { self = .list(list) }
    return change(&list)
  }
}

extension Field {
  /// The most entries of a list.
  var mostEntries: Int {
    for case .maximum(let bound) in rules {
      if let most = Int(bound.text) { return min(most, ListState.limit) }
    }
    return ListState.limit
  }
}
