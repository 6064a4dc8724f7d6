import Onboard
import TTYCore
import Testing

/// A state of a flow that has a golden screen.
struct GoldenScene: Sendable, CustomTestStringConvertible {
  var name: String
  var flow: String
  var keys: [String] = []
  var sizes = [Size.standard]
  var glyphs = Glyphs.unicode

  var testDescription: String { name }

  private static let signIn = ["ann@example.com\r", "longenough\r", "\t", "\r"]
  private static let code = ["481623"]
  private static let address = ["Ann Lee\r", "1 Main Street\r", "\r", "Springfield\r", "CA\r"]
  private static let every = [
    Size.standard, Size(columns: 40, rows: 12), Size(columns: 200, rows: 60),
    Size(columns: 20, rows: 6),
  ]
  private static let desk = ["Ada\r", "\r", "ada@example.com\r", "\r", Keys.down]
  private static let payer = ["\t\t\t", "\r"]
  private static let narrow = [
    Size.standard, Size(columns: 40, rows: 12), Size(columns: 20, rows: 6),
  ]
  static let all = [
    GoldenScene(name: "parcel-start", flow: "parcel", sizes: narrow),
    GoldenScene(name: "parcel-sheet", flow: "parcel", keys: ["\t", "\r", "new y"], sizes: narrow),
    GoldenScene(name: "parcel-chosen", flow: "parcel", keys: ["\t", "\r", "t\r"], sizes: narrow),
    GoldenScene(
      name: "parcel-sheet-help", flow: "parcel", keys: ["\t", "\r", Keys.help], sizes: narrow),
    GoldenScene(
      name: "parcel-payer", flow: "parcel", keys: payer, sizes: narrow),
    GoldenScene(
      name: "parcel-payer-wrong", flow: "parcel", keys: payer + ["\r", "\r"], sizes: narrow),
    GoldenScene(
      name: "parcel-terms", flow: "parcel", keys: payer + ["\t\t\t", "\r"], sizes: narrow),
    GoldenScene(
      name: "parcel-terms-scrolled", flow: "parcel",
      keys: payer + ["\t\t\t", "\r", Keys.pageDown], sizes: [Size(columns: 20, rows: 6)]),
    GoldenScene(name: "welcome-start", flow: "welcome", sizes: every),
    GoldenScene(name: "welcome-error", flow: "welcome", keys: ["ann@\r", "short\t"], sizes: every),
    GoldenScene(name: "welcome-toggle", flow: "welcome", keys: ["\t", "\t", " "]),
    GoldenScene(name: "welcome-quit", flow: "welcome", keys: ["ann\u{3}"], sizes: every),
    GoldenScene(name: "welcome-help", flow: "welcome", keys: [Keys.help], sizes: every),
    GoldenScene(
      name: "welcome-help-scrolled", flow: "welcome", keys: [Keys.help, Keys.pageDown]),
    GoldenScene(name: "welcome-unfocused", flow: "welcome", keys: [Keys.escape]),
    GoldenScene(name: "welcome-code", flow: "welcome", keys: signIn + ["481"], sizes: every),
    GoldenScene(
      name: "welcome-resend", flow: "welcome", keys: signIn + ["48", "\t", "\r"], sizes: every),
    GoldenScene(
      name: "welcome-resend-quit", flow: "welcome",
      keys: signIn + ["48", "\t", "\r", Keys.interrupt]),
    GoldenScene(
      name: "welcome-address", flow: "welcome", keys: signIn + code + address, sizes: every),
    GoldenScene(
      name: "welcome-review", flow: "welcome", keys: signIn + code + address + ["94105\r"],
      sizes: every),
    GoldenScene(
      name: "welcome-review-row", flow: "welcome",
      keys: signIn + code + address + ["94105\r", "\t", "\t", "\t"]),
    GoldenScene(
      name: "welcome-ascii", flow: "welcome", keys: signIn + code + address + ["9410\r"],
      glyphs: .ascii),
    GoldenScene(
      name: "guests-list", flow: "guests", keys: ["Ada\r", "Grace\r", "Mary\t", "\t"], sizes: every),
    GoldenScene(name: "sign-in-start", flow: "sign-in", sizes: every),
    GoldenScene(name: "verify-ascii", flow: "verify", keys: ["12\t", "\r"], glyphs: .ascii),
    GoldenScene(name: "verify-start", flow: "verify", keys: ["12"], sizes: every),
    GoldenScene(name: "profile-start", flow: "profile", sizes: every),
    GoldenScene(name: "profile-cards", flow: "profile", keys: desk, sizes: every),
    GoldenScene(
      name: "profile-cards-ascii", flow: "profile", keys: desk + [Keys.down, "\r"],
      sizes: every, glyphs: .ascii),
    GoldenScene(
      name: "profile-code", flow: "profile",
      keys: desk + [Keys.backTab, Keys.backTab, Keys.backTab, "12"],
      sizes: every),
    GoldenScene(name: "address-start", flow: "address", sizes: every),
  ]
}
