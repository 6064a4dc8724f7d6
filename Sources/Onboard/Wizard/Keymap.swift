import TTYCore

/// The table that says what each key does.
///
/// The help screen is made from it, so it cannot be wrong.
public enum Keymap {
  /// A key with exactly these modifiers; Caps Lock and Num Lock do not count.
  public struct Chord: Hashable, Sendable {
    var key: Key
    var modifiers: Modifiers

    init(_ key: Key, _ modifiers: Modifiers = []) {
      self.key = key
      self.modifiers = modifiers
    }

    static func control(_ letter: Unicode.Scalar) -> Chord { Chord(.character(letter), .control) }
    static func alt(_ letter: Unicode.Scalar) -> Chord { Chord(.character(letter), .alt) }
  }

  /// One row: any of these keys does this, in these contexts.
  public struct Binding: Hashable, Sendable {
    var chords: [Chord]
    /// Where the row holds; everywhere, if empty.
    var contexts: [KeyContext]
    var command: Command
    /// The names of the keys, as a person reads them on a keyboard.
    public var keys: String
    /// What they do, in words for the help screen.
    public var words: String

    /// Where a value is offered, keys do what they do in other texts if no row says otherwise.
    func holds(in context: KeyContext) -> Bool {
      contexts.isEmpty || contexts.contains(context)
        || context == .suggestion && contexts.contains(.text)
    }
  }

  /// What `event` asks for where `context` has the focus; nil if it means nothing there.
  public static func command(for event: KeyEvent, in context: KeyContext) -> Command? {
    guard event.phase != .release else { return nil }
    let modifiers = event.modifiers.subtracting([.capsLock, .numLock])
    return binding(of: Chord(event.key.inMainBlock, modifiers), in: context)?.command
  }

  /// The rows that hold in a context, in the order of the help screen, each thing once.
  public static func bindings(in context: KeyContext) -> [Binding] {
    bindings.filter { row in
      !row.words.isEmpty && row.chords.contains { binding(of: $0, in: context) == row }
    }
  }

  private static func binding(of chord: Chord, in context: KeyContext) -> Binding? {
    bindings.first { row in
      row.holds(in: context) && row.chords.contains(chord)
    }
  }

  private static func row(
    _ keys: String, _ words: String, _ command: Command, _ chords: Chord...,
    only contexts: KeyContext...
  ) -> Binding {
    Binding(
      chords: chords, contexts: contexts, command: command, keys: keys, words: words)
  }

  /// All rows; where two hold, the first counts.
  ///
  /// What holds only in some fields comes first, so that the help begins with it. A row without
  /// words says what the second key of the row before it does.
  static let bindings: [Binding] = fields + navigation + editing

  /// What letters do in a sheet; they are no keys of the table.
  static let letters = Binding(
    chords: [], contexts: [.sheet], command: .press, keys: "Letters",
    words: "go to an option that begins so")

  /// Many terminals send the same bytes for it as for Return alone.
  static let controlReturn = row(
    "Ctrl-Return", "submit from anywhere", .submitScope, Chord(.enter, .control))

  private static let navigation: [Binding] = [
    row("Tab", "next field or button", .nextStop, Chord(.tab)),
    row("Shift-Tab", "previous field or button", .previousStop, Chord(.tab, .shift)),
    row("Return, Ctrl-J", "what the bar says", .submit, Chord(.enter), .control("j")),
    row(
      "Alt-Return, F10", "submit from anywhere", .submitScope, Chord(.enter, .alt),
      Chord(.function(10))),
    controlReturn,
    row("Ctrl-N", "next input", .nextInput, .control("n")),
    row("Ctrl-P", "previous input", .previousInput, .control("p")),
    row("F6", "next section", .nextSection, Chord(.function(6))),
    row("Shift-F6", "previous section", .previousSection, Chord(.function(6), .shift)),
    row("PageUp, PageDown", "scroll", .pageUp, Chord(.pageUp)),
    row("", "", .pageDown, Chord(.pageDown)),
    row("Escape", "leave; once more asks to quit", .done, Chord(.escape)),
    row("F9", "back a step", .back, Chord(.function(9))),
    row("Ctrl-C", "quit", .cancel, .control("c")),
    row(
      "F1, ?", "this help", .help, Chord(.function(1)), Chord(.character("?")),
      Chord(.character("?"), .shift), only: .button, .nothing),
    row("F1", "this help", .help, Chord(.function(1))),
    row("Ctrl-Z", "suspend", .suspend, .control("z")),
    row("Ctrl-L", "draw the screen again", .redraw, .control("l")),
  ]

  private static let fields: [Binding] = [
    row("Space", "press", .press, Chord(.space), only: .button),
    row("Space", "switch", .press, Chord(.space), only: .toggle),
    row("Space", "choose", .press, Chord(.space), only: .choice, .sheet),
    row("Space", "show the options", .press, Chord(.space), only: .menu),
    row(
      "Up, Down, Left, Right", "to another option", .move(.up), Chord(.up), only: .choice, .sheet),
    row("Up, Down", "previous and next field", .move(.up), Chord(.up)),
    row("", "", .move(.down), Chord(.down)),
    row("Ctrl-Up", "one more", .increment, Chord(.up, .control), only: .number),
    row("Ctrl-Down", "one less", .decrement, Chord(.down, .control), only: .number),
    row("", "", .move(.left), Chord(.left), only: .choice, .sheet, .code),
    row("", "", .move(.right), Chord(.right), only: .choice, .sheet, .code),
    row("Left, Right", "previous and next field", .move(.up), Chord(.left), only: .button),
    row("", "", .move(.down), Chord(.right), only: .button),
    row("Home, End", "first and last option", .listStart, Chord(.home), only: .choice, .sheet),
    row("", "", .listEnd, Chord(.end), only: .choice, .sheet),
    row(
      "PageUp, PageDown", "a page of the options", .pageUp, Chord(.pageUp), only: .choice, .sheet),
    row("", "", .pageDown, Chord(.pageDown), only: .choice, .sheet),
  ]

  private static func edit(
    _ keys: String, _ words: String, _ command: TextCommand, _ chords: Chord...,
    only contexts: KeyContext...
  ) -> Binding {
    Binding(
      chords: chords, contexts: contexts.isEmpty ? [.text, .number, .code] : contexts,
      command: .edit(command), keys: keys, words: words)
  }

  private static let editing: [Binding] = [
    row(
      "Right, End, Ctrl-F, Ctrl-E", "take what is offered", .takeSuggestion, Chord(.right),
      Chord(.end),
      .control("f"), .control("e"), only: .suggestion),
    edit("Left, Ctrl-B", "a character left", .left, Chord(.left), .control("b")),
    edit("Right, Ctrl-F", "a character right", .right, Chord(.right), .control("f")),
    edit("Ctrl-Left, Alt-B", "a word left", .wordLeft, Chord(.left, .control), .alt("b")),
    edit("Alt-Left", "a word left", .wordLeft, Chord(.left, .alt)),
    edit("Ctrl-Right, Alt-F", "a word right", .wordRight, Chord(.right, .control), .alt("f")),
    edit("Alt-Right", "a word right", .wordRight, Chord(.right, .alt)),
    edit("Home, Ctrl-A", "to the start", .start, Chord(.home), .control("a")),
    edit("End, Ctrl-E", "to the end", .end, Chord(.end), .control("e")),
    edit(
      "Backspace, Ctrl-H", "delete the character before", .deleteBackward, Chord(.backspace),
      Chord(.backspace, .shift), .control("h")),
    edit(
      "Delete, Ctrl-D", "delete the character after", .deleteForward, Chord(.delete),
      .control("d")),
    edit("Ctrl-U", "cut to the start", .killToStart, .control("u")),
    edit("Ctrl-K", "cut to the end", .killToEnd, .control("k")),
    edit(
      "Ctrl-W, Alt-Backspace", "cut the word before", .killWordBackward, .control("w"),
      Chord(.backspace, .alt), Chord(.backspace, .control)),
    edit("Alt-D", "cut the word after", .killWordForward, .alt("d"), Chord(.delete, .control)),
    edit("Ctrl-Y", "put back what was cut", .yank, .control("y"), only: .text, .number),
    edit("Ctrl-T", "swap two characters", .transpose, .control("t"), only: .text, .number),
    // Kitty's protocol names the key, which on many keyboards is the one of the hyphen.
    edit(
      "Ctrl-_", "undo", .undo, .control("_"), .control("/"), .control("7"),
      Chord(.character("_"), [.control, .shift]), Chord(.character("-"), [.control, .shift]),
      only: .text, .number),
    edit(
      "Alt-_", "redo", .redo, .alt("_"), Chord(.character("_"), [.alt, .shift]),
      Chord(.character("-"), [.alt, .shift]), only: .text, .number),
  ]
}

extension Key {
  /// The key of the main block that does what this one of the keypad does.
  fileprivate var inMainBlock: Key {
    guard case .keypad(let key) = self else { return self }
    return switch key {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .home: .home
    case .end: .end
    case .insert: .insert
    case .delete: .delete
    case .tab: .tab
    case .space: .space
    case .enter: .enter
    default: self
    }
  }
}
