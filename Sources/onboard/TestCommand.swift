import Onboard
import TTYCore

/// `onboard test`: runs scripts against their flows.
struct TestCommand {
  var options: TestOptions
  private var flows: [String: Flow?] = [:]
  private var coverage: [(path: String, coverage: FlowCoverage)] = []

  init(options: TestOptions) {
    self.options = options
  }

  /// Runs the scripts.
  ///
  /// - Returns: The exit status.
  mutating func status() -> Int32 {
    var paths: [String] = []
    for path in options.paths {
      let found = TestFiles.scripts(at: path)
      if found.isEmpty {
        StandardStreams.complain("\(path): no scripts there")
        // A program waits for a report.
        if options.format != .plain {
          var report = TestReport(format: options.format, count: 0)
          _ = report.finish()
        }
        return ExitStatus.usage
      }
      for script in found where !paths.contains(script) { paths.append(script) }
    }
    var report = TestReport(format: options.format, count: paths.count)
    var status = ExitStatus.finished
    for path in paths {
      let verdict = run(path, &report)
      status = Self.graver(status, verdict.status)
      report.add(verdict, of: path)
    }
    for (path, coverage) in coverage {
      let verdict = verdict(on: coverage, of: path, &report)
      status = Self.graver(status, verdict?.status ?? status)
      if let verdict { report.add(verdict, of: "coverage of \(path)") }
    }
    return report.finish() ? status : ExitStatus.notFinished
  }

  /// The status that says more: a wrong script before a failed one, that before a full disk.
  private static func graver(_ one: Int32, _ other: Int32) -> Int32 {
    let order = [
      ExitStatus.finished, ExitStatus.notFinished, ExitStatus.expectationFailed, ExitStatus.usage,
    ]
    return order.last { $0 == one || $0 == other } ?? one
  }

  private mutating func run(_ path: String, _ report: inout TestReport) -> TestVerdict {
    do throws(ScriptError) {
      let script = try TestFiles.script(path)
      guard let flowPath = TestFiles.flow(for: script) else {
        return .wrong("\(path): no flow of that name; name one with: flow \"file\"")
      }
      guard let flow = try flow(at: flowPath, of: script) else {
        return .wrong(script.flowFault("its flow \(flowPath) is wrong").text)
      }
      var runner = ScriptRunner(flow, read: TestFiles.read)
      runner.command = UnattendedCommand.verdict
      runner.updatesSnapshots = options.updatesSnapshots
      runner.measuresCoverage = options.showsCoverage
      let result = try runner.run(script)
      add(result.run.coverage, of: flowPath)
      for snapshot in result.snapshots where snapshot.isNew {
        if let problem = TestFiles.write(snapshot.text, to: snapshot.path) {
          return .unwritten(problem)
        }
        report.note("updated \(snapshot.path)")
      }
      return result.failure.map { .failed($0) } ?? .passed(expectations: result.expectations)
    } catch {
      return .wrong(error.faults.map(\.text).joined(separator: "\nonboard: "))
    }
  }

  /// The flow in a file, which is read once; what is wrong with it is said once.
  ///
  /// - Returns: The flow; nil if it is wrong.
  /// - Throws: ``ScriptError`` at the line that names the file, if that cannot be read.
  private mutating func flow(at path: String, of script: Script) throws(ScriptError) -> Flow? {
    if let flow = flows[path] { return flow }
    do throws(UnreadableFile) {
      _ = try TestFiles.read(path)
    } catch {
      throw ScriptError([script.flowFault("\(path): \(error.reason)")])
    }
    let flow = FlowFile.readOrComplain(path)
    flows[path] = .some(flow)
    return flow
  }

  private mutating func add(_ new: FlowCoverage?, of path: String) {
    guard let new else { return }
    if let index = coverage.firstIndex(where: { $0.path == path }) {
      coverage[index].coverage.merge(new)
    } else {
      coverage.append((path, new))
    }
  }

  /// Prints what no script reached.
  ///
  /// - Returns: Whether that is enough, if there is a bound.
  private func verdict(
    on coverage: FlowCoverage, of path: String, _ report: inout TestReport
  ) -> TestVerdict? {
    let missed = coverage.missed
    let count = coverage.items.count
    report.note(
      "coverage of \(path): \(coverage.percentage) % (\(count - missed.count) of \(count))")
    for item in missed { report.note("  not reached: \(item)") }
    guard let minimum = options.minimum else { return nil }
    guard coverage.percentage < minimum else { return .covered }
    return .uncovered(
      "\(path): the scripts reach \(coverage.percentage) % of it, less than \(minimum) %")
  }
}
