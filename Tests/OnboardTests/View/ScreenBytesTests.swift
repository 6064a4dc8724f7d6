import Onboard
import TTYCore
import Testing

/// What keys cost on a slow link: the bytes of the difference between two screens, 80×24, in a
/// terminal of 256 colours.
@Suite struct ScreenBytesTests {
  private struct Link {
    var run: WizardRun
    private var encoder = FrameEncoder(
      capabilities: ScreenCapabilities(colorDepth: .indexed256, synchronizesOutput: true))

    init(_ flow: String) throws {
      run = try WizardRun(flow: flow)
      _ = bytes()
    }

    mutating func bytes() -> Int {
      var output: [UInt8] = []
      encoder.encode(run.frame, into: &output)
      return output.count
    }

    mutating func cost(of keys: String) -> Int {
      run.send(keys)
      return bytes()
    }
  }

  @Test func letters() throws {
    var link = try Link("welcome")
    #expect(link.cost(of: "a") <= 40 + "you@example.com".utf8.count)
    #expect(link.cost(of: "n") == 1)
    #expect(link.cost(of: "n") == 1)
    #expect(link.cost(of: Keys.backspace) <= 4)
    #expect(link.cost(of: Keys.backspace) <= 4)
    #expect(link.cost(of: Keys.backspace) <= 40 + "you@example.com".utf8.count)
    #expect(link.bytes() == 0)
  }

  @Test func firstLetterWithoutPlaceholder() throws {
    var link = try Link("welcome")
    _ = link.cost(of: "ann@example.com\r")
    #expect(link.cost(of: "s") <= 40)
    // Three for the dot, and the column of the cursor, which is placed anew after what is no ASCII.
    #expect(link.cost(of: "e") <= 8)
  }

  @Test func focusMoves() throws {
    var link = try Link("welcome")
    for keys in ["\t", "\t", "\t", "\t", Keys.backTab, Keys.backTab] {
      #expect(link.cost(of: keys) <= 160, "\(keys.debugDescription)")
    }
    var address = try Link("address")
    for _ in 0..<3 { #expect(address.cost(of: "\t") <= 160) }
  }

  @Test func messages() throws {
    var link = try Link("verify")
    _ = link.cost(of: "12")
    let message = "Enter all 6 digits.".utf8.count
    // The same key moves the focus, which has its own budget.
    #expect(link.cost(of: "\t") <= 160 + 40 + message)
    _ = link.cost(of: Keys.backTab)
    _ = link.cost(of: "345")
    #expect(link.run.text.contains("Enter all 6 digits."))
    let goes = link.cost(of: "6")
    #expect(!link.run.text.contains("Enter all 6 digits."))
    #expect(goes <= 160 + 40 + message)
  }

  @Test func messageThatGoes() throws {
    var link = try Link("welcome")
    _ = link.cost(of: "ann@example.co")
    _ = link.cost(of: Keys.home)
    _ = link.cost(of: "@")
    _ = link.cost(of: "\t")
    _ = link.cost(of: Keys.backTab)
    _ = link.cost(of: Keys.home)
    #expect(link.run.text.contains("This is not an e-mail address"))
    // Delete: the message goes, and the text moves to the left.
    #expect(link.cost(of: "\u{4}") <= 40 + "ann@example.co ".utf8.count)
    #expect(!link.run.text.contains("This is not an e-mail address"))
  }

  @Test func quitPrompt() throws {
    var link = try Link("welcome")
    _ = link.cost(of: "ann")
    #expect(link.cost(of: Keys.interrupt) <= 900)
    #expect(link.cost(of: "\t") <= 160)
  }
}
