import TTYCore

/// Takes pictures of wizards, without a terminal.
public struct WizardCamera: Sendable {
  /// How the screens are drawn.
  public var theme: Theme
  /// What they are drawn with.
  public var glyphs: Glyphs
  /// The size of the window, in cells.
  public var size: Size

  /// Creates a camera.
  public init(theme: Theme = .standard, glyphs: Glyphs = .unicode, size: Size = .standard) {
    self.theme = theme
    self.glyphs = glyphs
    self.size = size
  }

  /// The screen of a wizard, which is told of its layout as in a live run; with dots for what is in
  /// its secret fields, wherever else it stands.
  ///
  /// - Parameter tick: Says which picture of a spinner is shown.
  public func frame(of wizard: inout Wizard, tick: Int = 0) -> Frame {
    let frame = seen(of: &wizard, tick: tick)
    return mask(wizard.secretTexts).applied(to: frame)
  }

  /// The screen as a person sees it.
  func seen(of wizard: inout Wizard, tick: Int = 0) -> Frame {
    let drawing = WizardScreen.draw(wizard, theme: theme, glyphs: glyphs, tick: tick)
    for layout in drawing.layouts {
      wizard.noteLayout(of: layout.form, offset: layout.offset, page: layout.page)
    }
    return drawing.frame
  }

  /// A step and its screen.
  public struct StepPicture: Sendable {
    /// The id of the step.
    public var step: String
    /// The heading of the step.
    public var title: String
    /// The screen before anything is answered.
    public var frame: Frame
  }

  /// The screen of every step as it is before anything is answered, whatever its condition.
  public func steps(of flow: Flow) -> [StepPicture] {
    var open = flow
    for index in open.steps.indices { open.steps[index].when = nil }
    var wizard = begin(open)
    return wizard.flow.steps.map { step in
      if step.id != wizard.step.id {
        var effects: [Effect] = []
        wizard.advance(&effects)
      }
      return StepPicture(
        step: step.id, title: TextGate.clean(wizard.text(step.title, in: step.id)),
        frame: frame(of: &wizard))
    }
  }

  func mask(_ secrets: some Sequence<String>) -> ScreenMask {
    ScreenMask(secrets, dot: glyphs.mask)
  }

  private func begin(_ flow: Flow) -> Wizard {
    var wizard = Wizard(flow, size: size)
    _ = wizard.update(.appeared)
    return wizard
  }
}

extension WizardCamera {
  // How long a person looks before a key, in milliseconds: typing is faster than deciding.
  static let typing = 110
  static let deciding = 700
  static let lastLook = 2000

  /// The screens of a run by the bytes that a terminal would send, at the pace of a person.
  ///
  /// Commands of the flow are not run: each counts as having gone well, without answers. What the
  /// input leaves out does not matter; the strip ends where the input does.
  public func film(of flow: Flow, keys: some Sequence<UInt8>) -> Filmstrip {
    film(of: flow, keys: keys, lastLook: WizardCamera.lastLook)
  }

  func film(of flow: Flow, keys: some Sequence<UInt8>, lastLook: Int) -> Filmstrip {
    var strip = Filmstrip()
    var wizard = begin(flow)
    var secrets = RunSecrets()
    strip.append(seen(of: &wizard), at: 0)
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    // Byte by byte, so that each letter is an event of its own.
    for byte in keys {
      decoder.feed([byte], into: &events)
      play(&events, to: &wizard, &strip, &secrets)
    }
    decoder.timeOut(into: &events)
    play(&events, to: &wizard, &strip, &secrets)
    strip.wait(until: strip.milliseconds + lastLook)
    return strip.masked(by: mask(secrets.texts(in: wizard).union(wizard.secretTexts)))
  }

  private func play(
    _ events: inout [InputEvent], to wizard: inout Wizard, _ strip: inout Filmstrip,
    _ secrets: inout RunSecrets
  ) {
    for event in events where wizard.outcome == nil {
      if case .resize(let window) = event { _ = wizard.update(.resized(window.cells)) }
      var effects = wizard.update(.input(event))[...]
      while let effect = effects.popFirst() {
        if case .run(let request) = effect {
          effects += wizard.update(.verdict(request.id, .accepted(answers: [])))
        }
      }
      secrets.note(wizard)
      strip.append(
        seen(of: &wizard), at: strip.milliseconds + WizardCamera.pause(before: event))
    }
    events.removeAll(keepingCapacity: true)
  }

  private static func pause(before event: InputEvent) -> Int {
    switch event {
    case .key(let key): key.typedText == nil ? deciding : typing
    case .text: typing
    case .paste, .mouse: deciding
    default: 0
    }
  }
}
