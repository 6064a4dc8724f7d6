import TTYCore

extension Script {
  /// Reads a script and the files that it includes.
  ///
  /// - Parameters:
  ///   - bytes: the script's own file.
  ///   - path: its name; files that it names are beside it.
  ///   - read: gives the bytes of other files.
  /// - Throws: ``ScriptError`` with everything that is wrong.
  public init(
    _ bytes: [UInt8], path: String, read: @escaping FileReader = Script.noFiles
  ) throws(ScriptError) {
    var loader = ScriptLoader(path: path, read: read)
    self = try loader.load(bytes)
  }

  /// Reads a script that is written in the source of a program.
  ///
  /// - Throws: ``ScriptError`` with everything that is wrong.
  public init(_ text: String, path: String = "script.keys") throws(ScriptError) {
    try self.init(Array(text.utf8), path: path)
  }

  /// Has no files at all.
  public static func noFiles(_ path: String) throws(UnreadableFile) -> [UInt8] {
    throw UnreadableFile("there are no files here")
  }
}

/// Puts the files of a script together.
struct ScriptLoader {
  /// How deep files may include one another.
  private static let maximumDepth = 16
  /// How many files there may be, each counted as often as it is included.
  private static let maximumFiles = 1000
  /// How many lines a run may play.
  private static let maximumPlayed = 1_000_000

  let path: String
  let read: FileReader
  private var sources: [ScriptSource] = []
  private var faults: [ScriptFault] = []
  private var flowPath: String?
  private var flowLine: ScriptLine?
  private var size: Size?
  private var hasBegun = false
  private var isFull = false

  init(path: String, read: @escaping FileReader) {
    self.path = path
    self.read = read
  }

  /// Reads the script whose own file has these bytes.
  mutating func load(_ bytes: [UInt8]) throws(ScriptError) -> Script {
    let lines = lines(of: bytes, at: path, inside: [])
    if let first = lines.first, Self.playedCount(lines) > Self.maximumPlayed {
      fail("it plays more than \(Self.maximumPlayed) lines", at: first)
    }
    guard faults.isEmpty else { throw ScriptError(faults) }
    return Script(
      path: path, lines: lines, flowPath: flowPath, flowLine: flowLine, size: size,
      sources: sources)
  }

  private mutating func fail(_ message: String, at line: ScriptLine) {
    faults.append(ScriptFault(message, at: line.subject, in: sources[line.source]))
  }

  private mutating func lines(
    of bytes: [UInt8], at path: String, inside open: [String]
  ) -> [ScriptLine] {
    let source = ScriptSource(path: path, text: SourceText(bytes))
    sources.append(source)
    let index = sources.count - 1
    var parser = ScriptParser(source.text)
    let lines = parser.parse()
    faults += parser.mistakes.map {
      ScriptFault($0.message, at: $0.offset, in: source, suggestion: $0.suggestion)
    }
    return complete(lines, of: index, inside: open + [path])
  }

  /// Puts the lines of other files in, and takes those out that are about the script as a whole.
  private mutating func complete(
    _ lines: [ScriptLine], of source: Int, inside open: [String]
  ) -> [ScriptLine] {
    var result: [ScriptLine] = []
    for var line in lines {
      line.source = source
      switch line.command {
      case .flow, .size:
        checkPlace(of: line)
        takeHeader(line)
      case .include(let name):
        result += included(name, by: line, inside: open)
      case .repeat(let count, let body):
        hasBegun = true
        line.command = .repeat(count, complete(body, of: source, inside: open))
        result.append(line)
      default:
        checkPlace(of: line)
        if !line.command.isHeader { hasBegun = true }
        result.append(line)
      }
    }
    return result
  }

  private mutating func checkPlace(of line: ScriptLine) {
    guard line.command.isHeader, hasBegun else { return }
    fail("this stands before the lines that do something", at: line)
  }

  private mutating func takeHeader(_ line: ScriptLine) {
    switch line.command {
    case .flow(let name):
      if flowPath != nil { fail("the flow is named already", at: line) }
      flowPath = Script.path(of: name, beside: sources[line.source].path)
      flowLine = line
    case .size(let size):
      if self.size != nil { fail("the size is given already", at: line) }
      self.size = size
    default: break
    }
  }

  private mutating func included(
    _ name: String, by line: ScriptLine, inside open: [String]
  ) -> [ScriptLine] {
    let path = Script.path(of: name, beside: sources[line.source].path)
    if open.contains(path) {
      fail("\(path) includes itself", at: line)
    } else if open.count > Self.maximumDepth {
      fail("files that include one another more than \(Self.maximumDepth) deep", at: line)
    } else if sources.count >= Self.maximumFiles {
      if !isFull { fail("more than \(Self.maximumFiles) files", at: line) }
      isFull = true
    } else {
      do throws(UnreadableFile) {
        return lines(of: try read(path), at: path, inside: open)
      } catch {
        fail("\(path): \(error.reason)", at: line)
      }
    }
    return []
  }

  /// How many lines are played; of very many, some number above the bound.
  private static func playedCount(_ lines: [ScriptLine]) -> Int {
    lines.reduce(0) { sum, line in
      guard case .repeat(let count, let body) = line.command else {
        return min(sum + 1, maximumPlayed + 1)
      }
      return min(sum + count * playedCount(body), maximumPlayed + 1)
    }
  }
}
