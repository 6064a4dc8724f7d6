#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// `onboard check`: everything that is wrong with flows, and what is doubtful.
struct CheckCommand {
  /// The files, as they were given.
  var flows: [String] = []

  /// Reads the arguments after `check`.
  init(_ arguments: ArraySlice<String>) throws(UsageError) {
    var list = ArgumentList(arguments, switches: [], valued: [])
    while case .operand(let flow)? = try list.next() { flows.append(flow) }
    guard !flows.isEmpty, !flows.contains("") else { throw UsageError("no flow is given") }
  }

  /// Says what is found on standard error, and what each file comes to on standard output.
  ///
  /// - Returns: The exit status: that of a wrong flow, if one is wrong or cannot be read.
  func status() -> Int32 {
    var status = ExitStatus.finished
    for flow in flows {
      do throws(FlowFile.Failure) {
        let (usable, complaints) = try FlowFile.check(flow)
        for complaint in complaints { StandardStreams.complain(complaint.text) }
        if usable == nil { status = ExitStatus.usage }
        let words = Self.summary(of: complaints)
        guard StandardStreams.write("\(TextGate.clean(flow, marks: .ascii)): \(words)\n") else {
          StandardStreams.complain("standard output: \(FlowFile.reason(errno))")
          return ExitStatus.notFinished
        }
      } catch {
        StandardStreams.complain(error.message)
        status = ExitStatus.usage
      }
    }
    return status
  }

  private static func summary(of complaints: [FlowFile.Complaint]) -> String {
    let faults = complaints.filter { $0.severity == .fault }.count
    let counts = [(faults, "fault"), (complaints.count - faults, "warning")]
      .filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return (faults == 0 ? ["ok"] + counts : counts).joined(separator: ", ")
  }
}
