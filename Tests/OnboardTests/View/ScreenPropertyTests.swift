import Onboard
import TTYCore
import Testing

/// What holds of every screen of every flow, whatever is pressed in whatever window.
@Suite struct ScreenPropertyTests {
  private static let keys = [
    "\t", "\t", Keys.backTab, "\r", "\r", Keys.up, Keys.down, Keys.left, Keys.right, Keys.home,
    Keys.escape, Keys.help, Keys.back, Keys.interrupt, Keys.pageUp, Keys.pageDown,
    Keys.backspace, " ", "?", "\u{e}", "\u{10}",
  ]
  private static let typed = [
    "a", "7", "@example.com", "漢字", "👨‍👩‍👧", "e\u{301}", "שלום",
    "\u{1b}[200~a long paste with\nline breaks and \u{202e}more\u{1b}[201~",
  ]
  private static let sizes = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 1), Size(columns: 1, rows: 9),
    Size(columns: 3, rows: 3), Size(columns: 12, rows: 4), Size(columns: 20, rows: 6),
    Size(columns: 30, rows: 8), Size(columns: 40, rows: 12), Size(columns: 59, rows: 15),
    Size(columns: 80, rows: 10), .standard, Size(columns: 200, rows: 60),
  ]

  /// A run of a random flow, and what to do in it.
  private struct Walk {
    var run: WizardRun
    var random: SeededGenerator

    init(seed: UInt64) {
      var flows = RandomFlow(seed: seed)
      random = SeededGenerator(seed: seed ^ 0xabcdef)
      let size = sizes.randomElement(using: &random) ?? .standard
      let glyphs = Bool.random(using: &random) ? Glyphs.unicode : .ascii
      run = WizardRun(
        flows.flow(), size: size, glyphs: glyphs,
        theme: Theme.all.randomElement(using: &random) ?? .standard)
    }

    /// Presses a key, types what suits the field, resizes, or lets a command go on.
    mutating func step() {
      if let activity = run.wizard.activity, Bool.random(using: &random) {
        let isDone = Bool.random(using: &random)
        return run.update(
          isDone
            ? .verdict(activity.id, .accepted(answers: []))
            : .progress(activity.id, fraction: 0.4, message: "On the way"))
      }
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        run.update(.resized(sizes.randomElement(using: &random) ?? .standard))
      case 1...4:
        let isSecret = run.wizard.forms.focusedRow?.field.isSecret ?? false
        run.send(
          isSecret
            ? String(RandomFlow.secretLetters.randomElement(using: &random) ?? "Ж")
            : typed.randomElement(using: &random) ?? "")
      default:
        run.send(keys.randomElement(using: &random) ?? "\t")
      }
    }
  }

  private static func walk(_ seeds: Range<UInt64>, _ check: (WizardRun) -> Void) {
    for seed in seeds {
      var walk = Walk(seed: seed)
      check(walk.run)
      for _ in 0..<60 where walk.run.wizard.outcome == nil {
        walk.step()
        check(walk.run)
      }
    }
  }

  /// The cells of the rows that have `text` in them.
  private static func points(_ frame: Frame, with text: String) -> [Point] {
    (0..<frame.size.rows).filter { frame.text(row: $0).contains(text) }.flatMap { row in
      (0..<frame.size.columns).map { Point(column: $0, row: row) }
    }
  }

  @Test func focusIsMarkedOnceAndInView() {
    ScreenPropertyTests.walk(0..<24) { run in
      let frame = run.frame
      let marker = run.glyphs.marker
      // The marker alone is drawn in this style; ">" may be part of a text as well.
      let style = run.theme.accent
      let marked = ScreenPropertyTests.points(frame, with: marker).filter {
        frame[$0].text == marker && frame[$0].style == style
      }
      #expect(marked.count <= 1)
      let active = run.wizard.forms.active.id
      let isDetached = run.wizard.scrolls[active]?.isDetached ?? false
      guard run.wizard.forms.focused != nil else { return #expect(marked.isEmpty) }
      guard !isDetached, frame.size.columns >= 40, frame.size.rows >= 12 else { return }
      // Brackets mark the card under the cursor; the label may be out of view.
      if run.wizard.forms.focusedRow?.field.style == .cards { return }
      #expect(marked.count == 1, "\(frame.text())")
    }
  }

  @Test func caretIsAtTheFocusedField() {
    ScreenPropertyTests.walk(100..<124) { run in
      let takesText: Bool =
        switch run.wizard.keyContext {
        case .text, .number, .code: true
        default: false
        }
      if let cursor = run.frame.cursor { #expect(run.frame.bounds.contains(cursor)) }
      let isDetached = run.wizard.scrolls[run.wizard.forms.active.id]?.isDetached ?? false
      if !takesText { #expect(run.frame.cursor == nil) }
      if takesText, !isDetached, run.frame.size.columns > 4 { #expect(run.frame.cursor != nil) }
    }
  }

  @Test func secretsAreNeverShown() {
    var typed = 0
    ScreenPropertyTests.walk(200..<232) { run in
      // U+0416 to U+042E; nothing else in these flows is in that block.
      #expect(!run.text.unicodeScalars.contains { (0x400...0x4ff).contains($0.value) })
      let secrets = run.wizard.forms.active.rows.filter { $0.field.isSecret && !$0.state.isEmpty }
      if !secrets.isEmpty { typed += 1 }
    }
    #expect(typed > 0)
  }

  @Test func textIsHarmless() {
    ScreenPropertyTests.walk(300..<316) { run in
      let scalars = run.text.unicodeScalars
      #expect(!scalars.contains { $0 != "\n" && TextGate.isHarmful($0) })
    }
  }

  @Test func drawingAgainChangesNothing() {
    ScreenPropertyTests.walk(400..<416) { run in
      var again = run
      again.draw()
      #expect(again.frame == run.frame)
      #expect(again.drawing.layouts == run.drawing.layouts)
    }
  }

  @Test func barIsTheLastLine() {
    ScreenPropertyTests.walk(500..<512) { run in
      guard run.frame.size.columns >= 20, run.frame.size.rows >= 2 else { return }
      #expect(run.frame.text(row: run.frame.size.rows - 1).contains("Esc "))
    }
  }
}
