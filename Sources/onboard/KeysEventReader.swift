import TTYCore

/// Reads events together with the bytes that each was made of.
///
/// The decoder is fed byte by byte, as it gives the same events however its input is cut.
struct KeysEventReader {
  /// An event and what was sent for it.
  struct Reading: Equatable {
    var event: InputEvent
    /// The first bytes, and for a long event its last.
    var bytes: [UInt8]
    /// How many bytes there were.
    var count: Int
  }

  /// The decoder, whose context the terminal's answers change.
  var decoder = InputDecoder()
  /// The bytes since the last event; beyond ``limit`` those before the last ``tail`` are left out.
  private var open: [UInt8] = []
  private var openCount = 0

  /// How many bytes of an event are kept: the widest window shows no more of them.
  static let limit = 1024
  /// How many of the last bytes are kept of what is longer: more than what follows an event at
  /// once.
  private static let tail = 8

  /// Whether silence would mean something.
  var isWaiting: Bool { decoder.isWaiting }

  /// Takes bytes that came.
  mutating func feed(_ bytes: [UInt8], into readings: inout [Reading]) {
    var events: [InputEvent] = []
    for byte in bytes {
      if open.count >= Self.limit { open.remove(at: Self.limit - Self.tail) }
      open.append(byte)
      openCount += 1
      decoder.feed([byte], into: &events)
      if events.isEmpty { continue }
      pair(events, into: &readings)
      events.removeAll(keepingCapacity: true)
    }
  }

  /// Says that nothing came.
  mutating func timeOut(into readings: inout [Reading]) {
    var events: [InputEvent] = []
    decoder.timeOut(into: &events)
    pair(events, into: &readings)
  }

  /// Gives the bytes to the events that they completed.
  ///
  /// The last event has all that is left, unless a part of that has already begun another one.
  private mutating func pair(_ events: [InputEvent], into readings: inout [Reading]) {
    let isOpen = decoder.isWaiting || decoder.isPasting
    for (index, event) in events.enumerated() {
      let hasRest = index == events.count - 1 && !isOpen
      let count = hasRest ? openCount : min(length(of: event), openCount)
      let kept = max(0, open.count - (openCount - count))
      readings.append(Reading(event: event, bytes: Array(open.prefix(kept)), count: count))
      open.removeFirst(kept)
      openCount -= count
    }
  }

  /// How many bytes an event has that something follows at once.
  private func length(of event: InputEvent) -> Int {
    switch event {
    case .invalid(let raw), .unknown(let raw): return raw.count
    case .key(let key):
      // ESC before a sequence that it does not alter, or a sequence that ended after its first two
      // bytes. Anything else ended because of the byte that came last.
      if key.key == .escape { return key.modifiers.isEmpty ? 1 : 2 }
      if case .character = key.key, key.modifiers == .alt { return 2 }
      return max(1, openCount - 1)
    default: return max(1, openCount - 1)
    }
  }
}
