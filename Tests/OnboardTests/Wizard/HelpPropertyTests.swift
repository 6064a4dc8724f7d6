import TTYCore
import Testing

@testable import Onboard

/// The help names exactly the keys that mean something where the focus is.
@Suite struct HelpPropertyTests {
  /// Chords that are not named: other names by which a terminal may tell of a key that is, or of
  /// one that few terminals tell of.
  static let aliases: Set<Keymap.Chord> = [
    Keymap.Chord(.enter, .control), Keymap.Chord(.character("?"), .shift),
    Keymap.Chord(.backspace, .shift), Keymap.Chord(.backspace, .control),
    Keymap.Chord(.delete, .control), .control("/"), .control("7"),
    Keymap.Chord(.character("_"), [.control, .shift]),
    Keymap.Chord(.character("-"), [.control, .shift]),
    Keymap.Chord(.character("_"), [.alt, .shift]), Keymap.Chord(.character("-"), [.alt, .shift]),
  ]

  static let chords = Set(Keymap.bindings.flatMap(\.chords)).subtracting(aliases)

  /// A chord as the help names it.
  static func name(_ chord: Keymap.Chord) -> String {
    var name = ""
    if chord.modifiers.contains(.control) { name += "Ctrl-" }
    if chord.modifiers.contains(.alt) { name += "Alt-" }
    if chord.modifiers.contains(.shift) { name += "Shift-" }
    switch chord.key {
    case .enter: name += "Return"
    case .pageUp: name += "PageUp"
    case .pageDown: name += "PageDown"
    case .function(let number): name += "F\(number)"
    case .character(let letter): name += String(letter).uppercased()
    default: name += "\(chord.key)".capitalized
    }
    return name
  }

  static func names(_ wizard: Wizard) -> Set<String> {
    Set(HelpPlace(of: wizard).rows.flatMap { $0.keys.split(separator: ", ").map(String.init) })
  }

  /// A key that is named does not ring; one that is bound and not named does.
  static func check(_ wizard: Wizard, _ words: String) {
    let names = names(wizard)
    let bound = chords.filter {
      Keymap.command(for: KeyEvent($0.key, $0.modifiers), in: wizard.keyContext) != nil
    }
    #expect(names.subtracting(bound.map(name)).subtracting(["Letters"]) == [], "\(words)")
    for chord in bound {
      var next = wizard
      let rings = next.update(.input(.key(KeyEvent(chord.key, chord.modifiers)))).contains(.ring)
      // Return does nothing, silently, in a field that says so; a number may be at its bound; where
      // a prompt is closed, a verdict that waited for that may ring.
      let isSilent = chord.key == .enter || chord == .control("j")
      let isAtBound = wizard.keyContext == .number && chord.modifiers == .control
      let mayRing = isAtBound || wizard.heldVerdict != nil
      if names.contains(name(chord)) {
        #expect(!rings || mayRing, "\(name(chord)) is named, \(words)")
      } else if !isSilent {
        #expect(rings, "\(name(chord)) is not named, \(words)")
      }
    }
    #expect(
      names.contains("Letters")
        == (wizard.prompt?.id == Wizard.sheetID && wizard.keyContext == .sheet))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func anyFlow(_ seed: UInt64) {
    var keys = RandomKeys(random: SeededGenerator(seed: seed))
    var play = Play(AnyFlow.make(seed: seed))
    var seen: Set<KeyContext> = []
    for number in 0..<40 where play.outcome == nil {
      keys.step(&play)
      guard play.outcome == nil else { break }
      seen.insert(play.wizard.keyContext)
      HelpPropertyTests.check(play.wizard, "seed \(seed), event \(number)")
    }
    #expect(!seen.isEmpty)
  }

  /// Ctrl-Return is named where the terminal tells it from Return.
  @Test func whatTheTerminalTellsIsNamed() throws {
    var wizard = Play(try Flows.names()).wizard
    #expect(!HelpPropertyTests.names(wizard).contains("Ctrl-Return"))
    wizard.noteModifiersTold()
    #expect(HelpPropertyTests.names(wizard).contains("Ctrl-Return"))
    let key = KeyEvent(.enter, .control)
    #expect(Keymap.command(for: key, in: wizard.keyContext) == .submitScope)
  }

  /// Each place once, whatever the random flows have.
  @Test func eachContext() throws {
    let flow = try Flows.read(
      """
      {"flow":"f","title":"F","steps":[{"id":"zero","title":"0"},{"id":"s","title":"S","fields":[
        {"id":"t","type":"text","label":"T","section":"One",
         "contentType":"emailAddress"},
        {"id":"u","type":"number","label":"U"},
        {"id":"c","type":"oneTimeCode","label":"C"},
        {"id":"g","type":"toggle","label":"G"},
        {"id":"r","type":"choice","label":"R","options":["a","b"]},
        {"id":"m","type":"choice","label":"M","options":["a","b","c","d","e","f","g","h"]}]}]}
      """)
    var play = Play(flow)
    var seen: Set<KeyContext> = []
    func look() {
      seen.insert(play.wizard.keyContext)
      HelpPropertyTests.check(play.wizard, "\(play.focus ?? "none")")
    }
    for words in [
      "space", "tab", "tab", "tab", "tab", "tab", "space", "esc", "tab", "tab", "esc", "esc", "f1",
    ] {
      play.press(words)
      look()
    }
    var wizard = Wizard(flow)
    wizard.openSuggestions()
    play = Play(wizard)
    play.send(.known(["ada@b.cd"], for: .contentType(.emailAddress)))
    play.press("return")
    look()
    #expect(seen == Set(KeyContext.allCases))
  }
}
