import TTYCore

/// The screens of a run, each with the time at which it is shown first.
public struct Filmstrip: Sendable {
  /// A screen and its time.
  public struct Picture: Sendable {
    /// When it is shown, from the start of the run.
    public var milliseconds: Int
    /// The screen.
    public var frame: Frame
  }

  /// The screens, in order of time.
  public private(set) var pictures: [Picture] = []
  /// When the run is over, from its start; not before the last screen.
  public private(set) var milliseconds = 0

  /// Creates a strip without pictures.
  public init() {}

  /// Adds the screen of a moment, unless it is that of the moment before.
  ///
  /// - Parameter milliseconds: From the start of the run; what is earlier than the end so far
  ///   counts as then.
  public mutating func append(_ frame: Frame, at milliseconds: Int) {
    wait(until: milliseconds)
    guard frame != pictures.last?.frame else { return }
    pictures.append(Picture(milliseconds: self.milliseconds, frame: frame))
  }

  /// Lets the last screen stand until this moment, in milliseconds from the start of the run.
  public mutating func wait(until milliseconds: Int) {
    self.milliseconds = max(self.milliseconds, milliseconds)
  }

  /// The strip without the secrets of the whole run, also where one was seen before it became one.
  func masked(by mask: ScreenMask) -> Filmstrip {
    var result = Filmstrip()
    for picture in pictures {
      result.append(mask.applied(to: picture.frame), at: picture.milliseconds)
    }
    result.wait(until: milliseconds)
    return result
  }
}
