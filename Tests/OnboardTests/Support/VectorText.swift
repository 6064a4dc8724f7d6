/// The text of a vector: printable ASCII as itself, `\\` a backslash, `\u{HEX}` the rest.
func vectorText(_ escaped: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  var rest = Substring(escaped).unicodeScalars
  while let scalar = rest.popFirst() {
    guard scalar == "\\" else {
      result.append(scalar)
      continue
    }
    guard rest.popFirst() == "u" else {
      result.append("\\")
      continue
    }
    let digits = rest.prefix { $0 != "}" }.dropFirst()
    rest.removeFirst(digits.count + 2)
    if let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) {
      result.append(scalar)
    }
  }
  return String(result)
}
