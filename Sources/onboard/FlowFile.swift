#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard
import TTYCore

/// The file of a flow.
enum FlowFile {
  /// The largest file that is read, in bytes: 16 MiB.
  static let limit = 16 << 20

  /// Why there is no flow, in words for standard error.
  struct Failure: Error {
    var message: String
  }

  /// Reads a flow and checks it.
  static func read(_ path: String) throws(Failure) -> Flow {
    let (flow, faults) = try check(path, warns: false)
    guard let flow else {
      let texts = faults.filter { $0.severity == .fault }.map(\.text)
      throw Failure(message: texts.joined(separator: "\nonboard: "))
    }
    return flow
  }

  /// A fault or a warning, in words for standard error.
  struct Complaint {
    var severity: Fault.Severity
    /// The place and the words, the line of the file, and a caret.
    var text: String
  }

  /// Reads a flow, and finds everything that is wrong with it, and what is doubtful if it is to
  /// warn; there is no flow if it has faults.
  static func check(
    _ path: String, warns: Bool = true
  ) throws(Failure) -> (flow: Flow?, complaints: [Complaint]) {
    let source = SourceText(try bytes(of: path))
    let (flow, faults) = FlowReader.read(source, warns: warns, defaultFault: defaultFault)
    let complaints = faults.map {
      Complaint(severity: $0.severity, text: $0.text(path: path, in: source))
    }
    return (flow, complaints)
  }

  /// Reads a flow and checks it; says what is wrong with it on standard error.
  static func readOrComplain(_ path: String) -> Flow? {
    do throws(Failure) {
      return try read(path)
    } catch {
      StandardStreams.complain(error.message)
      return nil
    }
  }

  /// What is wrong with a default in the eyes of the field's own rules.
  private static func defaultFault(_ field: Field) -> String? {
    let state = FieldState(field)
    guard !state.isEmpty else { return nil }
    return FieldCheck.message(for: state, of: field) { _ in .null }
  }

  /// The contents of a file.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    // A name may hold anything; a message is one line.
    let name = TextGate.clean(path)
    guard descriptor >= 0 else { throw Failure(message: "\(name): \(reason(errno))") }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw Failure(message: "\(name): \(reason(errno))")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw Failure(message: "\(name): \(reason(EISDIR))")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(0, Int(status.st_size)), limit))
    while bytes.count <= limit, let more = StandardStreams.read(from: descriptor) {
      bytes += more
    }
    let code = errno
    guard bytes.count > limit || code == 0 else {
      throw Failure(message: "\(name): \(reason(code))")
    }
    guard bytes.count <= limit else {
      throw Failure(message: "\(name): larger than 16 MiB, which is the most that is read")
    }
    return bytes
  }

  /// The system's words for an error.
  static func reason(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
