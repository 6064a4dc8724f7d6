/// What of a wizard is at a place of the screen: what a click there means.
///
/// The view finds it, and the session gives it with the click, so that the wizard knows no places.
public enum Hit: Hashable, Sendable {
  /// A row or button of a form, and the place inside of it: the characters before the place in a
  /// text, the slot of a code, the index of an option; nil if there is no place inside there.
  case item(String, form: String, inside: Int?)
  /// A form where it has nothing that can be clicked.
  case form(String)
  /// A key on the keyboard bar, which does this.
  case key(Command)
}
