import TTYCore

/// From where the mouse points to what that means.
extension Wizard {
  /// The rows of cells that a notch of the wheel scrolls: what terminals send as arrow keys for it.
  static let wheelRows = 3

  /// What an event from the terminal is for the wizard as it is drawn with these glyphs and this
  /// profile: of the mouse what is under the pointer; nil if it means nothing there.
  ///
  /// A button with a modifier is the terminal's: with Shift, most select text.
  public func event(
    for input: InputEvent, glyphs: Glyphs = .unicode, profile: WidthProfile = .cluster
  ) -> WizardEvent? {
    guard case .mouse(let mouse) = input else { return .input(input) }
    switch mouse.action {
    case .scrollUp: return .wheeled(rows: -Wizard.wheelRows)
    case .scrollDown: return .wheeled(rows: Wizard.wheelRows)
    case .press where mouse.button == .left && mouse.modifiers.isEmpty:
      let point = Point(column: mouse.column - 1, row: mouse.row - 1)
      return WizardScreen.hit(at: point, of: self, glyphs: glyphs, profile: profile)
        .map(WizardEvent.clicked)
    default: return nil
    }
  }
}
