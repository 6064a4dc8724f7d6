/// A choice of one option: the options, the one under the cursor, and the one that is chosen.
public struct ChoiceState: Hashable, Sendable {
  /// How the arrow keys move.
  public enum Style: Hashable, Sendable {
    /// Both axes step through the options, wrap, and choose.
    case radio
    /// Both axes step through the options and stop at the ends.
    case list
    /// Rows of this many cards; the arrows stop at the edges, and Up and Down leave the grid
    /// there.
    case cards(columns: Int)
    /// Only the chosen option is seen; the options are in a sheet, and arrows go past.
    case menu
    /// The options in a sheet: as a list, and typing goes to an option; the one under the cursor is
    /// chosen when the sheet is closed.
    case sheet
  }

  /// What an arrow key did.
  public enum Change: Hashable, Sendable {
    /// It is at the edge.
    case none
    case moved
    case chosen
    /// Up from the first row of cards, or Down from the last: the key is for whoever is next.
    case left
  }

  /// The options, in order.
  public private(set) var options: [Field.Option]
  /// How the arrow keys move.
  public var style: Style
  /// The option under the cursor; nil only if there is none that can be chosen.
  public private(set) var cursor: Int? { didSet { sought = "" } }
  /// The chosen option.
  public private(set) var chosen: Int?
  /// What was typed since the cursor was moved otherwise: the option under it begins so.
  public private(set) var sought = ""
  private var wasVisited = false

  /// Creates a choice; `value` is chosen, if an option has it.
  public init(_ options: [Field.Option], style: Style = .radio, value: String? = nil) {
    self.options = options
    self.style = style
    chosen = value.flatMap { value in options.firstIndex { $0.value == value } }
    enter()
  }

  /// The value of the chosen option.
  public var value: String? { chosen.map { options[$0].value } }

  /// The value of the option under the cursor.
  public var cursorValue: String? { cursor.map { options[$0].value } }

  /// Puts the cursor where a person who comes to the choice goes on: the chosen option, else the
  /// one last visited, else the first that can be chosen.
  public mutating func enter() {
    if let chosen, isEnabled(chosen) {
      cursor = chosen
    } else if !wasVisited || !(cursor.map(isEnabled) ?? false) {
      cursor = options.indices.first(where: isEnabled)
    }
  }

  /// Whether ``choose()`` would change the choice.
  var choosesAnother: Bool {
    guard style != .menu, style != .sheet, let cursor else { return false }
    return isEnabled(cursor) && cursor != chosen
  }

  /// Chooses the option under the cursor.
  /// - Returns: whether the choice changed.
  @discardableResult
  public mutating func choose() -> Bool {
    guard choosesAnother else { return false }
    chosen = cursor
    return true
  }

  /// Moves the cursor to an option, without choosing it.
  /// - Returns: whether there is such an option that can be chosen.
  @discardableResult
  public mutating func moveCursor(to value: String) -> Bool {
    options.firstIndex { $0.value == value }.map { moveCursor(toOption: $0) } ?? false
  }

  /// Moves the cursor to the option at an index, without choosing it.
  /// - Returns: whether there is such an option that can be chosen.
  @discardableResult
  mutating func moveCursor(toOption index: Int) -> Bool {
    guard isEnabled(index) else { return false }
    cursor = index
    wasVisited = true
    return true
  }

  /// Makes `value` the choice; nil, or what no option has, chooses nothing.
  public mutating func setValue(_ value: String?) {
    chosen = value.flatMap { value in options.firstIndex { $0.value == value } }
    enter()
  }

  /// Replaces the options.
  ///
  /// The choice and the cursor stay with their values; a cursor whose option has gone falls to the
  /// next one that can be chosen, else the previous.
  public mutating func setOptions(_ new: [Field.Option]) {
    let chosenValue = value
    let oldCursor = cursor
    let cursorValue = cursorValue
    let next = oldCursor.map { index in options[index...].dropFirst().map(\.value) } ?? []
    let previous = oldCursor.map { index in options[..<index].reversed().map(\.value) } ?? []
    options = new
    chosen = chosenValue.flatMap { value in new.firstIndex { $0.value == value } }
    let heirs = [cursorValue].compactMap { $0 } + next + previous
    cursor =
      heirs.lazy.compactMap { value in new.firstIndex { $0.value == value } }.first(
        where: isEnabled) ?? new.indices.first(where: isEnabled)
    if cursorValue.map({ value in !new.contains { $0.value == value } }) ?? true {
      wasVisited = wasVisited && cursor != nil
    }
  }

  /// Moves the cursor by an arrow key.
  public mutating func move(_ direction: Direction) -> Change {
    if style == .menu { return .left }
    guard let cursor else { return .none }
    if case .cards(let columns) = style { return moveInGrid(direction, max(1, columns), cursor) }
    let step = direction == .up || direction == .left ? -1 : 1
    var index = cursor
    for _ in options.indices {
      index += step
      if style == .radio { index = (index + options.count) % options.count }
      guard options.indices.contains(index) else { return .none }
      if isEnabled(index) { break }
    }
    guard index != cursor else { return .none }
    self.cursor = index
    wasVisited = true
    if style == .radio { chosen = index }
    return style == .radio ? .chosen : .moved
  }

  /// Moves the cursor to the first option (up) or the last (down) that can be chosen.
  public mutating func moveToEdge(_ direction: Direction) -> Change {
    let able = options.indices.filter(isEnabled)
    return go(to: direction == .up ? able.first : able.last)
  }

  /// Moves the cursor to an option that can be chosen; if it is another one, a radio list chooses it.
  mutating func go(to index: Int?, typing text: String = "") -> Change {
    guard let index, index != cursor || !text.isEmpty else { return .none }
    cursor = index
    sought = text
    wasVisited = true
    guard style == .radio else { return .moved }
    chosen = index
    return .chosen
  }

  /// In the same row, or to the nearest column of the nearest row (of two, the lower one).
  private mutating func moveInGrid(
    _ direction: Direction, _ columns: Int, _ cursor: Int
  ) -> Change {
    let (row, column) = cursor.quotientAndRemainder(dividingBy: columns)
    let able = options.indices.filter(isEnabled)
    let target: Int?
    switch direction {
    case .left: target = able.last { $0 < cursor && $0 / columns == row }
    case .right: target = able.first { $0 > cursor && $0 / columns == row }
    case .up, .down:
      let beyond = able.filter { direction == .up ? $0 / columns < row : $0 / columns > row }
      let nearest = direction == .up ? beyond.last : beyond.first
      guard let nearest else { return .left }
      target = beyond.filter { $0 / columns == nearest / columns }
        .min { abs($0 % columns - column) < abs($1 % columns - column) }
    }
    guard let target else { return .none }
    self.cursor = target
    wasVisited = true
    return .moved
  }

  func isEnabled(_ index: Int) -> Bool {
    options.indices.contains(index) && options[index].disabled == nil
  }
}

extension ChoiceState.Style {
  /// How the arrow keys move in a style; how many cards stand side by side depends on the window.
  init(_ style: Field.ChoiceStyle) {
    switch style {
    case .radio: self = .radio
    case .list: self = .list
    case .cards: self = .cards(columns: 1)
    }
  }
}

/// The way that an arrow key points.
public enum Direction: Hashable, Sendable {
  case up, down, left, right
}
