import Onboard
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONError) -> JSONNode {
    try JSONReader.read([UInt8](text.utf8))
  }

  /// `⟦` stands before the place of the error.
  @Test(arguments: [
    (#"{"a":1,⟦}"#, #""}" where a name in quotes is due"#),
    (#"{"a" ⟦1}"#, #""1" where ":" is due"#),
    (#"{⟦1:2}"#, #""1" where a name in quotes or "}" is due"#),
    (#"[1 ⟦2]"#, #""2" where "," or "]" is due"#),
    (#"[1,⟦]"#, #""]" where a value is due"#),
    (#"[1⟦"#, #"the text ends where "," or "]" is due"#),
    (#"⟦"#, "the text ends where a value is due"),
    (#"1 ⟦2"#, #""2" where the end of the text is due"#),
    (#"[⟦é]"#, #""é" where a value is due"#),
    (#"[⟦01]"#, "a number with a zero before it"),
    (#"[1.⟦]"#, #""]" where a digit is due"#),
    (#"[-⟦x]"#, #""x" where a digit is due"#),
    (#"["a⟦\x"]"#, "an escape that JSON does not have"),
    (#"["⟦\ud800"]"#, "half a surrogate pair"),
    (#"["⟦\ud800A"]"#, "half a surrogate pair"),
    (#"["⟦\udc00\ud800"]"#, "half a surrogate pair"),
    (#"["⟦\u12G4"]"#, #"\u without four hexadecimal digits"#),
    (#"[⟦"abc"#, "a string without an end"),
    ("[⟦\"abc\n\"]", "a string without an end on its line"),
    ("[\"abc⟦\u{1}\"]", "a control character in a string"),
    (#"{"a":⟦// no comments"#, #""/" where a value is due"#),
  ])
  func errors(marked: String, message: String) throws {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    let text = parts.joined()
    let error = #expect(throws: JSONError.self) { try read(text) }
    #expect(error == JSONError(message, at: parts[0].utf8.count))
  }

  @Test func invalidBytes() {
    for (bytes, offset) in [
      ([0x22, 0x61, 0xC3, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1), ([0x5B, 0xFF], 1),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1), ([0x22, 0xC0, 0x80, 0x22], 1),
    ] as [([UInt8], Int)] {
      let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
      #expect(error == JSONError("a byte that is not UTF-8", at: offset))
    }
    let utf16 = #expect(throws: JSONError.self) { try JSONReader.read([0xFF, 0xFE, 0x5B, 0]) }
    #expect(utf16?.message == "the text is not UTF-8")
  }

  @Test func places() throws {
    let text = "\u{FEFF}{ \"a\" : [true, \"é\\n\"], \"a\":-1.50e+2 }"
    let bytes = [UInt8](text.utf8)
    let root = try JSONReader.read(bytes)
    func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(root.range == 3..<bytes.count)
    #expect(root.members.map(\.name) == ["a", "a"])
    #expect(root.members.map { source($0.nameRange) } == ["\"a\"", "\"a\""])
    #expect(root.members.map { source($0.node.range) } == ["[true, \"é\\n\"]", "-1.50e+2"])
    #expect(root["a"]?.elements.map { source($0.range) } == ["true", "\"é\\n\""])
    #expect(root["a"]?.elements.last?.string == "é\n")
    #expect(root.value.text == #"{"a":[true,"é\n"],"a":-1.50e+2}"#)
  }

  @Test func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try read(nested(512)).value.text == nested(512))
    let error = #expect(throws: JSONError.self) { try read(nested(513)) }
    #expect(error == JSONError("nested more than 512 deep", at: 512))
  }

  @Test func size() {
    let most = [UInt8](repeating: 0x20, count: JSONReader.maximumSize - 1) + [0x30]
    #expect(throws: Never.self) { try JSONReader.read(most) }
    #expect(throws: JSONError("the text is larger than 16 MiB", at: 0)) {
      try JSONReader.read(most + [0x20])
    }
  }

  @Test(arguments: [
    (JSON.string("a\"\\/\n\r\t\u{8}\u{C}"), #""a\"\\/\n\r\t\b\f""#),
    (.string("\u{0}\u{1B}\u{7F}"), #""\u0000\u001B\u007F""#),
    (.string("\u{9B}\u{2028}\u{2029}"), #""\u009B\u2028\u2029""#),
    (.string("漢🇯🇵é"), #""漢🇯🇵é""#),
    (
      .object([.init("b", .number("1.0")), .init("a", .array([.null, .bool(false)]))]),
      #"{"b":1.0,"a":[null,false]}"#
    ),
  ])
  func writing(value: JSON, text: String) throws {
    #expect(value.text == text)
    #expect(try read(text).value == value)
  }

  /// Any bytes are read or refused; what is read says the same when it is written and read again.
  @Test func damagedText() throws {
    var random = SeededGenerator(seed: 7)
    let whole = [UInt8](#"{"a":[1,-2.5e3,"x\u00e9\ud83d\ude00é漢"],"b":{"c":null,"d":true}}"#.utf8)
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.remove(at: place)
        }
      }
      do throws(JSONError) {
        let value = try JSONReader.read(bytes).value
        #expect(try JSONReader.read([UInt8](value.text.utf8)).value == value)
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
  }
}
