import TTYCore
import Testing

@testable import Onboard

/// Resizing a window.
struct ResizeTests {
  /// Case 32: the screen at a size does not depend on the sizes before.
  @Test func scrollsAsIfOpenedAtThatSize() throws {
    let bytes = try [UInt8](Vectors.flow("address.json"))
    let flow = try #require(FlowReader.read(bytes).flow)
    func wizard(sizes: [Size]) -> Wizard {
      var wizard = Wizard(flow, size: sizes[0])
      _ = wizard.update(.appeared)
      for _ in 0..<3 { _ = wizard.update(.input(.key(KeyEvent(.tab)))) }
      for size in sizes {
        _ = wizard.update(.resized(size))
        for layout in WizardScreen.draw(wizard).layouts {
          wizard.noteLayout(of: layout.form, offset: layout.offset, page: layout.page)
        }
      }
      return wizard
    }
    let high = Size(columns: 80, rows: 24)
    let low = Size(columns: 80, rows: 9)
    for sizes in [[high, low], [low, high], [low, high, low], [high, Size.minimum, high]] {
      let fresh = WizardScreen.draw(wizard(sizes: [sizes[sizes.count - 1]]))
      let resized = WizardScreen.draw(wizard(sizes: sizes))
      #expect(resized.frame.text() == fresh.frame.text())
    }
  }
}
