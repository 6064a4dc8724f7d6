/// Characters whose width terminals agree on, once the ambiguous ones are known to be narrow.
///
/// They are no part of clusters with their neighbours, were in Unicode before 14.0, and are no
/// emoji. A run of them is written without placing the cursor in between.
enum SettledWidth {
  /// Whether a scalar is one of them.
  static func contains(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Latin, without the soft hyphen and the two signs that have emoji forms.
    case 0xa1...0xa8, 0xaa...0xac, 0xaf...0x2ff: true
    // Greek and Cyrillic letters; Latin and Greek extended.
    case 0x370...0x377, 0x384...0x3ff, 0x400...0x482, 0x48a...0x52f, 0x1e00...0x1fff: true
    // Dashes, quotation marks, bullet, ellipsis.
    case 0x2010...0x2022, 0x2026: true
    // Box drawing.
    case 0x2500...0x257f: true
    // Kana, ideographs, Hangul syllables, full-width ASCII.
    case 0x3001...0x3003, 0x3041...0x3096, 0x30a1...0x30fa, 0x30fc: true
    case 0x4e00...0x9fef, 0xac00...0xd7a3, 0xff01...0xff60: true
    default: false
    }
  }
}
