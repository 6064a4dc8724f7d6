import Foundation
import Onboard
import TTYCore

/// A wizard that is driven by the bytes of keys, and drawn after each batch of them.
struct WizardRun {
  var wizard: Wizard
  var glyphs = Glyphs.unicode
  var theme = Theme.standard
  /// The effects that the wizard asked for, all of them.
  private(set) var effects: [Effect] = []
  private(set) var drawing: Drawing
  private var decoder = InputDecoder()

  init(
    _ flow: Flow, size: Size = .standard, glyphs: Glyphs = .unicode, theme: Theme = .standard
  ) {
    wizard = Wizard(flow, size: size)
    self.glyphs = glyphs
    self.theme = theme
    _ = wizard.update(.appeared)
    drawing = WizardScreen.draw(wizard, theme: theme, glyphs: glyphs)
    draw()
  }

  /// One of the flows of the project.
  init(flow name: String, size: Size = .standard, glyphs: Glyphs = .unicode) throws {
    let file = FlowFilesTests.folder.appendingPathComponent("\(name).json")
    guard let flow = FlowReader.read([UInt8](try Data(contentsOf: file))).flow else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(flow, size: size, glyphs: glyphs)
  }

  var frame: Frame { drawing.frame }
  var text: String { frame.text() }

  /// Sends the bytes of keys in one batch.
  mutating func send(_ text: String) {
    var events: [InputEvent] = []
    decoder.feed(Array(text.utf8), into: &events)
    decoder.timeOut(into: &events)
    for event in events { effects += wizard.update(.input(event)) }
    draw()
  }

  mutating func update(_ event: WizardEvent) {
    effects += wizard.update(event)
    draw()
  }

  /// Draws, and gives the wizard what the session does.
  mutating func draw() {
    drawing = WizardScreen.draw(wizard, theme: theme, glyphs: glyphs)
    for layout in drawing.layouts {
      wizard.noteLayout(of: layout.form, offset: layout.offset, page: layout.page)
    }
  }

  /// The rows whose text contains `part`.
  func rows(with part: String) -> [Int] {
    (0..<frame.size.rows).filter { frame.text(row: $0).contains(part) }
  }
}

/// The bytes of keys that have no character.
enum Keys {
  static let backTab = "\u{1b}[Z"
  static let up = "\u{1b}[A"
  static let down = "\u{1b}[B"
  static let right = "\u{1b}[C"
  static let left = "\u{1b}[D"
  static let home = "\u{1b}[H"
  static let pageUp = "\u{1b}[5~"
  static let pageDown = "\u{1b}[6~"
  static let escape = "\u{1b}"
  static let help = "\u{1b}OP"
  static let back = "\u{1b}[20~"
  static let interrupt = "\u{3}"
  static let backspace = "\u{7f}"
}
