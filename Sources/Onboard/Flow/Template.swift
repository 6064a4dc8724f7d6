/// Text that is shown, with the answers of fields in it.
///
/// `We sent a code to {email}.` names the field `email`; `{{` and `}}` are braces. A field that is hidden or empty gives nothing.
public struct Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A piece of a template.
  public enum Part: Hashable, Sendable {
    case text(String)
    /// The answer of the field called so, as it is shown.
    case field(String)
    /// Something in braces that is no field's id, or a brace alone; shown as it is written.
    case malformed(String)
  }

  /// The pieces, in order.
  public var parts: [Part]

  /// Reads a template; what is not right becomes ``Part/malformed(_:)``.
  public init(_ source: String) {
    // Most texts have no braces, and walking over characters is slow.
    guard source.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else {
      parts = source.isEmpty ? [] : [.text(source)]
      return
    }
    parts = []
    var text = ""
    var rest = Substring(source)
    func flush(_ parts: inout [Part]) {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    while let character = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        text.append(character)
        rest = rest.dropFirst(2)
      } else if character == "{" {
        let body = rest.dropFirst().prefix { $0 != "}" && $0 != "{" }
        let isClosed = rest.dropFirst(body.count + 1).first == "}"
        flush(&parts)
        if isClosed, Template.isID(body) {
          parts.append(.field(String(body)))
        } else {
          parts.append(.malformed("{" + body + (isClosed ? "}" : "")))
        }
        rest = rest.dropFirst(body.count + (isClosed ? 2 : 1))
      } else if character == "}" {
        flush(&parts)
        parts.append(.malformed("}"))
        rest = rest.dropFirst()
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    flush(&parts)
  }

  /// Creates a template from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a template that shows `text` as it is, braces included.
  public init(verbatim text: String) {
    parts = text.isEmpty ? [] : [.text(text)]
  }

  /// The fields that it names.
  public var fields: [String] {
    parts.compactMap { if case .field(let id) = $0 { id } else { nil } }
  }

  /// The template as it could be written, the same for the same parts.
  var source: String { text { "{\($0)}" } }

  /// The text, with `value` giving what each field shows.
  public func text(_ value: (String) -> String) -> String {
    var whole = ""
    for part in parts {
      switch part {
      case .text(let text), .malformed(let text): whole += text
      case .field(let id): whole += value(id)
      }
    }
    return whole
  }

  /// Whether `text` may be the id of a field: a letter of ASCII, then letters, digits, `_`, `-`.
  public static func isID(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }
}
