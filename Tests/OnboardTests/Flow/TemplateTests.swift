import Onboard
import Testing

@Suite struct TemplateTests {
  @Test(
    arguments: [
      ("", []), ("plain", [.text("plain")]),
      ("to {email}.", [.text("to "), .field("email"), .text(".")]),
      ("{a}{b}", [.field("a"), .field("b")]), ("{{a}}", [.text("{a}")]),
      ("{{{a}}}", [.text("{"), .field("a"), .text("}")]), ("{", [.malformed("{")]),
      ("}", [.malformed("}")]), ("{}", [.malformed("{}")]), ("{a b}", [.malformed("{a b}")]),
      ("x{a", [.text("x"), .malformed("{a")]), ("{a{b}", [.malformed("{a"), .field("b")]),
      ("{é}", [.malformed("{é}")]), ("a } b", [.text("a "), .malformed("}"), .text(" b")]),
    ] as [(String, [Template.Part])])
  func parts(source: String, parts: [Template.Part]) {
    #expect(Template(source).parts == parts)
  }

  @Test func shown() {
    let template: Template = "Hello {name}, {{you}}"
    #expect(template.text { $0.uppercased() } == "Hello NAME, {you}")
    #expect(template.fields == ["name"])
    #expect(Template(verbatim: "{name}").text { _ in "" } == "{name}")
  }

  @Test(arguments: [
    ("Send a new code", "@send-a-new-code"), ("OK", "@ok"), ("Go on!", "@go-on-"),
    ("Größe", "@gr--e"), ("", "@"), ("2nd try", "@2nd-try"),
  ])
  func buttonID(label: String, id: String) {
    #expect(Button(label: Template(label)).id == id)
    #expect(Button(id: "own", label: Template(label)).id == "own")
  }
}
