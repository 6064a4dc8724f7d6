import TTYCore

/// What a line of a script says.
public indirect enum ScriptCommand: Hashable, Sendable {
  /// The flow that the script is for.
  case flow(String)
  /// The size of the window at first, in cells.
  case size(Size)
  /// The date that the clock begins at.
  case today(String)
  /// Commands of this name may be run.
  case allow(String)
  /// A value is known, and offered in a field.
  case autofill(field: String, String)
  /// The lines of another file.
  case include(String)
  /// Lines, several times.
  case `repeat`(Int, [ScriptLine])
  /// Types text, key by key.
  case type(String)
  /// Types a made-up answer that the rules of a field allow.
  case typeSecret(field: String)
  /// Presses a key.
  case press(KeyEvent)
  /// Pastes text as a terminal does.
  case paste(String)
  /// Sends bytes as they are.
  case bytes([UInt8])
  /// Clicks at a text on the screen.
  case click(String)
  /// Gives the window another size, in cells.
  case resize(Size)
  /// Lets time pass, in milliseconds.
  case wait(milliseconds: Int)
  /// Answers a command that the flow is going to run.
  case reply(StandIn)
  /// Something that must be so.
  case expect(ScriptExpectation)
  /// The screen must be as in the file of this name.
  case snapshot(String)

  /// What the line needs that this version does not have, as half a sentence; nil if it can be
  /// played.
  var missingFeature: String? {
    switch self {
    case .today: "this version has no dates"
    default: nil
    }
  }

  /// Whether the line does something that a person, a terminal or time does.
  var isInput: Bool {
    switch self {
    case .autofill, .type, .typeSecret, .press, .paste, .bytes, .click, .resize, .wait: true
    default: false
    }
  }

  /// Whether the line only looks whether something is so.
  var isExpectation: Bool {
    switch self {
    case .expect, .snapshot: true
    default: false
    }
  }

  /// Whether the line is about the script as a whole, and so stands before those that do something.
  var isHeader: Bool {
    switch self {
    case .flow, .size, .today, .allow: true
    default: false
    }
  }
}

/// Something that a script says must be so.
public enum ScriptExpectation: Hashable, Sendable {
  /// This step is on the screen.
  case step(String)
  /// This field or button has the focus; nothing has, if nil.
  case focus(String?)
  /// This prompt is on top.
  case prompt(String)
  /// No prompt is open.
  case noPrompt
  /// The field shows a message that contains the text, or any message if nil.
  case error(field: String, String?)
  /// The field shows no message.
  case noError(field: String)
  /// The answer of the field is this one.
  case value(field: String, JSON)
  /// The screen contains the text.
  case screen(String)
  /// The screen does not contain the text.
  case noScreen(String)
  /// The keyboard bar contains the text.
  case bar(String)
  /// The text was announced to a screen reader.
  case announced(String)
  /// The answers so far are these.
  case answers(JSON)
  /// The run has ended with this exit status.
  case exit(Int)
}
