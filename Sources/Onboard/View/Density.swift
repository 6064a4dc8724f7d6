/// How much room the fields of a form take: as much as there is, so that nothing has to scroll.
///
/// Which one is taken never depends on messages, so that a form stays as it is when one comes.
enum Density: Int, CaseIterable, Comparable {
  /// Only what is needed to answer: labels and values.
  case bare
  /// The paragraph of the step as well.
  case terse
  /// And what to enter, all without blank rows.
  case close
  /// Blank rows around the fields; a message makes room for itself.
  case compact
  /// A row under each field for its message.
  case regular
  /// A row under each field for its message, and one between the fields.
  case roomy

  /// Whether the paragraph of the step is shown.
  var hasParagraph: Bool { self > .bare }
  /// Whether it is said what to enter.
  var hasHelp: Bool { self > .terse }
  /// Whether there are blank rows around the fields.
  var hasBlankRows: Bool { self > .close }
  /// The rows under a field that are there without a message.
  var spareRows: Int { max(0, rawValue - Density.compact.rawValue) }

  static func < (left: Density, right: Density) -> Bool { left.rawValue < right.rawValue }
}
