import Foundation
import Testing

@testable import TTYCore

/// A row of keys.tsv.
private struct KeyVector: CustomTestStringConvertible {
  var id: String
  var bytes: [UInt8]
  var chunks: String
  var context: String
  var expected: [String]
  var notes: String

  init?(_ row: [String]) {
    guard row.count == 7, row[0] != "id" else { return nil }
    id = row[0]
    bytes = hexBytes(row[1])
    chunks = row[2].isEmpty ? row[1] : row[2]
    context = row[3]
    expected = row[4] == "-" ? [] : row[4].components(separatedBy: " ; ")
    notes = row[6]
  }

  var testDescription: String { "\(id) \(context) \(chunks.prefix(80))" }
  var kind: Substring { id.prefix { $0 != "-" } }
  var isPolicy: Bool { notes.contains("POLICY") }
  var isKitty: Bool { context.contains("kitty=") }
}

/// The rows of keys.tsv by the rules of its README, "Equal enough".
@Suite struct KeyVectorTests {
  fileprivate static let vectors: [KeyVector] =
    ((try? Vectors.rows("keys.tsv")) ?? []).compactMap { KeyVector($0) }
    // Optional: most of these need the key table of that terminal.
    .filter { $0.kind != "term" }

  @Test func vectorsAreThere() {
    #expect(!Self.vectors.isEmpty)
  }

  @Test(arguments: vectors)
  fileprivate func decodes(_ vector: KeyVector) {
    let events = decoded(vector.chunks, context: vector.context)
    let difference = vector.difference(from: events)
    if vector.isPolicy, let difference {
      print("POLICY", vector.id, difference)
    } else {
      #expect(difference == nil)
    }
  }

  @Test(arguments: vectors.filter { !$0.chunks.contains("~") })
  fileprivate func decodesWhereverItIsCut(_ vector: KeyVector) {
    let whole = decoded([vector.bytes], context: vector.context)
    #expect(decoded(vector.chunks, context: vector.context) == whole)
    for cut in 0...vector.bytes.count {
      let parts = [Array(vector.bytes[..<cut]), Array(vector.bytes[cut...])]
      #expect(decoded(parts, context: vector.context) == whole, "cut at \(cut)")
    }
    #expect(decoded(vector.bytes.map { [$0] }, context: vector.context) == whole, "byte by byte")
  }

  @Test(arguments: vectors)
  fileprivate func decodesAsALine(_ vector: KeyVector) {
    let line = InputDecoder.decodeLine("\(vector.context)\t\(vector.chunks)")
    let events = decoded(vector.chunks, context: vector.context)
    #expect(line == InputEvent.canonicalDescription(of: events))
  }
}

extension KeyVector {
  /// What is wrong with `events`, or nil if they are equal enough.
  func difference(from events: [InputEvent]) -> String? {
    let actual = events.map { normalized($0.canonicalDescription) }
    let wanted = expected.map(normalized)
    // E2: what is unknown or invalid may be left out.
    if withoutRaw(actual) != withoutRaw(wanted) {
      return "\(actual) instead of \(wanted)"
    }
    // With them kept, E3: neighbouring invalid events are one.
    let shown = InputEvent.canonicalDescription(of: events)
      .components(separatedBy: " ; ").map(normalized)
    return shown == (wanted.isEmpty ? ["-"] : wanted) ? nil : "\(shown) instead of \(wanted)"
  }

  private func withoutRaw(_ events: [String]) -> [String] {
    events.filter { !$0.hasPrefix("unknown:") && !$0.hasPrefix("invalid:") }
  }

  /// E1: legacy bytes do not tell Shift from an upper-case letter.
  private func normalized(_ event: String) -> String {
    let parts = event.components(separatedBy: "+").dropFirst()
    guard !isKitty, event.hasPrefix("char:U+"), let hex = parts.first,
      let value = UInt32(hex, radix: 16)
    else { return event }
    var modifiers = Set(parts.dropFirst())
    let isUpper = (0x41...0x5a).contains(value)
    let isLower = (0x61...0x7a).contains(value)
    guard isUpper || isLower && modifiers.contains("shift") else { return event }
    modifiers.insert("shift")
    return "char:\(value & ~0x20) \(modifiers.sorted())"
  }
}
