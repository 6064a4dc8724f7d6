/// An argument vector as one line, to be read by a person.
enum ShellWords {
  private static let marks = Set("-_./:=@%+,")

  /// The words with a blank between them.
  ///
  /// A word that is empty or has anything but plain characters of ASCII in it is quoted as in JSON,
  /// so that it can be seen where each ends.
  static func text(_ words: [String]) -> String {
    words.map { isPlain($0) ? $0 : JSON.string($0).text }.joined(separator: " ")
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || marks.contains($0) }
  }
}
