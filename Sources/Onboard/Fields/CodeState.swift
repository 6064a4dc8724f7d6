/// A one-time code: slots for digits, and the slot that the next one goes to.
///
/// The rules are those of SwiftUI-like code fields: a digit moves on, the last one completes,
/// Backspace clears a filled slot in place and else enters the previous one.
public struct CodeState: Hashable, Sendable {
  /// What an edit did.
  public enum Change: Hashable, Sendable {
    /// Nothing in it was for a code.
    case rejected
    /// There was nothing to do.
    case none
    /// The code changed.
    case typed
    /// The code changed, and with it is whole: it may go on by itself.
    case completed
    /// The slots are full, but there were more digits, or several codes: nothing goes on by itself.
    case over
  }

  /// The digits, 0 to 9; nil is an empty slot.
  public private(set) var slots: [UInt8?]
  /// The slot under the insertion point.
  public private(set) var position = 0

  /// Creates an empty code of `length` slots, one at least.
  public init(length: Int) {
    slots = Array(repeating: nil, count: max(1, length))
  }

  /// The digits in order, without the empty slots.
  public var text: String {
    String(slots.compactMap { $0 }.map { Character(Unicode.Scalar(UInt8(ascii: "0") + $0)) })
  }

  /// Whether no slot is filled.
  public var isEmpty: Bool { slots.allSatisfy { $0 == nil } }
  /// Whether every slot is filled.
  public var isWhole: Bool { slots.allSatisfy { $0 != nil } }

  /// What is in a slot, as text.
  public func text(at slot: Int) -> String {
    guard slots.indices.contains(slot), let digit = slots[slot] else { return "" }
    return String(digit)
  }

  /// Puts the insertion point where a person who comes to the code goes on: the first empty slot,
  /// else the last one.
  public mutating func enter() {
    position = slots.firstIndex { $0 == nil } ?? slots.count - 1
  }

  /// Moves to a slot.
  /// - Returns: whether the position changed.
  @discardableResult
  public mutating func move(to slot: Int) -> Bool {
    let target = min(max(0, slot), slots.count - 1)
    defer { position = target }
    return target != position
  }

  /// Types one character.
  public mutating func type(_ character: Character) -> Change {
    guard let digit = character.decimalDigit else { return .rejected }
    let wasWhole = isWhole
    let isLast = position == slots.count - 1
    slots[position] = digit
    position = isLast ? (slots.firstIndex { $0 == nil } ?? position) : position + 1
    return isWhole && (!wasWhole || isLast) ? .completed : .typed
  }

  /// Clears the slot, or if it is empty the one before it, and goes there.
  public mutating func deleteBackward() -> Change {
    if slots[position] == nil {
      guard position > 0 else { return .none }
      position -= 1
    }
    slots[position] = nil
    return .typed
  }

  /// Clears the slot in place.
  public mutating func deleteForward() -> Change {
    guard slots[position] != nil else { return .none }
    slots[position] = nil
    return .typed
  }

  /// Clears every slot.
  public mutating func clear() -> Change {
    guard !isEmpty else { return .none }
    slots = Array(repeating: nil, count: slots.count)
    position = 0
    return .typed
  }

  /// Takes the digits of a pasted text.
  ///
  /// A whole code fills all slots from the first; a part goes in from the insertion point.
  public mutating func paste(_ text: String) -> Change {
    let found = CodeText(text, length: slots.count)
    guard !found.digits.isEmpty else { return .rejected }
    if found.digits.count >= slots.count {
      slots = found.digits.prefix(slots.count).map { $0 }
      position = slots.count - 1
      return found.isAmbiguous ? .over : .completed
    }
    var slot = position
    for digit in found.digits where slot < slots.count {
      slots[slot] = digit
      slot += 1
    }
    if isWhole {
      position = slots.count - 1
      return .completed
    }
    position = slot < slots.count ? slot : (slots.firstIndex { $0 == nil } ?? slots.count - 1)
    return .typed
  }
}

extension Character {
  /// The value of a decimal digit of any script (General_Category Nd), if it is one.
  var decimalDigit: UInt8? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    return scalar.decimalDigit
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script (General_Category Nd), if it is one.
  var decimalDigit: UInt8? {
    guard properties.generalCategory == .decimalNumber, let value = properties.numericValue,
      value >= 0, value <= 9
    else { return nil }
    return UInt8(value)
  }
}
