import Glibc
import TTYCore

// Programs for the tests of the terminal, in a process of their own:
//   TerminalFixture session [plain] [blocked]                takes the terminal; with no modes;
//                                                            with all signals blocked
//   TerminalFixture supervise [-SIGNAL…] PROGRAM ARGUMENT…   runs a program with job control,
//                                                            with some signals ignored
let arguments = Array(CommandLine.arguments.dropFirst())
let ignored = arguments.dropFirst().prefix { $0.hasPrefix("-") }
let program = Array(arguments.dropFirst(1 + ignored.count))
let signals = ignored.compactMap { Int32($0.dropFirst()) }
switch arguments.first {
case "session":
  if program.contains("blocked") { blockSignals() }
  runSession(
    modes: program.contains("plain") ? [] : [.alternateScreen, .cursor, .bracketedPaste])
case "supervise": superviseProgram(program, ignoring: signals)
case "foreground": becomeForegroundProgram(program, ignoring: signals)
default: exit(2)
}
