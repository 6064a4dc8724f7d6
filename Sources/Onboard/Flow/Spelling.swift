/// Guesses at what a misspelt word was meant to be.
public enum Spelling {
  /// Longer words are like no other, and not worth the time.
  private static let maximumLength = 64

  /// The candidate that is nearest to `word`; nil if none is near.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    // Of a letter or two nothing can be told.
    guard word.count > 2, word.utf8.count <= maximumLength else { return nil }
    var best: (distance: Int, word: String)?
    for candidate in candidates
    where candidate != word && candidate.utf8.count <= maximumLength {
      let distance = distance(word.lowercased(), candidate.lowercased())
      let limit = max(1, min(word.count, candidate.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbours that make one word of
  /// the other (optimal string alignment).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
