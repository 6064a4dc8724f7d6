/// A list of texts that a person adds to and takes out of.
///
/// Each entry has a number that no other entry of the list ever gets, so that what is known of an entry,
/// the focus above all, is never taken for another's.
public struct ListState: Hashable, Sendable {
  /// A text of the list.
  public struct Entry: Hashable, Sendable {
    /// The number, from 1.
    public let number: Int
    /// The text.
    public let text: String
  }

  /// The most entries that a list has.
  public static let limit = 1000

  /// The entries, in order.
  public private(set) var entries: [Entry] = []
  private var lastNumber = 0

  /// Creates an empty list.
  public init() {}

  /// The texts, in order.
  public var texts: [String] { entries.map(\.text) }

  /// Adds a text at the end.
  /// - Returns: false if the list is full.
  @discardableResult
  public mutating func append(_ text: String) -> Bool {
    guard entries.count < ListState.limit else { return false }
    lastNumber += 1
    entries.append(Entry(number: lastNumber, text: text))
    return true
  }

  /// Takes out the entry with this number.
  /// - Returns: false if there is none.
  @discardableResult
  public mutating func remove(_ number: Int) -> Bool {
    guard let index = entries.firstIndex(where: { $0.number == number }) else { return false }
    entries.remove(at: index)
    return true
  }

  /// Puts other texts in the place of all.
  ///
  /// A text that was there stays the entry that it was, wherever it stands now; of several that are the
  /// same, the first stays the first.
  public mutating func replace(with texts: [String]) {
    var old = entries
    entries = []
    for text in texts.prefix(ListState.limit) {
      if let index = old.firstIndex(where: { $0.text == text }) {
        entries.append(old.remove(at: index))
      } else {
        append(text)
      }
    }
  }
}
