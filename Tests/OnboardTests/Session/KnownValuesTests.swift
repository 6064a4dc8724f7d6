import Onboard
import Testing

/// What is known of the person: git's files and the environment.
@Suite struct KnownValuesTests {
  private static func values(
    _ type: ContentType, _ variables: [String: String], _ files: [String: String] = [:]
  ) -> [String] {
    KnownValues(
      variable: { variables[$0] }, read: { path in files[path].map { Array($0.utf8) } }
    ).values(for: type)
  }

  @Test(arguments: [
    ("[user]\n\tname = Ada Lovelace\n\temail = ada@b.cd\n", "Ada Lovelace"),
    ("[core]\nname=No\n[User]\n  NAME=Ada  # really\r\n[user \"x\"]\nname=No\n", "Ada"),
    ("[user] name = \"Ada \\\"the\\\" \\\\ #1\" ; x\n", "Ada \"the\" \\ #1"),
    ("[user]\nname = Ada \\\n  Lovelace\n", "Ada   Lovelace"), ("[user]\nname = \" Ada\"", " Ada"),
    ("[user]\nname = Ada\nname = Bob", "Bob"), ("[user]\nname\n", nil),
    ("[user]\nname = \"Ada\n", nil),
    ("[user]\nname = A\\qda\nemail = x", nil), ("[user", nil), ("", nil), ("=\n[user]\n= x", nil),
    ("[user]\n# name = Ada\n;name = Ada\n", nil), ("[user]\nname =\n", ""),
    ("\\\n[]]\u{0}\n\"", nil), ("[user]\nname = Ad\u{FFFD}a\n", nil),
    ("\u{FEFF}[user]\nname = Ada\\", "Ada"),
  ])
  func readsGit(_ text: String, _ name: String?) {
    #expect(Self.values(.name, ["HOME": "/h"], ["/h/.gitconfig": text]) == [name].compactMap { $0 })
  }

  @Test(arguments: [
    (["HOME": "/h"], "home"), (["HOME": "/h", "XDG_CONFIG_HOME": "/x"], "home"),
    (["XDG_CONFIG_HOME": "/x"], "xdg"), (["HOME": "/o"], "config"), ([:], nil),
    (["HOME": "/h", "GIT_CONFIG_GLOBAL": "/g"], "global"),
    (["HOME": "/h", "GIT_CONFIG_GLOBAL": ""], nil),
  ])
  func findsGitsFiles(_ variables: [String: String], _ name: String?) {
    let files = [
      "/h/.gitconfig": "home", "/x/git/config": "xdg", "/o/.config/git/config": "config",
      "/g": "global",
    ].mapValues { "[user]\nname = \($0)\n" }
    #expect(Self.values(.name, variables, files) == [name].compactMap { $0 })
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "DE"), (["LANG": "de_DE", "LC_ADDRESS": "fr_CH@euro"], "CH"),
    (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], nil), (["LANG": "de_DE", "LC_ALL": ""], "DE"),
    (["LANG": "C"], nil), (["LANG": "de"], nil), (["LANG": "de.UTF-8"], nil), ([:], nil),
    (["LANG": "x_y"], nil), (["LANG": "_"], nil),
  ])
  func knowsTheCountry(_ variables: [String: String], _ country: String?) {
    #expect(Self.values(.countryName, variables) == [country].compactMap { $0 })
  }

  @Test func knowsTheRest() {
    let variables = ["HOME": "/h", "EMAIL": "env@b.cd", "USER": "ada"]
    let files = ["/h/.gitconfig": "[user]\nemail = git@b.cd"]
    #expect(Self.values(.emailAddress, variables, files) == ["git@b.cd", "env@b.cd"])
    #expect(Self.values(.username, variables) == ["ada"])
    for type in ContentType.allCases
    where ![.emailAddress, .username, .countryName, .name].contains(type) {
      #expect(Self.values(type, variables, files) == [])
    }
  }

  /// Any bytes are read, and none without end.
  @Test(arguments: 0..<200)
  func anyBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "[", "]", "user", "[user]", "\n", "\\", "\"", "=", "#", ";", "name", " ", "é", "\r",
    ]
    let text = (0..<40).compactMap { _ in parts.randomElement(using: &random) }.joined()
    for value in Self.values(.name, ["HOME": "/h"], ["/h/.gitconfig": text]) {
      #expect(value.utf8.count <= text.utf8.count)
    }
  }
}
