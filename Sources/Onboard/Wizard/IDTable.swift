/// Values by ids: what a dictionary is, for few of them; see ``IDSet``.
public struct IDTable<Value> {
  private var keys = IDSet()
  /// The values, in the order of the ids.
  public private(set) var values: [Value] = []

  init() {}

  /// The value of an id; nil if it has none.
  public internal(set) subscript(id: String) -> Value? {
    get {
      let (index, isThere) = keys.place(of: id)
      return isThere ? values[index] : nil
    }
    set {
      if let newValue { return set(newValue, for: id) }
      let (index, isThere) = keys.place(of: id)
      guard isThere else { return }
      keys.remove(at: index)
      values.remove(at: index)
    }
  }

  /// Gives an id a value.
  mutating func set(_ value: Value, for id: String) {
    let (index, isThere) = keys.place(of: id)
    if isThere {
      values[index] = value
    } else {
      keys.insert(id)
      // Most are made in order.
      if index == values.count { values.append(value) } else { values.insert(value, at: index) }
    }
  }

  /// Whether an id has a value.
  func contains(_ id: String) -> Bool { keys.contains(id) }

  /// Finds something out about the value of an id, if it has one, without a copy of it.
  func read<Result>(_ id: String, _ body: (Value) -> Result) -> Result? {
    let (index, isThere) = keys.place(of: id)
    return isThere ? values.withUnsafeBufferPointer { body($0[index]) } : nil
  }

  /// Changes the value of an id in place, if it has one.
  mutating func update<Result>(_ id: String, _ change: (inout Value) -> Result) -> Result? {
    let (index, isThere) = keys.place(of: id)
    return isThere ? change(&values[index]) : nil
  }

  /// Changes all values in place.
  mutating func updateAll(_ change: (_ id: String, _ value: inout Value) -> Void) {
    for index in values.indices { change(keys.ids[index], &values[index]) }
  }

  /// Removes some of them.
  mutating func removeAll(where isGone: (_ id: String, _ value: Value) -> Bool) {
    for index in values.indices.reversed() where isGone(keys.ids[index], values[index]) {
      keys.remove(at: index)
      values.remove(at: index)
    }
  }
}

extension IDTable: Sendable where Value: Sendable {}
