/// Long lists: moves by a page, and by typing how an option begins.
extension ChoiceState {
  /// The most options that are shown among the other fields; more are chosen from in a sheet.
  ///
  /// With its label, such a list takes eight rows: half of what a step has in a window of 24, so
  /// that another field or two and the buttons are in view beside it. It does not depend on the
  /// window, so that the same keys do the same in every one.
  static let mostListed = 7

  /// Moves the cursor by so many options up or down, to the end where there are fewer.
  mutating func movePage(_ direction: Direction, by count: Int) -> Change {
    guard let cursor else { return .none }
    let able = options.indices.filter(isEnabled)
    let (before, after) = (able.filter { $0 < cursor }, able.filter { $0 > cursor })
    if direction == .up {
      let far = cursor < count ? 0 : cursor - count
      return go(to: before.first { $0 >= far } ?? before.last)
    }
    let far = options.count - cursor > count ? cursor + count : options.count - 1
    return go(to: after.last { $0 <= far } ?? after.first)
  }

  /// Moves the cursor to an option that begins with what was typed last, this text included; if
  /// none does, to the next that begins with this text alone.
  ///
  /// There is no clock to tell a second word from the rest of the first one. So the same letter
  /// again goes to the next option that begins with it.
  mutating func seek(_ text: String) -> Change {
    if let index = next(beginningWith: sought + text, from: cursor ?? 0) {
      return go(to: index, typing: sought + text)
    }
    guard let index = next(beginningWith: text, from: (cursor ?? 0) + 1) else { return .none }
    return go(to: index, typing: text)
  }

  private func next(beginningWith text: String, from start: Int) -> Int? {
    let text = text.lowercased()
    func begins(_ index: Int) -> Bool {
      guard isEnabled(index) else { return false }
      let label = options[index].label.lowercased()
      // A cluster may come a scalar at a time, the first of which alone begins no cluster of it.
      return label.hasPrefix(text) || label.unicodeScalars.starts(with: text.unicodeScalars)
    }
    let first = max(0, min(start, options.count))
    return options.indices[first...].first(where: begins)
      ?? options.indices[..<first].first(where: begins)
  }
}
