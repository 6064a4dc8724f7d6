import Testing

@testable import TTYCore

@Suite struct TypedTextTests {
  static let cases: [(KeyEvent, String?)] = [
    (KeyEvent(.character("a")), "a"),
    (KeyEvent(.character("A")), "A"),
    (KeyEvent(.character("A"), .shift), "A"),
    (KeyEvent(.character("a"), .shift), "A"),
    (KeyEvent(.character("a"), .capsLock), "A"),
    (KeyEvent(.character("a"), [.shift, .capsLock]), "a"),
    (KeyEvent(.character("ф"), .shift), "Ф"),
    (KeyEvent(.character("ß"), .shift), "ß"),
    (KeyEvent(.character("9"), .shift, details: KeyDetails(shifted: "(")), "("),
    (KeyEvent(.character("1"), .numLock), "1"),
    (KeyEvent(.space), " "),
    (KeyEvent(.space, .shift), " "),
    (KeyEvent(.space, .control), nil),
    (KeyEvent(.character("a"), phase: .repeat), "a"),
    (KeyEvent(.character("a"), phase: .release), nil),
    (KeyEvent(.character("a"), .control), nil),
    (KeyEvent(.character("a"), .alt), nil),
    (KeyEvent(.character("a"), .super), nil),
    (KeyEvent(.character("a"), .hyper), nil),
    (KeyEvent(.character("a"), .meta), nil),
    // AltGr: the text is what is typed.
    (KeyEvent(.character("w"), .alt, details: KeyDetails(text: "∑")), "∑"),
    (KeyEvent(.character("e"), [.control, .alt], details: KeyDetails(text: "€")), "€"),
    (KeyEvent(.character("w"), phase: .release, details: KeyDetails(text: "w")), nil),
    (KeyEvent(.keypad(.five)), "5"),
    (KeyEvent(.keypad(.decimal), details: KeyDetails(text: ",")), ","),
    (KeyEvent(.keypad(.enter)), nil),
    (KeyEvent(.keypad(.left)), nil),
    (KeyEvent(.enter), nil),
    (KeyEvent(.tab), nil),
    (KeyEvent(.escape), nil),
    (KeyEvent(.function(1)), nil),
    (KeyEvent(.modifier(.leftShift), .shift), nil),
  ]

  @Test(arguments: cases)
  func types(_ key: KeyEvent, _ text: String?) {
    #expect(key.typedText == text)
  }
}
