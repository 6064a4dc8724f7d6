/// What a number looks like that a person types.
///
/// It is JSON's (RFC 8259): a minus or nothing, digits without zeros in front, a point and digits, an
/// exponent. What is typed stays as it is: `1.50` is not made `1.5`, and nothing is ever read as a
/// number that was not written.
enum NumberText {
  /// Characters of numbers: JSON's, and those that people group digits with or put for the point.
  ///
  /// To ring at a comma and take the rest would make 19 of `1,9`; so it is taken, and found wrong.
  private static let marks: Set<Character> = ["+", "-", ".", "e", "E", ",", "'", "’", "_"]

  /// The text as a number field takes it; nil if something in it is no part of a number.
  ///
  /// Digits of other scripts and the minus sign become those of ASCII.
  static func taken(_ text: String, on keyboard: KeyboardType?) -> String? {
    var result = ""
    for character in text {
      if let digit = character.decimalDigit {
        result.append(Character(Unicode.Scalar(0x30 + digit)))
      } else if character == "\u{2212}" || marks.contains(character) {
        let mark: Character = character == "\u{2212}" ? "-" : character
        guard keyboard?.has(mark) ?? true else { return nil }
        result.append(mark)
      } else {
        return nil
      }
    }
    return result
  }

  /// What is wrong with a text that should be a number, in words; nil if nothing is.
  static func fault(of text: String) -> String? {
    if Decimal(text) != nil { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return if text.contains(where: { ",'’_".contains($0) }) {
      "Only digits, with a point for decimals, such as 1250.5."
    } else if text.hasPrefix("+") {
      "Leave out the plus."
    } else if digits.hasPrefix(".") {
      "Put a digit before the point, such as 0.5."
    } else if text.hasSuffix(".") {
      "Put a digit after the point, or leave it out."
    } else if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      "Leave out the zeros in front."
    } else {
      "This is not a number, such as 12 or -1.5."
    }
  }

  /// The number one above or below, with as many decimals; nil if the text is no number, or has an
  /// exponent.
  static func stepped(_ text: String, up isUp: Bool) -> String? {
    guard Decimal(text) != nil, !text.contains(where: { "eE".contains($0) }) else { return nil }
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    var isNegative = text.hasPrefix("-")
    var whole = digits(parts.first ?? "")
    var fraction = digits(parts.dropFirst().first ?? "")
    if isNegative != isUp {
      whole = raised(whole)
    } else if whole != [0] {
      whole = lowered(whole)
    } else {
      // Across zero: what is over of the one stands on the other side.
      isNegative.toggle()
      if fraction.allSatisfy({ $0 == 0 }) {
        whole = [1]
      } else {
        fraction = Array(raised(fraction.map { 9 - $0 }).suffix(fraction.count))
      }
    }
    let isZero = (whole + fraction).allSatisfy { $0 == 0 }
    let decimals = fraction.isEmpty ? "" : "." + fraction.map(String.init).joined()
    return (isNegative && !isZero ? "-" : "") + whole.map(String.init).joined() + decimals
  }

  private static func digits(_ text: Substring) -> [Int] {
    text.compactMap(\.wholeNumberValue)
  }

  private static func raised(_ digits: [Int]) -> [Int] {
    guard let last = digits.lastIndex(where: { $0 < 9 }) else {
      return [1] + digits.map { _ in 0 }
    }
    return digits[..<last] + [digits[last] + 1] + digits[last...].dropFirst().map { _ in 0 }
  }

  private static func lowered(_ digits: [Int]) -> [Int] {
    guard let last = digits.lastIndex(where: { $0 > 0 }) else { return digits }
    let result = digits[..<last] + [digits[last] - 1] + digits[last...].dropFirst().map { _ in 9 }
    return result.count > 1 && result.first == 0 ? Array(result.dropFirst()) : Array(result)
  }
}

extension KeyboardType {
  /// Whether a mark that may stand in a number is on this keyboard.
  fileprivate func has(_ mark: Character) -> Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad: false
    case .decimalPad: mark == "." || mark == ","
    default: true
    }
  }
}

extension Field {
  /// What a typed or pasted text becomes in this field; nil if it is not for it.
  func taken(_ text: String) -> String? {
    switch kind {
    case .number: NumberText.taken(text, on: keyboardType)
    case .text where keyboardType?.isPad == true: NumberText.taken(text, on: keyboardType)
    default: text
    }
  }

  /// What a paste becomes: blanks around a number were copied with it.
  func takenPaste(_ text: String) -> String? {
    if let whole = taken(text) { return whole }
    let start = text.drop(while: \.isWhitespace)
    return taken(String(start.reversed().drop(while: \.isWhitespace).reversed()))
  }

  /// The number after one step up or down within the bounds, nothing being zero; nil if there is
  /// none that way.
  func stepped(_ text: String, up isUp: Bool) -> String? {
    guard var result = NumberText.stepped(text.isEmpty ? "0" : text, up: isUp),
      let old = Decimal(text.isEmpty ? "0" : text)
    else { return nil }
    for rule in rules {
      guard let new = Decimal(result) else { return nil }
      switch rule {
      case .minimum(let bound) where new < bound: result = bound.text
      case .maximum(let bound) where new > bound: result = bound.text
      default: break
      }
    }
    guard !text.isEmpty, let new = Decimal(result) else { return result }
    return (isUp ? new > old : new < old) ? result : nil
  }
}
