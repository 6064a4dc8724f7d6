import Foundation
import Onboard

/// Flows and files that scripts are tested with.
enum ScriptFlows {
  /// A step with a command, a conditional field and step, and a prompt with a field.
  static let account = Flow(
    name: "account", title: "Account",
    steps: [
      Step(
        id: "sign-in", title: "Sign in",
        fields: [
          Field(
            id: "email", kind: .text, label: "Email", required: true, contentType: .emailAddress),
          Field(
            id: "password", kind: .secure(mask: .dots), label: "Password", required: true,
            rules: [.minLength(8)], output: true),
          Field(id: "business", kind: .toggle, label: "For a business"),
          Field(
            id: "company", kind: .text, label: "Company",
            when: .equals(field: "business", .bool(true))),
          Field(id: "terms", kind: .note, label: "Be kind."),
        ],
        submitLabel: "Sign in", action: Action(run: ["acme", "sign-in"], busy: "Signing in")),
      Step(
        id: "plan", title: "Plan",
        fields: [
          Field(
            id: "plan", kind: .choice([Field.Option(value: "free"), Field.Option(value: "team")]),
            label: "Plan")
        ],
        buttons: [Button(label: "Invite", opens: "invite")],
        when: .equals(field: "business", .bool(true))),
      Step(
        id: "verify", title: "Verify",
        fields: [
          Field(id: "code", kind: .oneTimeCode(length: 4, onComplete: .submit), label: "Code")
        ]
      ),
    ],
    prompts: [
      Prompt(
        id: "invite", title: "Invite",
        fields: [Field(id: "guest", kind: .text, label: "Guest", required: true)],
        buttons: [
          Button(label: "Send", run: ["acme", "invite"]), Button(label: "Cancel", role: .cancel),
        ])
    ])

  /// A flow of the project.
  static func project(_ name: String) throws -> Flow {
    let file = FlowFilesTests.folder.appendingPathComponent("\(name).json")
    let flow = FlowReader.read([UInt8](try Data(contentsOf: file))).flow
    guard let flow else { throw CocoaError(.fileReadCorruptFile) }
    return flow
  }

  /// Gives files from a dictionary.
  static func files(_ files: [String: String]) -> FileReader {
    { (path: String) throws(UnreadableFile) in
      guard let text = files[path] else { throw UnreadableFile("no such file") }
      return Array(text.utf8)
    }
  }

  /// The failure of a script, and of its summary what is behind the place.
  static func complaint(of text: String, on flow: Flow = account) throws -> String? {
    let result = try ScriptRunner(flow).run(text)
    return result.failure.map { "\($0.line): expected \($0.expected), found \($0.found)" }
  }

  /// The script, after which the account flow is past its first step.
  static let signedIn = """
    reply acme {"ok": true}
    type "ada@example.com"
    press return
    type secret password
    press f10

    """
}
