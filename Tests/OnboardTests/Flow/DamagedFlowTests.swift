import Foundation
import Onboard
import Testing

/// Files that are damaged are refused or read, but always to the end and with places that exist.
@Suite struct DamagedFlowTests {
  @Test func damagedBytes() throws {
    var random = SeededGenerator(seed: 23)
    for file in try FlowFilesTests.files() {
      let whole = [UInt8](try Data(contentsOf: file))
      for _ in 0..<400 {
        var bytes = whole
        for _ in 0...Int.random(in: 0...2, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
          default:
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
            bytes.removeSubrange(place..<end)
            if bytes.isEmpty { bytes = [0x20] }
          }
        }
        expectSense(bytes)
      }
    }
  }

  /// Values that change places with others: right JSON, wrong flows.
  @Test func swappedValues() throws {
    var random = SeededGenerator(seed: 29)
    for file in try FlowFilesTests.files() {
      let root = try JSONReader.read([UInt8](try Data(contentsOf: file))).value
      var values: [JSON] = [.null, .bool(true), .number("7"), .string("x"), .array([])]
      collect(root, into: &values)
      for _ in 0..<300 {
        let damaged = replacing(in: root, values, chance: 60, &random)
        expectSense([UInt8](damaged.text.utf8))
      }
    }
  }

  private func expectSense(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    let (flow, faults) = FlowReader.read(source)
    #expect((flow == nil) == faults.contains { $0.severity == .fault })
    var last = 0
    for fault in faults {
      let offset = fault.position?.offset ?? -1
      #expect((last...bytes.count).contains(offset))
      last = max(last, offset)
      #expect(fault.text(path: "f", in: source).split(separator: "\n").count >= 2)
    }
  }

  private func collect(_ value: JSON, into values: inout [JSON]) {
    values.append(value)
    switch value {
    case .array(let elements): for element in elements { collect(element, into: &values) }
    case .object(let members): for member in members { collect(member.value, into: &values) }
    default: break
    }
  }

  private func replacing(
    in value: JSON, _ values: [JSON], chance: Int, _ random: inout SeededGenerator
  ) -> JSON {
    if Int.random(in: 0..<chance, using: &random) == 0 {
      return values.randomElement(using: &random) ?? .null
    }
    switch value {
    case .array(let elements):
      return .array(elements.map { replacing(in: $0, values, chance: chance, &random) })
    case .object(let members):
      return .object(
        members.map {
          JSON.Member($0.name, replacing(in: $0.value, values, chance: chance, &random))
        })
    default: return value
    }
  }
}
