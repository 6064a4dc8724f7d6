import Foundation
import Onboard

/// The examples of docs/keys.md.
struct KeysDocument {
  /// An example: what stands behind the word that says what it is in, and the text.
  struct Block {
    var line: Int
    var note: String
    var text: String
  }

  private(set) var scripts: [Block] = []
  private(set) var flow = ""

  init() throws {
    let file = FlowFilesTests.folder.deletingLastPathComponent()
      .appendingPathComponent("docs/keys.md")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var open: Block?
    var language = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```"), let block = open {
        if language == "keys" { scripts.append(block) }
        if language == "json" { flow = block.text }
        open = nil
      } else if line.hasPrefix("```") {
        let words = line.dropFirst(3).split(separator: " ", maxSplits: 1)
        language = words.first.map(String.init) ?? ""
        open = Block(line: index + 1, note: words.count > 1 ? String(words[1]) : "", text: "")
      } else if open != nil {
        open?.text += line + "\n"
      }
    }
  }

  /// The examples that are called like files are the files that others include.
  func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    guard let block = scripts.first(where: { $0.note == path }) else {
      throw UnreadableFile("no example is called so")
    }
    return Array(block.text.utf8)
  }
}
