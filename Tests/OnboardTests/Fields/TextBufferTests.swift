import Testing

@testable import Onboard

/// Edits by table: the text before, the keys, the text after; `|` is the insertion point.
@Suite struct TextBufferTests {
  static let moves: [(String, String, String)] = [
    ("|", "left right wordLeft wordRight start end backspace delete ^U ^K ^W ~D ^T undo", "|"),
    ("ab|", "left", "a|b"),
    ("|ab", "left", "|ab"),
    ("ab|", "right", "ab|"),
    ("A👨‍👩‍👧|", "left", "A|👨‍👩‍👧"),
    ("A|🇯🇵B", "right", "A🇯🇵|B"),
    ("🇯🇵🇺🇸|", "left", "🇯🇵|🇺🇸"),
    ("e\u{301}|", "left", "|e\u{301}"),
    ("a\r\n|b", "left", "a|\r\nb"),
    ("שלום|", "left", "שלו|ם"),
    ("one two_2, three|", "wordLeft wordLeft", "one |two_2, three"),
    ("|one two_2, three", "wordRight wordRight", "one two_2|, three"),
    ("東京 駅|", "wordLeft wordLeft wordLeft", "|東京 駅"),
    ("a|b", "start", "|ab"),
    ("a|b", "end", "ab|"),
  ]

  static let deletions: [(String, String, String)] = [
    ("A👨‍👩‍👧|", "backspace 'Z'", "AZ|"),
    ("A🇯🇵|", "backspace 'Z'", "AZ|"),
    ("Ae\u{301}|", "backspace 'Z'", "AZ|"),
    ("A❤️|", "backspace 'Z'", "AZ|"),
    ("A1️⃣|", "backspace 'Z'", "AZ|"),
    ("A👋🏽|", "backspace 'Z'", "AZ|"),
    ("A|👨‍👩‍👧", "delete 'Z'", "AZ|"),
    ("A|🇯🇵", "delete 'Z'", "AZ|"),
    ("A|❤️B", "delete", "A|B"),
    ("क्ष|", "backspace", "|"),
    ("กำ|", "backspace", "|"),
    ("\u{1100}\u{1161}\u{11A8}|", "backspace", "|"),
    ("a\r\n|", "backspace", "a|"),
    ("|", "backspace delete", "|"),
    ("|ab", "backspace", "|ab"),
    ("ab|", "delete", "ab|"),
    ("שלום|", "backspace", "שלו|"),
  ]

  /// What stands at a seam becomes one cluster if it is one.
  static let seams: [(String, String, String)] = [
    ("e|", "'\\u{301}'", "e\u{301}|"),
    ("ex|", "left '\\u{301}' right backspace", "e\u{301}|"),
    ("\u{301}|", "left 'e'", "e\u{301}|"),
    ("👩|👧", "'\\u{200D}'", "👩\u{200D}👧|"),
    ("🇫x|🇷", "backspace", "🇫🇷|"),
    ("🇫|x🇷", "delete", "🇫🇷|"),
    ("\u{1100}x|\u{1161}", "backspace", "\u{1100}\u{1161}|"),
    ("\rx|\n", "backspace left", "|\r\n"),
    ("|🇺🇸🇩🇪", "'🇫'", "🇫🇺|🇸🇩🇪"),
  ]

  static let kills: [(String, String, String)] = [
    ("one two|", "^W", "one |"),
    ("one two  |", "^W", "one |"),
    ("a/b-c|", "^W", "|"),
    ("one |two three", "~D", "one | three"),
    ("one| two three", "~D ~D", "one|"),
    ("one |two", "^U", "|two"),
    ("one |two", "^K", "one |"),
    ("one two|", "^W start ^Y", "two|one "),
    ("ab|cd", "^U end ^Y ^Y", "cdabab|"),
    ("ab|cd", "^K ^U ^Y", "ab|"),
    ("ab|", "^Y", "ab|"),
    ("e|", "'x' left '\\u{301}' ^U ^Y", "e\u{301}|x"),
    ("abc|", "^T", "acb|"),
    ("a|bc", "^T", "ba|c"),
    ("|abc", "^T", "|abc"),
    ("a|", "^T", "a|"),
    ("👨‍👩‍👧🇯🇵|", "^T", "🇯🇵👨‍👩‍👧|"),
  ]

  static let history: [(String, String, String)] = [
    ("|", "'a' 'b' 'c' undo", "|"),
    ("|", "'a' 'b' undo redo", "ab|"),
    ("|", "undo redo", "|"),
    ("|", "'a' 'b' backspace backspace undo undo undo", "|"),
    ("|", "'a' 'b' backspace backspace undo", "ab|"),
    ("|", "'a' 'b' left 'x' undo", "a|b"),
    ("|", "'a' 'b' left 'x' undo undo", "|"),
    ("|", "'a' undo 'b' redo", "b|"),
    ("|", "'a' 'b' undo redo redo undo redo", "ab|"),
    ("|", "'a' ^U undo", "a|"),
    ("|", "'a' ^U ^Y 'b' undo", "a|"),
    ("|", "'a' ^U ^Y 'b' undo undo", "|"),
    ("ab|", "^T ^T undo", "ba|"),
    ("🇫|", "'🇷' undo", "🇫|"),
  ]

  @Test(arguments: moves + deletions + seams + kills + history)
  func edits(_ before: String, _ keys: String, _ after: String) {
    var buffer = TextBuffer(marked: before)
    buffer.play(keys)
    #expect(buffer.marked == after)
    // Canonical equivalence is not enough: a text is kept as it was typed.
    #expect(Array(buffer.marked.unicodeScalars) == Array(after.unicodeScalars))
    #expect(buffer.characters == Array(buffer.text))
  }

  @Test func everyClusterIsOneStep() {
    let clusters = [
      "a", "👨‍👩‍👧", "🇯🇵", "e\u{301}", "❤️", "1️⃣", "漢", "क्ष", "👋🏽", "\u{1F3F4}\u{E0067}\u{E007F}",
    ]
    var buffer = TextBuffer()
    for cluster in clusters { buffer.insert(cluster) }
    for count in clusters.indices.reversed() {
      buffer.perform(.left)
      #expect(buffer.caret == count)
    }
    for _ in clusters { buffer.perform(.deleteForward) }
    #expect(buffer.isEmpty)
  }
}
