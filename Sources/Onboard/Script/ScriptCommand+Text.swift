import TTYCore

extension ScriptCommand: CustomStringConvertible {
  /// The line as a script has it, on one line; reading it gives the same command.
  public var description: String {
    switch self {
    case .flow(let name): "flow \(Self.quoted(name))"
    case .size(let size): "size \(size.columns)x\(size.rows)"
    case .today(let date): "today \(date)"
    case .allow(let name): "allow \(name)"
    case .autofill(let field, let text): "autofill \(field) \(Self.quoted(text))"
    case .include(let name): "include \(Self.quoted(name))"
    case .repeat(let count, let lines):
      "repeat \(count) {\n" + lines.map { "\($0.command)\n" }.joined() + "}"
    case .type(let text): "type \(Self.quoted(text))"
    case .typeSecret(let field): "type secret \(field)"
    case .press(let key): "press \(PressedKey.text(key))"
    case .paste(let text): "paste \(Self.quoted(text))"
    case .bytes(let bytes): "bytes \(Self.hex(bytes))"
    case .click(let text): "click \(Self.quoted(text))"
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    case .wait(let milliseconds): "wait \(DurationText.text(milliseconds))"
    case .reply(let standIn): "\(standIn)"
    case .expect(let expectation): "expect \(expectation)"
    case .snapshot(let name): "snapshot \(Self.quoted(name))"
    }
  }

  /// A text as a string of JSON.
  static func quoted(_ text: String) -> String { JSON.string(text).text }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count < 2 ? "0" + digits : digits
    }.joined()
  }
}

extension ScriptExpectation: CustomStringConvertible {
  /// What stands behind `expect`.
  public var description: String {
    switch self {
    case .step(let id): "step \(id)"
    case .focus(let id): "focus \(id ?? "none")"
    case .prompt(let id): "prompt \(id)"
    case .noPrompt: "no prompt"
    case .error(let field, let text):
      "error \(field)" + (text.map { " " + ScriptCommand.quoted($0) } ?? "")
    case .noError(let field): "no error \(field)"
    case .value(let field, let value): "value \(field) \(value.text)"
    case .screen(let text): "screen \(ScriptCommand.quoted(text))"
    case .noScreen(let text): "no screen \(ScriptCommand.quoted(text))"
    case .bar(let text): "bar \(ScriptCommand.quoted(text))"
    case .announced(let text): "announced \(ScriptCommand.quoted(text))"
    case .answers(let answers): "answers \(answers.text)"
    case .exit(let status): "exit \(status)"
    }
  }
}

extension StandIn: CustomStringConvertible {
  /// The line of a script that sets it up.
  public var description: String {
    let name = command.first ?? ""
    let isPlain =
      !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }
      && !name.hasPrefix("{") && !name.hasPrefix("#")
    let words =
      [isPlain ? name : ScriptCommand.quoted(name)]
      + command.dropFirst().map(ScriptCommand.quoted)
    let pause = delay == 0 ? "" : " after \(DurationText.text(delay))"
    return "reply \(words.joined(separator: " ")) \(reply.text)\(pause)"
  }
}
