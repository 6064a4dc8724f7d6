import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an SVG document, in the order in which they begin.
struct SVGDocument {
  struct Element {
    var name: String
    /// The attributes; those of the element around it count for `y`.
    var attributes: [String: String]
    /// All text in it.
    var text = ""
  }

  struct Malformed: Error {}

  let elements: [Element]
  let size: [Int?]

  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? Malformed() }
    elements = reader.elements
    let root = reader.elements.first?.attributes
    size = [root?["width"].flatMap { Int($0) }, root?["height"].flatMap { Int($0) }]
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      var attributes = attributes
      if name == "tspan", let outer = open.last {
        attributes["y"] = elements[outer].attributes["y"]
      }
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      for index in open { elements[index].text += text }
    }
  }
}
