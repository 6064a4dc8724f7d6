import Testing

@testable import TTYCore

@Suite struct CapabilityProbeTests {
  static let environment = TerminalEnvironment(["TERM": "xterm-256color", "LANG": "C.UTF-8"])
  /// What a terminal of the better kind answers to the first batch, and to the second.
  static let first = ["\u{1b}[1;3R", "\u{1b}[2;3R", "\u{1b}[3;4R", "\u{1b}[?62;22c"]
  static let second = [
    "\u{1b}[?0u", "\u{1b}[?2026;2$y", "\u{1b}[?2027;1$y", "\u{1b}[?2048;2$y",
    "\u{1b}]10;rgb:eeee/eeee/eeee\u{7}", "\u{1b}]11;rgb:1111/1111/1111\u{7}", "\u{1b}[?62;22c",
  ]

  /// A probe with the decoder that reads for it.
  struct Conversation {
    var probe: CapabilityProbe
    var decoder = InputDecoder()
    var sent: [UInt8] = []
    var others: [InputEvent] = []

    init(
      _ environment: TerminalEnvironment = CapabilityProbeTests.environment,
      size: Size = .standard
    ) {
      probe = CapabilityProbe(environment: environment, size: size)
      sent = probe.begin()
    }

    var text: String { String(decoding: sent, as: UTF8.self) }

    mutating func answer(_ replies: [String]) {
      for reply in replies {
        var events: [InputEvent] = []
        decoder.isCursorReportPending = probe.isCursorReportPending
        decoder.feed(Array(reply.utf8), into: &events)
        for event in events {
          if case .report(let report) = event {
            sent += probe.feed(report)
          } else {
            others.append(event)
          }
        }
      }
    }
  }

  @Test func learnsFromAWholeConversation() {
    var talk = Conversation()
    #expect(talk.probe.isFenceOutstanding && talk.probe.isCursorReportPending)
    #expect(!talk.text.contains("$p") && !talk.text.contains("?u"))
    talk.answer(Self.first)
    #expect(!talk.probe.isCursorReportPending)
    #expect(talk.text.contains("$p") && talk.probe.isFenceOutstanding)
    talk.answer(Self.second)
    #expect(!talk.probe.isFenceOutstanding)
    let learnt = talk.probe.capabilities
    #expect(learnt.widthProfile == .cluster)
    #expect(learnt.widensAmbiguous == false)
    #expect(learnt.hasKittyKeyboard && learnt.synchronizesOutput && learnt.reportsSize)
    #expect(learnt.isDark == true)
    #expect(talk.others.isEmpty)
    let asked = talk.sent.count
    talk.answer(Self.first + Self.second)
    #expect(talk.sent.count == asked && !talk.probe.isFenceOutstanding)
  }

  @Test(
    arguments: [
      (["\u{1b}[1;5R", "\u{1b}[2;2R", "\u{1b}[3;4R"], WidthProfile.sum, false),
      (
        ["\u{1b}[1;3R", "\u{1b}[2;2R", "\u{1b}[3;7R"],
        WidthProfile(capsClusters: true, widensEmojiPresentation: false), true
      ),
      // Nonsense and silence leave what most have.
      (["\u{1b}[1;9R", "\u{1b}[2;1R", "\u{1b}[3;1R"], .cluster, nil),
      (["\u{1b}[9;9R"], .cluster, nil),
      ([], .cluster, nil),
      // In another order.
      (["\u{1b}[3;5R", "\u{1b}[2;2R", "\u{1b}[1;5R"], .sum, true),
    ] as [([String], WidthProfile, Bool?)])
  func measuresWidths(_ replies: [String], _ profile: WidthProfile, _ isWide: Bool?) {
    var talk = Conversation()
    talk.answer(replies + ["\u{1b}[?1;2c"])
    #expect(talk.probe.capabilities.widthProfile == profile)
    #expect(talk.probe.capabilities.widensAmbiguous == isWide)
    #expect(!talk.probe.isCursorReportPending && !talk.probe.isFenceOutstanding)
  }

  /// Only terminals that swallow what they do not know are asked more.
  @Test(arguments: [
    ("1;2", "xterm-256color", false),  // QTerminal, GNU screen, Terminal.app
    ("64;1;9;15;21;22", "xterm-256color", false),  // Zutty
    ("6", "xterm-256color", false),
    ("6", "alacritty", true),
    ("1;2", "tmux-256color", true),
    ("62", "xterm-kitty", true),
    ("62;22", "xterm-256color", true),  // Ghostty
    ("65;1;9", "xterm-256color", true),  // VTE
    ("61;6;7;14;21;22;23;24;28;32;42", "xterm-256color", true),  // Windows Terminal
    ("64;1;2;6;9;15;16;17;18;21;22;28", "xterm", true),  // xterm
    ("", "xterm", false),
    ("999", "xterm", false),
  ])
  func asksMoreWithCare(_ attributes: String, _ type: String, _ asks: Bool) {
    var talk = Conversation(TerminalEnvironment(["TERM": type, "LANG": "C.UTF-8"]))
    talk.answer(["\u{1b}[?\(attributes)c"])
    #expect(talk.text.contains("$p") == asks)
    #expect(talk.probe.isFenceOutstanding == asks)
  }

  @Test(
    arguments: [
      (["TERM": "dumb"], Size.standard, ""),
      (["TERM": "linux", "LANG": "C.UTF-8"], Size.standard, ""),
      (["TERM": "vt100", "LANG": "C.UTF-8"], Size.standard, ""),
      // Characters of several bytes could be control characters.
      (["TERM": "xterm", "LANG": "C"], Size.standard, "\u{1b}[c"),
      (["TERM": "xterm", "LANG": "C.UTF-8"], Size(columns: 7, rows: 24), "\u{1b}[c"),
      (["TERM": "xterm", "LANG": "C.UTF-8"], Size(columns: 80, rows: 2), "\u{1b}[c"),
    ] as [([String: String], Size, String)])
  func asksLittleWhereItMust(_ variables: [String: String], _ size: Size, _ expected: String) {
    let talk = Conversation(TerminalEnvironment(variables), size: size)
    #expect(talk.text == expected)
    #expect(talk.probe.isFenceOutstanding == !expected.isEmpty)
    #expect(!talk.probe.isCursorReportPending)
  }

  /// The mode says that there are clusters where nothing was measured; what was measured wins.
  @Test func measuringWinsOverTheMode() {
    var measured = Conversation()
    measured.answer(["\u{1b}[1;5R", "\u{1b}[?62c", "\u{1b}[?2027;3$y"])
    #expect(measured.probe.capabilities.capsClusters == false)
    var silent = Conversation()
    silent.answer(["\u{1b}[?62c", "\u{1b}[?2027;3$y"])
    #expect(silent.probe.capabilities.capsClusters == true)
  }

  /// Keys that are typed meanwhile stay keys, and answers after the fence still count.
  @Test func takesLateAnswers() {
    var talk = Conversation()
    talk.answer(["a", "\u{1b}[?62c", "\u{1b}[2;2R", "b", "\u{1b}[3;6R"])
    #expect(talk.probe.capabilities.widensEmojiPresentation == false)
    #expect(talk.probe.capabilities.widensAmbiguous == true)
    #expect(talk.others.count == 2)
  }

  @Test func asksNothingMoreAtTheEnd() {
    var talk = Conversation()
    talk.probe.end()
    let asked = talk.sent
    talk.answer(Self.first)
    #expect(talk.sent == asked && !talk.probe.isFenceOutstanding)
  }

  /// Whatever comes in whatever order, at most one more batch is sent and no answer is waited for
  /// that was not asked for.
  @Test(arguments: UInt64(0)..<50) func anyOrderIsRight(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var talk = Conversation()
    talk.answer((Self.first + Self.second).shuffled(using: &random))
    #expect(talk.text.ranges(of: "$p").count == 3)
    #expect(!talk.probe.isFenceOutstanding)
    #expect(talk.probe.capabilities.widensEmojiPresentation == true)
  }

  @Test(
    arguments: [
      (["LANG": "C"], nil, true), (["LANG": "C.UTF-8"], nil, false),
      (["LANG": "C.UTF-8"], true, true), (["LANG": "ja_JP.UTF-8"], nil, true),
      (["LANG": "ja_JP.UTF-8"], false, false), (["LANG": "ja_JP.eucJP"], false, true),
    ] as [([String: String], Bool?, Bool)])
  func drawsASCII(_ variables: [String: String], _ isWide: Bool?, _ needsASCII: Bool) {
    var capabilities = TerminalCapabilities()
    capabilities.widensAmbiguous = isWide
    #expect(capabilities.needsASCII(in: TerminalLocale(variables)) == needsASCII)
  }
}
