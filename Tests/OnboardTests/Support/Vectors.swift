import Foundation

/// The vector files beside the tests.
enum Vectors {
  /// The folder that holds them.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Vectors", isDirectory: true)

  /// The bytes of a vector file.
  static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// The lines of a vector file, without comments and empty ones.
  static func rows(_ name: String) throws -> [[String]] {
    let text = String(decoding: try data(name), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

extension Vectors {
  /// The bytes of a flow of the project.
  static func flow(_ name: String) throws -> Data {
    let flows = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("flows", isDirectory: true)
    return try Data(contentsOf: flows.appendingPathComponent(name))
  }
}
