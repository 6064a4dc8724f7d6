import TTYCore

/// The screen of a live run: from the wizard to the bytes of a frame.
public struct LiveScreen {
  /// How a run is to be drawn, as far as the person or the host says so.
  public struct Look: Sendable {
    /// The theme; nil for the one that fits the terminal's background.
    public var theme: Theme?
    /// Whether only ASCII is drawn, whatever the terminal can do.
    public var isASCIIOnly: Bool

    /// Creates a look.
    public init(theme: Theme? = nil, isASCIIOnly: Bool = false) {
      self.theme = theme
      self.isASCIIOnly = isASCIIOnly
    }
  }

  private let look: Look
  private let environment: TerminalEnvironment
  private var learnt = TerminalCapabilities()
  private var theme = Theme.standard
  private var encoder: FrameEncoder
  /// What was drawn last; nil if it is to be drawn whole.
  private var shown: Drawing?

  /// Creates the screen of a terminal of which nothing but the environment is known.
  public init(look: Look, environment: TerminalEnvironment) {
    self.look = look
    self.environment = environment
    encoder = FrameEncoder(
      capabilities: ScreenCapabilities(
        colorDepth: environment.colorDepth, isASCIIOnly: !environment.locale.isUTF8))
    theme = fittingTheme
  }

  /// Forgets what the terminal shows: the next frame is drawn whole.
  public mutating func forget() {
    encoder.forget()
    shown = nil
  }

  /// Forgets where the cursor is: it is placed anew with the next frame.
  mutating func forgetCursor() {
    encoder.forgetCursor()
  }

  /// Takes what the terminal has said of itself.
  ///
  /// - Returns: Whether the screen looks different for it.
  mutating func take(_ capabilities: TerminalCapabilities) -> Bool {
    let old = (theme, glyphs, learnt.widthProfile)
    learnt = capabilities
    theme = fittingTheme
    encoder.capabilities.synchronizesOutput = capabilities.synchronizesOutput
    encoder.capabilities.widthProfile = capabilities.widthProfile
    let isDifferent = old != (theme, glyphs, learnt.widthProfile)
    if isDifferent { shown = nil }
    return isDifferent
  }

  /// Draws the wizard, and gives the bytes that turn what the terminal shows into that; none if it
  /// shows it already.
  ///
  /// What the view finds out of the layout goes back into the wizard.
  ///
  /// - Parameter tick: Says which picture of a spinner is shown.
  public mutating func frame(of wizard: inout Wizard, tick: Int = 0) -> [UInt8] {
    if shown?.redraw(wizard) != true { draw(&wizard, tick: tick) }
    wizard.noteDrawn()
    var bytes: [UInt8] = []
    if let frame = shown?.frame {
      encoder.encode(frame, rows: shown?.changedRows, into: &bytes)
    }
    return bytes
  }

  private mutating func draw(_ wizard: inout Wizard, tick: Int) {
    let drawing = WizardScreen.draw(
      wizard, theme: theme, glyphs: glyphs, profile: learnt.widthProfile, tick: tick)
    for layout in drawing.layouts {
      wizard.noteLayout(of: layout.form, offset: layout.offset, page: layout.page)
    }
    shown = drawing
  }

  /// What an event means for the wizard that is shown; of the mouse, what is under the pointer.
  func event(for input: InputEvent, on wizard: Wizard) -> WizardEvent? {
    wizard.event(for: input, glyphs: glyphs, profile: learnt.widthProfile)
  }

  private var fittingTheme: Theme {
    (look.theme ?? .fitting(background: learnt.background))
      .reduced(to: encoder.capabilities.colorDepth)
  }

  private var glyphs: Glyphs {
    let isASCIIOnly =
      look.isASCIIOnly || environment.hasSmallFont || learnt.needsASCII(in: environment.locale)
    return isASCIIOnly ? .ascii : .unicode
  }
}
