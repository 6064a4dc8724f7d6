import TTYCore

/// The line above the keyboard bar: what runs, else a word for the person.
struct StatusView {
  private let wizard: Wizard
  private let look: Look

  init(_ wizard: Wizard, look: Look) {
    self.wizard = wizard
    self.look = look
  }

  /// The line.
  func view(in columns: Int) -> View {
    if wizard.runsCommand, let activity = wizard.activity {
      return busy(activity, in: columns)
    }
    guard let tip = wizard.tip else { return .empty }
    return .fitting([tip.text, tip.shortText].map { .line($0, look.theme.notice) })
  }

  private func busy(_ activity: Wizard.Activity, in columns: Int) -> View {
    let theme = look.theme
    let pictures = look.glyphs.spinner
    let picture = pictures.isEmpty ? "" : pictures[look.tick % pictures.count]
    // Text has the least to say of its pen, and this is sent with each tick.
    var views: [View] = [
      .width(2, .line(picture, theme.text)), .line(activity.message ?? "Working", theme.text),
    ]
    if let fraction = activity.fraction {
      let percent = Int(fraction * 100)
      if columns >= 48 {
        let cells = 16
        let done = min(cells, Int(fraction * Double(cells)))
        views += [
          .space(columns: 2, rows: 1),
          .line(String(repeating: look.glyphs.full, count: done), theme.accent),
          .line(String(repeating: look.glyphs.rest, count: cells - done), theme.line),
        ]
      }
      views += [.space(columns: 2, rows: 1), .line("\(percent) %", theme.quiet)]
    }
    return .row(views)
  }
}

extension Wizard {
  /// Whether a command runs; one that may not run yet does nothing yet.
  var runsCommand: Bool { waitingForm != nil && openPrompt(Wizard.allowID) == nil }
}
