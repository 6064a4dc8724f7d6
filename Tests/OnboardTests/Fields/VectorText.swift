/// The text of a cell in a vector file: `\\` is a backslash, `\u{HEX}` a scalar.
func vectorText(_ cell: some StringProtocol) -> String {
  var text = String.UnicodeScalarView()
  var rest = String(cell).unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\\" else {
      text.append(scalar)
      continue
    }
    if rest.popFirst() == "u", rest.popFirst() == "{" {
      let digits = rest.prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 1)
      if let number = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(number) {
        text.append(scalar)
      }
    } else {
      text.append("\\")
    }
  }
  return String(text)
}
