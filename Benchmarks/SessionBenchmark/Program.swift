#if canImport(Glibc)
  import Glibc

  /// A program that shows the sign-in form, to be measured from outside.
  struct Program {
    var name: String
    var path: String
    var arguments: [String]

    /// A program that is built beside this one.
    static func beside(_ name: String) -> String {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      let path = String(
        decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return (path.split(separator: "/").dropLast().map { "/\($0)" } + ["/\(name)"]).joined()
    }

    private static let letters = Array("ada@example.com\rcorrect horse\r".utf8)

    /// Fills the form in as a person does, a key at a time; nil if the program does not run.
    func measure() -> Measurement? {
      guard let terminal = BenchmarkTerminal() else { return nil }
      var result = Measurement()
      let start = now()
      guard let process = terminal.start([path] + arguments) else { return nil }
      guard terminal.wait(for: "Sign in") else { return nil }
      result.firstFrame = milliseconds(from: start, to: terminal.lastByte)
      terminal.answerQueries()
      let writes = writeCount(process)
      let bytes = terminal.byteCount
      var times: [Double] = []
      for letter in Self.letters {
        let time = now()
        terminal.type([letter])
        guard terminal.read(milliseconds: 2000) else { return nil }
        times.append(milliseconds(from: time, to: terminal.lastByte))
        usleep(2000)
      }
      result.key = times.sorted()[times.count / 2]
      result.writesPerKey = Double(writeCount(process) - writes) / Double(Self.letters.count)
      result.bytesPerKey = Double(terminal.byteCount - bytes) / Double(Self.letters.count)
      let (wakes, quiet) = (wakeCount(process), terminal.byteCount)
      sleep(1)
      _ = terminal.read(milliseconds: 0)
      result.idleWakes = Double(wakeCount(process) - wakes)
      result.idleBytes = Double(terminal.byteCount - quiet)
      result.memory = Double(number("VmHWM", in: "/proc/\(process)/status")) / 1024
      let last = now()
      terminal.type([0x0d])
      guard terminal.end(of: process) else { return nil }
      result.exit = milliseconds(from: last, to: terminal.lastByte)
      return result
    }

    /// Types the whole form in one write, and says what the answers were.
    func answers(typedAhead: Bool) -> String {
      let what = typedAhead ? "all keys before the start" : "all keys in one write"
      guard let terminal = BenchmarkTerminal() else { return "\(what): no terminal" }
      let keys = Self.letters + [0x0d]
      if typedAhead { terminal.type(keys) }
      guard let process = terminal.start([path] + arguments) else { return "\(what): no program" }
      if !typedAhead {
        _ = terminal.wait(for: "Sign in")
        terminal.type(keys)
      }
      terminal.answerQueries()
      _ = terminal.end(of: process)
      let wanted = #"{"email":"ada@example.com","remember":true}"#
      return "\(what): \(terminal.text.contains(wanted) ? "right" : "WRONG")"
    }

    private func number(_ name: String, in file: String) -> Int {
      guard let stream = fopen(file, "r") else { return 0 }
      defer { fclose(stream) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, Int32(line.count), stream) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        if text.hasPrefix(name) { return Int(text.filter(\.isNumber)) ?? 0 }
      }
      return 0
    }

    private func writeCount(_ process: pid_t) -> Int {
      number("syscw", in: "/proc/\(process)/io")
    }

    private func wakeCount(_ process: pid_t) -> Int {
      number("voluntary_ctxt_switches", in: "/proc/\(process)/status")
    }
  }
#endif
