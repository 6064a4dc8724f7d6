import TTYCore

/// A screen of a wizard, and what drawing it found out.
public struct Drawing: Sendable {
  /// The cells, the cursor at the insertion point (nil if nothing takes text, or it is scrolled
  /// out of view), and the title of the window.
  public var frame: Frame { canvas.frame }
  /// How each open form is laid out, the bottom one first; for ``Wizard/noteLayout(of:offset:page:)``.
  public var layouts: [Layout]
  /// The rows of the frame that may differ from the drawing before; nil if any may.
  public var changedRows: Range<Int>?
  /// Where it was drawn, to go on drawing.
  ///
  /// A frame that is held twice is copied when one of them is changed: it is here alone.
  var canvas: Canvas

  /// How a form is laid out.
  public struct Layout: Hashable, Sendable {
    /// The id of the step or prompt.
    public var form: String
    /// The rows that are scrolled out of view at the top.
    public var offset: Int
    /// The rows of the form that are in view.
    public var page: Int
  }

  /// Where the line is that the person types in, and how it is drawn.
  final class Line: Sendable {
    let rect: Rect
    let clip: Rect
    let mask: Character?
    let style: Style

    init(rect: Rect, clip: Rect, mask: Character?, style: Style) {
      (self.rect, self.clip, self.mask, self.style) = (rect, clip, mask, style)
    }
  }
}

extension Drawing {
  /// Draws what a key did to the line that the person types in, over the screen before it.
  ///
  /// Then it is what ``WizardScreen/draw(_:theme:glyphs:profile:tick:)`` would make with the same
  /// arguments, in a fraction of its time.
  /// - Returns: Whether that could be done; false, and nothing is drawn, if more may have changed
  ///   than that line.
  mutating func redraw(_ wizard: Wizard) -> Bool {
    guard wizard.damage == .line, let line = canvas.line, canvas.caret != nil,
      let text = wizard.forms.focusedLine
    else { return false }
    canvas.redraw(line, with: text.characters, caret: text.caret)
    changedRows = line.rect.origin.row..<line.rect.endRow
    return true
  }
}
