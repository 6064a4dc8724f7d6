import TTYCore

/// What a part of a view is for clicks.
enum ClickTarget: Sendable {
  /// A row or button of the form that is drawn.
  case item(String)
  /// A place inside of the row: a slot, or an option.
  case inside(Int)
  /// A key on the bar, which does this.
  case key(Command)
}

/// Which cells of a screen mean what to a click: filled while it is drawn, so that it cannot say
/// otherwise than what is seen.
struct HitMap: Sendable {
  private var areas: [(rect: Rect, hit: Hit)] = []
  /// The form that is being drawn.
  private var form = ""
  /// The row or button of it that is being drawn.
  private var item: String?

  /// What is at a cell; what was drawn last is on top.
  func hit(at point: Point) -> Hit? {
    areas.last { $0.rect.contains(point) }?.hit
  }

  /// Begins with a form, which fills these cells.
  mutating func begin(_ form: String, in rect: Rect) {
    (self.form, item) = (form, nil)
    areas.append((rect, .form(form)))
  }

  /// Takes the cells of a target.
  mutating func add(_ target: ClickTarget, in rect: Rect) {
    switch target {
    case .item(let id):
      item = id
      areas.append((rect, .item(id, form: form, inside: nil)))
    case .inside(let place):
      guard let item else { return }
      areas.append((rect, .item(item, form: form, inside: place)))
    case .key(let command): areas.append((rect, .key(command)))
    }
  }
}

extension WizardScreen {
  /// What a click on a cell of the screen means: what ``draw(_:theme:glyphs:profile:tick:)`` shows
  /// there with the same arguments; nil if that is nothing.
  ///
  /// - Parameter point: the cell, counted from the top left one, which is (0, 0).
  public static func hit(
    at point: Point, of wizard: Wizard, glyphs: Glyphs = .unicode,
    profile: WidthProfile = .cluster
  ) -> Hit? {
    let look = Look(theme: .standard, glyphs: glyphs, profile: profile)
    var canvas = Canvas(size: wizard.size, look: look)
    canvas.hits = HitMap()
    _ = draw(wizard, on: &canvas)
    return canvas.hits?.hit(at: point)
  }
}
