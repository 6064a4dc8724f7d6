/// The digits of a one-time code in a text that somebody pasted.
///
/// Without letters every decimal digit counts, of any script. In a sentence only a run of exactly
/// the right length is a code, so that years, times and telephone numbers are not taken for one.
struct CodeText {
  /// The digits that were found; more than `length` of them if there were more.
  private(set) var digits: [UInt8] = []
  /// Whether a person must look: there were more digits than slots, or several codes.
  private(set) var isAmbiguous = false

  /// Looks for a code of `length` digits.
  init(_ text: String, length: Int) {
    let scalars = CodeText.withoutControlSequences(text)
    guard scalars.contains(where: \.isLetter) else {
      digits = scalars.compactMap(\.decimalDigit)
      isAmbiguous = digits.count > length
      return
    }
    let runs = CodeText.runs(in: scalars)
    let codes = runs.filter { $0.digits.count == length }
    let whole = codes.filter { !$0.isBroken }
    let candidates = whole.isEmpty ? codes : whole
    if let first = candidates.first {
      digits = first.digits
      isAmbiguous = candidates.contains { $0.digits != first.digits }
    } else if runs.count == 1, runs[0].digits.count < length, CodeText.isOneWord(scalars) {
      digits = runs[0].digits
    }
  }

  /// Digits that belong together.
  private struct Run {
    var digits: [UInt8]
    /// Whether a separator stands between two of them.
    var isBroken: Bool
  }

  private static func runs(in scalars: [Unicode.Scalar]) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    var separators = 0
    for scalar in scalars where scalar.properties.generalCategory != .format {
      if let digit = scalar.decimalDigit {
        if isOpen, separators <= 1 {
          runs[runs.count - 1].digits.append(digit)
          if separators == 1 { runs[runs.count - 1].isBroken = true }
        } else {
          runs.append(Run(digits: [digit], isBroken: false))
        }
        isOpen = true
        separators = 0
      } else if scalar.isCodeSeparator {
        separators += 1
      } else {
        isOpen = false
        separators = 0
      }
    }
    return runs
  }

  private static func isOneWord(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.split(whereSeparator: \.properties.isWhitespace).count == 1
  }

  /// The text without control sequences (ECMA-48: ESC [, parameters, a final byte from @ to ~),
  /// which are copied along from coloured output; the digits in them are no code.
  private static func withoutControlSequences(_ text: String) -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    var isEscape = false
    var isSequence = false
    for scalar in text.unicodeScalars {
      if isSequence {
        isSequence = !("\u{40}"..."\u{7E}").contains(scalar)
      } else if isEscape, scalar == "[" {
        isSequence = true
        isEscape = false
      } else {
        isEscape = scalar == "\u{1B}"
        if !isEscape { kept.append(scalar) }
      }
    }
    return kept
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  fileprivate var isCodeSeparator: Bool {
    switch properties.generalCategory {
    case .spaceSeparator, .dashPunctuation: true
    default: self == "." || self == "\u{B7}" || self == "/" || self == "_" || self == "\u{2212}"
    }
  }
}
