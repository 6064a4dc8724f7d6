import Onboard
import Testing

/// A flow file in which `⟦` stands before each place that has a fault.
struct MarkedFlow: Sendable, CustomTestStringConvertible {
  var marked: String
  var messages: [String]

  init(_ marked: String, _ messages: [String]) {
    self.marked = marked
    self.messages = messages
  }

  /// A flow with these steps.
  static func steps(_ steps: String, _ messages: String...) -> MarkedFlow {
    MarkedFlow(#"{"flow":"f","title":"T","steps":[\#(steps)]}"#, messages)
  }

  /// A flow with one step, which has these fields.
  static func fields(_ fields: String, _ messages: String...) -> MarkedFlow {
    MarkedFlow(
      #"{"flow":"f","title":"T","steps":[{"id":"s","title":"S","fields":[\#(fields)]}]}"#, messages)
  }

  /// A flow with one text field, which has these keys as well.
  static func text(_ keys: String, _ messages: String...) -> MarkedFlow {
    let field = #"{"id":"a","type":"text","label":"A",\#(keys)}"#
    return MarkedFlow(
      #"{"flow":"f","title":"T","steps":[{"id":"s","title":"S","fields":[\#(field)]}]}"#, messages)
  }

  /// A flow with one number field, which has these keys as well.
  static func number(_ keys: String, _ messages: String...) -> MarkedFlow {
    let field = #"{"id":"a","type":"number","label":"A",\#(keys)}"#
    return MarkedFlow(
      #"{"flow":"f","title":"T","steps":[{"id":"s","title":"S","fields":[\#(field)]}]}"#, messages)
  }

  /// A flow with a prompt `p`, which has these keys beside its title, and a button that opens it.
  static func prompt(_ keys: String, _ messages: String...) -> MarkedFlow {
    MarkedFlow(
      """
      {"flow":"f","title":"T","steps":[{"id":"s","title":"S",
      "fields":[{"id":"a","type":"text","label":"A"}],"buttons":[{"label":"Open","opens":"p"}]}],
      "prompts":{"p":{"title":"P",\(keys)}}}
      """, messages)
  }

  var testDescription: String { marked }

  /// The file, without the marks.
  var bytes: [UInt8] { [UInt8](marked.replacing("⟦", with: "").utf8) }

  /// Where the marks were, in bytes of the file without them.
  var places: [Int] {
    let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false).dropLast()
    var offset = 0
    return parts.map { part in
      offset += part.utf8.count
      return offset
    }
  }

  /// Reads the file, and expects the messages at the marks.
  func expectFaults(
    defaultFault: (Field) -> String? = { _ in nil },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (flow, faults) = FlowReader.read(bytes, defaultFault: defaultFault)
    #expect(faults.map(\.text) == messages, sourceLocation: sourceLocation)
    #expect(faults.map { $0.position?.offset } == places, sourceLocation: sourceLocation)
    let isRefused = faults.contains { $0.severity == .fault }
    #expect((flow == nil) == isRefused, sourceLocation: sourceLocation)
  }
}
