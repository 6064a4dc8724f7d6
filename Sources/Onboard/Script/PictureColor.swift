import TTYCore

/// A colour of a picture: red, green and blue, each from 0 to 255.
struct PictureColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// Creates a colour from `0xRRGGBB`.
  init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The colour as SVG and CSS write it, such as `#0d1117`.
  var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16)
        return channel < 16 ? "0" + digits : digits
      }.joined()
  }

  /// Whether it is nearer to white than to black.
  var isLight: Bool {
    let sum: Int = Int(red) + Int(green) + Int(blue)
    return sum > 3 * 127
  }

  /// The colour `tenths` of the way to another one.
  func mixed(_ tenths: Int, into other: PictureColor) -> PictureColor {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt32 {
      UInt32(clamping: (Int(from) * (10 - tenths) + Int(to) * tenths) / 10)
    }
    return PictureColor(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// The colour of an entry of the palette of 256 above the 16 that a terminal is free in: a cube
  /// of 6×6×6 and 24 greys, with xterm's values (256colres.h).
  init(fixed index: UInt8) {
    if index >= 232 {
      self.init((8 + 10 * (UInt32(index) - 232)) * 0x010101)
      return
    }
    func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }
    let cube = UInt32(max(index, 16)) - 16
    self.init(level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6))
  }
}
