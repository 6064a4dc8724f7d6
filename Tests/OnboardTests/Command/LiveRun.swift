import Foundation
import Testing

@testable import TTYCore

/// A run of the command on a terminal, as the person in front of it sees it.
final class LiveRun {
  let terminal: PseudoTerminal
  let child: ChildProcess
  let folder: CommandFolder
  /// The line settings before the run, as bytes.
  let attributesBefore: [UInt8]
  /// The size of the window, in cells.
  private(set) var size: Size
  /// Where the output begins that the screen is made of.
  private var start = 0

  /// Starts a line, by default a run of one text field; `typed` is typed before it is started.
  init(
    _ line: String = "exec onboard run f.json", flow: String = LiveFlows.name,
    environment: [String: String] = [:], size: Size = .standard, typed: String = "",
    ignoring ignored: [Int32] = [], on given: PseudoTerminal? = nil
  ) throws {
    self.size = size
    folder = try CommandFolder(["f.json": flow])
    terminal = try given ?? PseudoTerminal(columns: size.columns, rows: size.rows)
    attributesBefore = terminal.attributeBytes
    terminal.type(typed)
    child = try folder.start(line, on: terminal, environment: environment, ignoring: ignored)
  }

  /// The rows of the screen, without blanks at their ends.
  var screen: [String] {
    virtualScreen.rows.map { row in
      var text = row.map(\.text).joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// Where the cursor is; nil if it is hidden.
  var cursor: Point? {
    let screen = virtualScreen
    return screen.isCursorVisible ? screen.cursor : nil
  }

  private var virtualScreen: VirtualScreen {
    var text = String(decoding: terminal.output.dropFirst(start), as: UTF8.self)
    // The questions about colours, which a terminal answers and does not show.
    text = text.replacingOccurrences(of: "\u{1b}]10;?\u{7}\u{1b}]11;?\u{7}", with: "")
    var screen = VirtualScreen(size: size, isStrict: false)
    screen.feed(Array(text.utf8))
    return screen
  }

  /// Waits until the screen shows a text; false if it does not in time.
  func shows(_ text: String, seconds: Double = 20) -> Bool {
    let isShown = terminal.wait(seconds: seconds) { _ in
      self.screen.contains { $0.contains(text) }
    }
    if !isShown { print("not shown: \(text)", screen.joined(separator: "\n"), separator: "\n") }
    return isShown
  }

  /// Types bytes, all of them, reading what is written meanwhile.
  func type(_ text: String) {
    terminal.typeAll(text)
  }

  /// Changes the size of the window; the screen is what is drawn from now on.
  func resize(_ size: Size) {
    self.size = size
    start = terminal.output.count
    terminal.resize(columns: size.columns, rows: size.rows)
  }

  /// Looks at what is drawn from now on only.
  func forgetScreen() {
    start = terminal.output.count
  }

  /// What came after the alternate screen was left for the last time.
  var printed: String {
    terminal.text.components(separatedBy: "\u{1b}[?1049l").last ?? ""
  }

  /// Waits for the end, and checks that the terminal was given back: the line settings, the modes,
  /// and nothing left to be read.
  func expectEnd(
    _ state: ChildProcess.State, printing words: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = terminal.endState(of: child)
    #expect(end == state, "\(screen.joined(separator: "\n"))", sourceLocation: sourceLocation)
    #expect(terminal.attributeBytes == attributesBefore, sourceLocation: sourceLocation)
    #expect(terminal.pendingInput == [], sourceLocation: sourceLocation)
    #expect(terminal.readAll(), sourceLocation: sourceLocation)
    expectModesOff(terminal, sourceLocation: sourceLocation)
    guard let words else { return }
    let lines = printed.components(separatedBy: "\u{1}mark").first ?? ""
    #expect(lines == words, sourceLocation: sourceLocation)
  }
}
