import TTYCore

/// How the options of a choice stand side by side as cards.
///
/// The arrow keys and the drawing both take it from here, so that a run without a screen goes the
/// same ways as one with.
struct CardGrid: Hashable, Sendable {
  /// The cells between two cards.
  static let gap = 1
  /// The cells of a card beside its text: brackets, a mark of up to three, a blank.
  private static let edges = 6

  /// The cards in a row.
  var columns: Int
  /// The cells of a card.
  var width: Int

  /// The cells of text that a card has room for, however short most texts are.
  private static let leastText = 12

  /// Puts as many cards in a row as there is room for; all have the width of the widest.
  ///
  /// One long text does not make a single column of all: those of more than twice the usual length
  /// are wrapped then.
  init(_ options: [Field.Option], in room: Int) {
    func cards(_ text: Int) -> Int {
      max(1, min(options.count, (room + Self.gap) / (text + Self.edges + Self.gap)))
    }
    let texts = options.map { CellWidth.of(TextGate.clean($0.text)) }.sorted()
    let widest = texts.last ?? 0
    let usual = texts.isEmpty ? 0 : texts[texts.count / 2]
    let wrapped = max(Self.leastText, texts.last { $0 <= 2 * usual } ?? 0)
    columns = cards(cards(widest) > 1 ? widest : min(widest, wrapped))
    width = max(1, min((room + Self.gap) / columns - Self.gap, widest + Self.edges))
  }
}

extension Field.Option {
  /// What is shown: the label, and why it cannot be chosen if it cannot.
  var text: String {
    guard let disabled else { return label }
    return "\(label) (\(disabled.isEmpty ? "not available" : disabled))"
  }
}

extension Wizard {
  /// The cells to the left of everything, for the mark of the focus.
  static let gutter = 2
  /// The cells of a row of a step, with the gutter: lines of some 75 characters read well.
  var readableColumns: Int { min(size.columns - (size.columns >= 60 ? 4 : 0), 78) }

  /// How the cards of a row of a form stand; nil if it has none.
  func cards(of row: FormRow, in form: String) -> CardGrid? {
    guard row.field.style == .cards, case .choice(let choice) = row.state else { return nil }
    // A prompt with a field is as wide as that, or as the window with the frame.
    let columns =
      forms[form]?.isStep == false ? min(readableColumns - 4, 46) : readableColumns
    return CardGrid(choice.options, in: columns - Wizard.gutter)
  }

  /// Says to the cards that have the focus how they stand now.
  mutating func layOutCards() {
    guard let row = forms.focusedRow, let grid = cards(of: row, in: forms.active.id) else { return }
    forms.update(row.id) { row in
      guard case .choice(var choice) = row.state else { return }
      choice.style = .cards(columns: grid.columns)
      row.state = .choice(choice)
    }
  }
}
