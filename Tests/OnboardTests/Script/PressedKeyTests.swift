import Onboard
import TTYCore
import Testing

/// Keys in scripts are the keys that terminals send.
@Suite struct PressedKeyTests {
  private func events(_ bytes: [UInt8]) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(bytes, into: &events)
    decoder.timeOut(into: &events)
    return events
  }

  private func command(_ line: String) throws -> ScriptCommand? {
    try Script(line).lines.first?.command
  }

  /// Whatever the vectors say that bytes are, pressing what is called so is the same key.
  @Test func vectorsArePressed() throws {
    var count = 0
    for row in try Vectors.rows("keys.tsv") where row.count > 4 {
      let expected = row[4]
      guard !expected.contains(" "), !expected.contains("/"), !expected.contains("release"),
        !expected.contains("repeat"), row[3].isEmpty || row[3] == "default"
      else { continue }
      var name = ""
      var modifiers: [String] = []
      if expected.hasPrefix("key:") {
        let parts = expected.dropFirst(4).split(separator: "+").map(String.init)
        (name, modifiers) = (parts[0], Array(parts.dropFirst()))
      } else if expected.hasPrefix("char:U+") {
        let parts = expected.dropFirst(7).split(separator: "+").map(String.init)
        guard let code = UInt32(parts[0], radix: 16), let scalar = Unicode.Scalar(code),
          code > 0x20, code < 0x7f || code > 0xa0
        else { continue }
        (name, modifiers) = (String(scalar), Array(parts.dropFirst()))
      } else {
        continue
      }
      for order in [modifiers, modifiers.reversed()] {
        let text = (order + [name]).joined(separator: "+")
        // With Ctrl a capital is not what the terminal sent.
        guard let command = try? command("press \(text)"), case .press(let key) = command else {
          continue
        }
        #expect(InputEvent.key(key).canonicalDescription == expected, "\(row[0]) \(text)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("tab", "09"), ("return", "0d"), ("esc", "1b"), ("space", "20"), ("a", "61"), ("A", "41"),
    ("ctrl+a", "01"), ("ctrl+_", "1f"), ("alt+b", "1b62"), ("shift+tab", "1b5b5a"),
    ("up", "1b5b41"), ("ctrl+left", "1b5b313b3544"), ("f1", "1b4f50"), ("f10", "1b5b32317e"),
    ("backspace", "7f"), ("delete", "1b5b337e"), ("?", "3f"), ("é", "c3a9"), ("+", "2b"),
    ("alt+return", "1b0d"), ("ctrl+space", "00"),
  ])
  func pressIsBytes(_ key: String, _ hex: String) throws {
    guard case .press(let pressed)? = try command("press \(key)"),
      case .bytes(let bytes)? = try command("bytes \(hex)")
    else {
      Issue.record("no key")
      return
    }
    #expect(events(bytes) == [.key(pressed)])
  }
}
