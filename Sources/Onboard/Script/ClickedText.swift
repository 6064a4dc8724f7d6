import TTYCore

/// Clicking what is written somewhere on the screen.
extension Wizard {
  /// A click on the first cell of a text that is on the screen; nil if it is not there.
  ///
  /// If it is there more than once, the first that can be clicked is meant, so that a prompt goes
  /// before what it covers in part.
  func click(on text: String) -> WizardEvent? {
    let hits = WizardScreen.draw(self).frame.places(of: text).map {
      WizardScreen.hit(at: $0, of: self)
    }
    let active = forms.active.id
    let hit = hits.first {
      switch $0 {
      case .item(_, active, _), .key: true
      default: false
      }
    }
    return (hit ?? hits.first ?? nil).map(WizardEvent.clicked)
  }
}

extension Frame {
  /// The cells at which a text begins, in reading order.
  fileprivate func places(of text: String) -> [Point] {
    (0..<size.rows).flatMap { row -> [Point] in
      let points = (0..<size.columns).map { Point(column: $0, row: row) }
      let cells = points.filter { self[$0].width > 0 }
      return cells.indices.filter { start in
        var rest = text[...]
        for point in cells[start...] where !rest.isEmpty {
          guard rest.hasPrefix(self[point].text) else { return false }
          rest = rest.dropFirst(self[point].text.count)
        }
        return rest.isEmpty
      }.map { cells[$0] }
    }
  }
}
