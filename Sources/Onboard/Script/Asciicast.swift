import TTYCore

/// A run as a recording that terminals and web pages play: asciicast, version 2.
///
/// The format is JSON lines: a header, then one event each with its time in seconds, its kind (`o`
/// is output, `r` a new size) and its data. It is described at
/// https://docs.asciinema.org/manual/asciicast/v2/.
public struct Asciicast: Sendable {
  /// The recording; each line is followed by a line break.
  public let text: String

  /// Records a run.
  ///
  /// - Parameter palette: The colours that the player is asked for.
  public init(_ strip: Filmstrip, title: String, palette: FramePalette = .dark) {
    var encoder = FrameEncoder(capabilities: ScreenCapabilities(colorDepth: .trueColor))
    var size = strip.pictures.first?.frame.size ?? .standard
    var lines = [Asciicast.header(size, title: title, palette: palette)]
    for picture in strip.pictures {
      if picture.frame.size != size {
        size = picture.frame.size
        lines.append(
          Asciicast.event(picture.milliseconds, "r", "\(size.columns)x\(size.rows)"))
      }
      var bytes: [UInt8] = []
      encoder.encode(picture.frame, into: &bytes)
      guard !bytes.isEmpty else { continue }
      lines.append(
        Asciicast.event(picture.milliseconds, "o", String(decoding: bytes, as: UTF8.self)))
    }
    // So that a shell goes on below the last screen, in its own colours and with a cursor.
    let last = "\u{1b}[m\u{1b}[\(size.rows + 1);1H\u{1b}[?25h"
    lines.append(Asciicast.event(strip.milliseconds, "o", last))
    text = lines.map { $0.text + "\n" }.joined()
  }

  private static func header(_ size: Size, title: String, palette: FramePalette) -> JSON {
    func member(_ name: String, _ value: JSON) -> JSON.Member {
      JSON.Member(name, value)
    }
    let theme = JSON.object([
      member("fg", .string(palette.text.hex)), member("bg", .string(palette.ground.hex)),
      member("palette", .string(palette.ansi.map(\.hex).joined(separator: ":"))),
    ])
    return .object([
      member("version", .number("2")), member("width", .number("\(size.columns)")),
      member("height", .number("\(size.rows)")), member("title", .string(TextGate.clean(title))),
      member("env", .object([member("TERM", .string("xterm-256color"))])),
      member("theme", theme),
    ])
  }

  private static func event(_ milliseconds: Int, _ kind: String, _ data: String) -> JSON {
    let fraction = String(1000 + milliseconds % 1000).dropFirst()
    return .array([
      .number("\(milliseconds / 1000).\(fraction)"), .string(kind), .string(data),
    ])
  }
}
