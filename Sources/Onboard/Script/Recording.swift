/// A run as a script.
public struct Recording: Hashable, Sendable {
  /// The script.
  public var text: String
  /// Whether playing it goes the way that the run went; not if that hung on what was in a secret.
  public var isExact: Bool
}
