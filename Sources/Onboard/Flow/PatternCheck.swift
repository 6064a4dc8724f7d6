/// Whether a regular expression can be used: it compiles, and it cannot take for ever.
///
/// The standard library's engine backtracks and cannot be interrupted. Text that does not match
/// can take exponential time where a group that is repeated can itself match one text in several
/// ways, so inside such a group no alternation and no quantifier of varying length is allowed;
/// back-references and recursion are not allowed at all. A group that is only optional is not
/// repeated.
enum PatternCheck {
  private static let maximumLength = 1000
  private static let maximumDepth = 32
  private static let maximumCount = 1000

  /// What is wrong with the expression; nil if nothing is.
  static func fault(of source: String) -> String? {
    if source.utf8.count > maximumLength {
      return "a pattern longer than \(maximumLength) bytes"
    }
    // The parser of the standard library recurses, so depth is looked at before it is asked.
    var scan = PatternScan(source)
    let fault = scan.fault()
    if scan.depth > maximumDepth { return "a pattern nested more than \(maximumDepth) deep" }
    if scan.largestCount > maximumCount {
      return "a pattern that counts to more than \(maximumCount)"
    }
    if PlainPattern.compiles(source) { return fault }
    do {
      _ = try Regex(source)
    } catch {
      return "the pattern does not compile: \(error)"
    }
    return fault
  }
}
