import TTYCore

/// A walk by keys that are pressed at random, by somebody who mostly gives right answers.
struct ExplorerWalk {
  /// The run as it is now.
  private(set) var run: UndrawnRun
  /// Where the numbers come from.
  private(set) var random: ExplorerRandom
  private let replies: ExplorerReplies
  private let generator: AnswerGenerator

  init(
    _ run: UndrawnRun, replies: ExplorerReplies, generator: AnswerGenerator, random: ExplorerRandom
  ) {
    self.run = run
    self.replies = replies
    self.generator = generator
    self.random = random
  }

  private static let keys: [KeyEvent] = [
    KeyEvent(.tab), KeyEvent(.tab), KeyEvent(.tab, .shift), KeyEvent(.enter), KeyEvent(.enter),
    KeyEvent(.space), KeyEvent(.escape), KeyEvent(.up), KeyEvent(.down), KeyEvent(.left),
    KeyEvent(.right), KeyEvent(.home), KeyEvent(.end), KeyEvent(.backspace), KeyEvent(.delete),
    KeyEvent(.pageUp), KeyEvent(.pageDown), KeyEvent(.function(1)), KeyEvent(.function(6)),
    KeyEvent(.function(6), .shift), KeyEvent(.function(9)), KeyEvent(.function(10)),
    KeyEvent(.enter, .alt), KeyEvent(.character("n"), .control),
    KeyEvent(.character("p"), .control),
    KeyEvent(.character("k"), .control), KeyEvent(.character("w"), .control),
    KeyEvent(.character("y"), .control), KeyEvent(.character("_"), .control),
    KeyEvent(.character("?")), KeyEvent(.character("x")), KeyEvent(.character("7")),
  ]

  /// Does something.
  ///
  /// - Returns: The lines that do it.
  mutating func step(noting coverage: inout FlowCoverage) -> [ScriptCommand] {
    let move = choose()
    let before = run
    for (index, line) in move.enumerated() {
      run.play(line, noting: &coverage)
      guard let request = run.unanswered else { continue }
      let options = replies.options(for: request, in: run.wizard)
      guard let option = options.randomElement(using: &random) else { return [] }
      // The command gets its answer before it is asked for it.
      run = before
      let lines = Array(move[..<index]) + [.reply(option.before), line] + option.after
      for line in lines { run.play(line, noting: &coverage) }
      if run.unanswered == nil { return lines }
      run = before
      return []
    }
    return move
  }

  private mutating func choose() -> [ScriptCommand] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0...5:
      let moves = ExplorerMoves(run.wizard, generator).all
      return moves.randomElement(using: &random) ?? []
    case 6: return [.paste(random.word())]
    case 7:
      let columns = Int.random(in: 1...90, using: &random)
      let rows = Int.random(in: 1...30, using: &random)
      return [.resize(Size(columns: columns, rows: rows))]
    default: return Self.keys.randomElement(using: &random).map { [.press($0)] } ?? []
    }
  }
}
