#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Onboard

/// Finds scripts and the flows that they are for.
enum TestFiles {
  /// What ends the name of a script.
  static let suffix = ".keys"

  /// Gives the bytes of a file that a script names.
  static func read(_ path: String) throws(UnreadableFile) -> [UInt8] {
    do throws(FlowFile.Failure) {
      return try FlowFile.bytes(of: path)
    } catch {
      let prefix = "\(path): "
      throw UnreadableFile(
        error.message.hasPrefix(prefix)
          ? String(error.message.dropFirst(prefix.count)) : error.message)
    }
  }

  /// Reads the script in a file.
  static func script(_ path: String) throws(ScriptError) -> Script {
    let bytes: [UInt8]
    do throws(UnreadableFile) {
      bytes = try read(path)
    } catch {
      throw ScriptError(path: path, error.reason)
    }
    return try Script(bytes, path: path, read: read)
  }

  /// Writes a file.
  ///
  /// - Returns: Why that failed; nil if it did not.
  static func write(_ text: String, to path: String) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return "\(path): \(FlowFile.reason(errno))" }
    let isWhole = StandardStreams.write(Array(text.utf8), to: descriptor)
    let code = errno
    return close(descriptor) == 0 && isWhole ? nil : "\(path): \(FlowFile.reason(code))"
  }

  /// The scripts at a path: those below a folder, those beside a flow, or the script itself.
  static func scripts(at path: String) -> [String] {
    if isFolder(path, followingLink: true) { return scripts(below: path) }
    guard path.hasSuffix(".json") else { return [path] }
    let (folder, name) = split(path)
    let base = String(name.dropLast(".json".count))
    let beside = entries(of: folder.isEmpty ? "." : folder).filter {
      $0 == base + suffix || ($0.hasPrefix(base + ".") && $0.hasSuffix(suffix))
    }
    return (beside.map { folder + $0 } + scripts(below: folder + base)).sorted()
  }

  /// The flow that a script is for, by its name or its folder's; nil if there is none.
  static func flow(for script: Script) -> String? {
    if let path = script.flowPath { return path }
    let (folder, name) = split(script.path)
    var base = Substring(name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
    while !base.isEmpty {
      let path = "\(folder)\(base).json"
      if exists(path) { return path }
      guard let dot = base.lastIndex(of: ".") else { break }
      base = base[..<dot]
    }
    let path = "\(folder.dropLast()).json"
    return folder.count > 1 && exists(path) ? path : nil
  }

  /// Scripts that others include, and folders of them, have names that begin with this.
  private static let includedPrefix = "_"

  private static func scripts(below folder: String) -> [String] {
    entries(of: folder).sorted().flatMap { name -> [String] in
      if name.hasPrefix(includedPrefix) { return [] }
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path) { return scripts(below: path) }
      return name.hasSuffix(suffix) ? [path] : []
    }
  }

  /// A path as the folder, with its slash, and the name in it.
  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The names in a folder but for hidden ones.
  private static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// Whether there is a folder; links below a folder are not followed, as they may go in circles.
  private static func isFolder(_ path: String, followingLink: Bool = false) -> Bool {
    var status = stat()
    let code = followingLink ? stat(path, &status) : lstat(path, &status)
    return code == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
