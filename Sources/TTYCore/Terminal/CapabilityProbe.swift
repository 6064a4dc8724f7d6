/// Asks a terminal what it can do, and keeps what it answers.
///
/// It does no I/O: it gives the bytes to send and is fed the reports that come. Nothing waits for
/// it; answers come late, in any order, in part or never, and each raises what it tells.
///
/// Two batches, because some terminals print parts of what they do not understand (QTerminal and
/// Zutty do, of DECRQM and of kitty's query). The first, with the first frame, is safe everywhere:
/// text whose width is asked for by the cursor's place (CPR), and the primary attributes (DA1),
/// which every terminal answers. DA1 comes last and is the fence: answers come in order, so what
/// has not come before it does not come. The second follows the first fence, and only to terminals
/// that by their answer or by `TERM` swallow what they do not know.
public struct CapabilityProbe: Sendable {
  /// What is known so far.
  public private(set) var capabilities = TerminalCapabilities()
  /// Whether an answer to DA1 is due: whoever leaves now should wait for it a little, or it may be
  /// typed at the shell.
  public var isFenceOutstanding: Bool { fences > 0 }
  /// Whether an answer to `CSI 6 n` is due, which the decoder has to know.
  public var isCursorReportPending: Bool { cursorReports > 0 }

  private let environment: TerminalEnvironment
  private let measuresWidth: Bool
  private var fences = 0
  private var cursorReports = 0
  private var hasBegun = false
  private var hasAskedMore = false
  private var mayAskMore = true

  /// Creates a probe for a terminal of this size, in cells; nothing has been asked yet.
  public init(environment: TerminalEnvironment, size: Size) {
    self.environment = environment
    // A character of several bytes may be control characters to a terminal that is not UTF-8. The
    // text needs three rows of eight cells.
    measuresWidth = environment.locale.isUTF8 && size.columns >= 8 && size.rows >= 3
  }

  /// The first batch, to be written before the first frame and with it; empty for a terminal that
  /// is not to be asked.
  ///
  /// The text stands on the rows that its answers name, and is erased again.
  public mutating func begin() -> [UInt8] {
    guard environment.answersQueries, !hasBegun else { return [] }
    hasBegun = true
    fences = 1
    guard measuresWidth else { return Array(Self.primaryAttributes.utf8) }
    cursorReports = WidthQuestion.allCases.count
    var questions = ""
    for question in WidthQuestion.allCases {
      questions += "\u{1b}[\(question.rawValue)H\(question.text)\u{1b}[6n"
    }
    return Array((questions + "\u{1b}[H\u{1b}[J" + Self.primaryAttributes).utf8)
  }

  /// Takes a report and returns what to send next, which is nothing but once.
  public mutating func feed(_ report: Report) -> [UInt8] {
    switch report {
    case .cursor(let row, let column):
      if hasBegun && measuresWidth { measure(row: row, column: column) }
    case .primaryAttributes(let attributes): return passFence(attributes)
    case .kittyFlags: capabilities.hasKittyKeyboard = hasAskedMore
    case .mode(let mode, let value): learn(mode: mode, value: value)
    case .foreground(let color): capabilities.foreground = color
    case .background(let color): capabilities.background = color
    default: break
    }
    return []
  }

  /// Asks nothing more, because the terminal is about to be left.
  public mutating func end() {
    mayAskMore = false
  }

  private mutating func measure(row: Int, column: Int) {
    cursorReports = max(0, cursorReports - 1)
    guard let question = WidthQuestion(rawValue: row) else { return }
    let width = column - 1
    switch question {
    case .cluster where width == 2 || width == 4: capabilities.capsClusters = width == 2
    case .emoji where width == 1 || width == 2:
      capabilities.widensEmojiPresentation = width == 2
    case .ambiguous where (3...6).contains(width): capabilities.widensAmbiguous = width > 3
    default: break
    }
  }

  private mutating func passFence(_ attributes: String) -> [UInt8] {
    guard fences > 0 else { return [] }
    fences -= 1
    cursorReports = 0
    guard mayAskMore, !hasAskedMore, environment.swallowsUnknownQueries || Self.isSafe(attributes)
    else { return [] }
    hasAskedMore = true
    fences += 1
    return Array(Self.secondBatch.utf8)
  }

  /// DECRPM: 1 and 2 are a mode that can be switched, 3 one that is always on; 0 and 4 are of no
  /// use.
  ///
  /// What was measured is surer than mode 2027.
  private mutating func learn(mode: Int, value: Int) {
    guard hasAskedMore else { return }
    switch mode {
    case 2026: capabilities.synchronizesOutput = (1...2).contains(value)
    case 2027 where value == 1 || value == 3:
      capabilities.capsClusters = capabilities.capsClusters ?? true
    case 2048: capabilities.reportsSize = (1...2).contains(value)
    default: break
    }
  }

  /// Whether a terminal with these attributes swallows what it does not understand.
  ///
  /// Those of level 2 and up (VT220) do. Zutty does not and claims level 4, but neither of the
  /// features 18 and 28 (windows, rectangles), which the others of that level have.
  private static func isSafe(_ attributes: String) -> Bool {
    let numbers = attributes.split(separator: ";").compactMap { Int($0) }
    guard let level = numbers.first, (61...65).contains(level) else { return false }
    return level != 64 || numbers.contains(18) || numbers.contains(28)
  }

  private static let primaryAttributes = "\u{1b}[c"
  /// Kitty's flags, DECRQM of three modes, the two colours, and the fence.
  ///
  /// BEL ends the colours' queries, as some terminals do not understand ST there.
  private static let secondBatch =
    "\u{1b}[?u\u{1b}[?2026$p\u{1b}[?2027$p\u{1b}[?2048$p"
    + "\u{1b}]10;?\u{7}\u{1b}]11;?\u{7}" + primaryAttributes
}

/// A text whose width tells something; the raw value is the row on which it is written, by which
/// the answers are told apart.
private enum WidthQuestion: Int, CaseIterable {
  case cluster = 1
  case emoji
  case ambiguous

  var text: String {
    switch self {
    // A woman, a joiner, a computer: 2 cells as a cluster, 4 as a sum.
    case .cluster: "\u{1f469}\u{200d}\u{1f4bb}"
    // A heart with the emoji variation selector: 2 cells or 1.
    case .emoji: "\u{2764}\u{fe0f}"
    // A line, a bullet and an ellipsis: 3 cells, or more where any of them is wide.
    case .ambiguous: "─•…"
    }
  }
}
