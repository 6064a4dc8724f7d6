import Onboard
import TTYCore

/// The results of scripts on standard output, and what is wrong on standard error.
struct TestReport {
  let format: TestOptions.Format
  private let count: Int
  private var results: [(path: String, verdict: TestVerdict)] = []
  private var notes: [String] = []
  private var isWritten = true

  /// Begins the report on a number of scripts.
  init(format: TestOptions.Format, count: Int) {
    self.format = format
    self.count = count
    if format == .tap { print("TAP version 13") }
  }

  /// Says what a script came to.
  mutating func add(_ verdict: TestVerdict, of path: String) {
    results.append((path, verdict))
    if let complaint = verdict.complaint { StandardStreams.complain(complaint) }
    let path = TextGate.clean(path)
    switch (format, verdict) {
    case (.plain, .passed(let expectations)):
      print("ok \(path) (\(expectations) expectation\(expectations == 1 ? "" : "s"))")
    case (.plain, .wrong): print("wrong \(path)")
    case (.plain, .covered): break
    case (.plain, _): print("FAILED \(path)")
    case (.tap, .passed), (.tap, .covered): print("ok \(results.count) - \(tapName(path))")
    case (.tap, _):
      print("not ok \(results.count) - \(tapName(path))\n\(Self.diagnostics(of: verdict))")
    case (.junit, _): break
    }
  }

  /// Says something else, on a line.
  mutating func note(_ text: String) {
    let text = TextGate.clean(text)
    switch format {
    case .plain: print(text)
    case .tap: print("# \(text)")
    case .junit: notes.append(text)
    }
  }

  /// Ends the report.
  ///
  /// - Returns: Whether standard output took all of it.
  mutating func finish() -> Bool {
    switch format {
    case .plain:
      let passed = results.count { if case .passed = $0.verdict { true } else { false } }
      print("\(passed) of \(count) scripts ok")
    // How many there are is known at the end only: flows with a bound count too.
    case .tap: print("1..\(results.count)")
    case .junit: print(junit)
    }
    return isWritten
  }

  private mutating func print(_ text: String) {
    isWritten = StandardStreams.write(text + "\n") && isWritten
  }

  /// A name in which nothing is a directive.
  private func tapName(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  /// A YAML block, as the protocol has it.
  private static func diagnostics(of verdict: TestVerdict) -> String {
    var lines = ["  ---"]
    if case .failed(let failure) = verdict {
      lines.append("  message: \(JSON.string(failure.summary).text)")
      lines.append("  screen: |")
      lines += clean(failure.screen).map { "    " + $0 }
    } else {
      lines.append("  message: |")
      lines += clean(verdict.complaint ?? "").map { "    " + $0 }
    }
    return (lines + ["  ..."]).joined(separator: "\n")
  }

  private static func clean(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { TextGate.clean($0) }
  }

  private var junit: String {
    let failures = results.count { $0.verdict.status == ExitStatus.expectationFailed }
    let errors = results.count { $0.verdict.complaint != nil } - failures
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites>",
      "  <testsuite name=\"onboard\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\">",
    ]
    for (path, verdict) in results {
      let name = XMLText.escaped(path)
      let element = "testcase classname=\"onboard\" name=\"\(name)\""
      guard let complaint = verdict.complaint else {
        lines.append("    <\(element)/>")
        continue
      }
      let kind = verdict.status == ExitStatus.expectationFailed ? "failure" : "error"
      let text = Self.clean(complaint)
      lines += [
        "    <\(element)>",
        "      <\(kind) message=\"\(XMLText.escaped(text[0]))\">"
          + XMLText.escaped(text.joined(separator: "\n")) + "</\(kind)>",
        "    </testcase>",
      ]
    }
    if !notes.isEmpty {
      lines.append("    <system-out>\(XMLText.escaped(notes.joined(separator: "\n")))</system-out>")
    }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n")
  }
}
