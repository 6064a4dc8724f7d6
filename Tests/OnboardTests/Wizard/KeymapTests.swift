import TTYCore
import Testing

@testable import Onboard

/// What each key asks for, by the contract's table.
@Suite struct KeymapTests {
  static func command(_ words: String, in context: KeyContext) -> Command? {
    var decoder = InputDecoder()
    decoder.kittyFlags = 1
    var events: [InputEvent] = []
    decoder.feed(keys(words), into: &events)
    guard case .key(let key)? = events.first, events.count == 1 else { return nil }
    return Keymap.command(for: key, in: context)
  }

  /// What holds wherever the focus is.
  static let everywhere: [(String, Command)] = [
    ("tab", .nextStop), ("shift-tab", .previousStop), ("return", .submit), ("^J", .submit),
    ("alt-return", .submitScope), ("ctrl-return", .submitScope), ("f10", .submitScope),
    ("^N", .nextInput), ("^P", .previousInput), ("pageup", .pageUp), ("pagedown", .pageDown),
    ("f6", .nextSection), ("shift-f6", .previousSection), ("esc", .done), ("f9", .back),
    ("^C", .cancel), ("f1", .help), ("^Z", .suspend), ("^L", .redraw), ("up", .move(.up)),
    ("down", .move(.down)), ("\u{1B}OM", .submit), ("\u{1B}[57419u", .move(.up)),
    ("\u{1B}[9;129u", .nextStop), ("\u{1B}[99;69u", .cancel),
  ]

  @Test(arguments: everywhere, KeyContext.allCases)
  func holdsEverywhere(_ row: (words: String, command: Command), _ context: KeyContext) {
    #expect(KeymapTests.command(row.words, in: context) == row.command)
  }

  static let text: [(String, TextCommand)] = [
    ("left", .left), ("right", .right), ("\u{2}", .left), ("\u{6}", .right),
    ("\u{1B}[1;5D", .wordLeft), ("\u{1B}[1;5C", .wordRight), ("\u{1B}b", .wordLeft),
    ("\u{1B}f", .wordRight), ("home", .start), ("end", .end), ("^A", .start), ("^E", .end),
    ("^U", .killToStart), ("^K", .killToEnd), ("^W", .killWordBackward), ("^Y", .yank),
    ("\u{1B}d", .killWordForward), ("\u{14}", .transpose), ("\u{1F}", .undo),
    ("\u{1B}[95;3u", .redo), ("\u{1B}[45;4u", .redo),
    ("\u{1B}[45;6u", .undo), ("\u{4}", .deleteForward), ("delete", .deleteForward),
    ("\u{8}", .deleteBackward), ("backspace", .deleteBackward),
  ]

  @Test(arguments: text)
  func editsText(_ words: String, _ command: TextCommand) {
    #expect(KeymapTests.command(words, in: .text) == .edit(command))
    for context in [KeyContext.toggle, .nothing] {
      #expect(KeymapTests.command(words, in: context) == nil, "\(context)")
    }
  }

  static let rows: [(String, KeyContext, Command?)] = [
    ("space", .button, .press), ("space", .toggle, .press), ("space", .choice, .press),
    ("space", .text, nil), ("space", .nothing, nil), ("?", .button, .help), ("?", .nothing, .help),
    ("?", .text, nil), ("?", .toggle, nil), ("?", .choice, nil), ("left", .button, .move(.up)),
    ("right", .button, .move(.down)), ("left", .choice, .move(.left)),
    ("left", .code, .move(.left)),
    ("\u{1B}[1;5A", .number, .increment), ("\u{1B}[1;5B", .number, .decrement),
    ("\u{1B}[1;5A", .text, nil), ("left", .number, .edit(.left)),
    ("^Y", .number, .edit(.yank)), ("left", .toggle, nil), ("left", .nothing, nil),
    ("home", .choice, .listStart),
    ("end", .choice, .listEnd), ("home", .toggle, nil), ("\u{1B}[57423u", .choice, .listStart),
    // Modifiers count exactly.
    ("\u{1B}[1;3P", .text, nil), ("\u{1B}[1;2P", .text, nil), ("\u{1B}[9;5u", .text, nil),
    ("\u{1B}[13;2u", .text, nil), ("\u{1B}[1;2A", .text, nil), ("\u{1B}[27;3u", .text, nil),
    ("\u{1B}[99;7u", .text, nil), ("\u{1B}[99;6u", .text, nil), ("\u{1D}", .text, nil),
    ("\u{12}", .text, nil), ("\u{1B}[2~", .text, nil),
  ]

  @Test(arguments: rows)
  func dependsOnTheFocus(_ words: String, _ context: KeyContext, _ command: Command?) {
    #expect(KeymapTests.command(words, in: context) == command)
  }

  @Test func aKeyThatComesUpAsksForNothing() {
    #expect(Keymap.command(for: KeyEvent(.enter, phase: .release), in: .text) == nil)
    #expect(Keymap.command(for: KeyEvent(.enter, phase: .repeat), in: .text) == .submit)
  }

  /// Every row of the help does what it says: some key of it is routed to it there.
  @Test(arguments: KeyContext.allCases)
  func theHelpIsRight(_ context: KeyContext) {
    let rows = Keymap.bindings(in: context)
    for row in rows {
      #expect(
        row.chords.contains {
          Keymap.command(for: KeyEvent($0.key, $0.modifiers), in: context) == row.command
        }, "\(row.keys)")
      #expect(!row.keys.isEmpty)
    }
    #expect(rows.count { $0.keys.hasPrefix("Up") } == 1)
    #expect(rows.contains { $0.words == "undo" } == context.isText)
    #expect(rows.contains { $0.command == .takeSuggestion } == (context == .suggestion))
  }
}
