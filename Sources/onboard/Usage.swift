/// What `--help` prints.
enum Usage {
  static let text = """
    onboard: onboarding wizards in a terminal

    usage: onboard [run] FLOW [options]     run the flow in a JSON file
           onboard check FLOW...            say everything that is wrong with flows, and what is doubtful
           onboard show FLOW [options]      print a picture of a screen, of every step, of a run
           onboard test PATH... [options]   run the .keys scripts there against their flows
           onboard record FLOW SCRIPT       run the flow, and write what was typed as a script
           onboard explore FLOW [options]   walk the flow by itself and say what is wrong with it
           onboard keys [--mouse]           show what keys send and how it is read
           onboard keys --decode            read lines CONTEXT<TAB>HEX, print the events of each

    options of run:
      --output FILE     write the answers there (0600) instead of to standard output
      --tty             read the keyboard, whatever standard input is
      --timeout 5m      give up then
      --no-input        ask nobody: finish if every step is right as it is
      --allow-run       run the commands of the flow without asking
      --allow-run=A,B   these only
      --theme NAME      default, light, dark, mono or high-contrast; else $ONBOARD_THEME
      --ascii           draw with ASCII only
      --size 80x24      the window that scripted keys are meant for
      --keys FILE       play a .keys script
      --mouse           click and scroll; most terminals select text with Shift then
      --no-autofill     offer neither earlier answers nor what git and the environment know
      --announce FILE   write what happens in words there, line by line, for a screen reader
      --debug FILE      write what comes in and what it does there, line by line, to look for faults

    options of show:
      --keys FILE       play a script first: .keys, or the bytes of keys
      --all-steps       every step, before anything is answered
      --text            as text; if nothing else is said
      --svg             as a picture: the last screen, or a sheet of all steps
      --cast            as a recording that asciinema plays: asciicast v2
      --size, --theme, --ascii    as for run

    options of test:
      --update          write the snapshots that differ anew
      --coverage        print which parts of a flow no script reached
      --minimum N       fail if less than N percent of a flow was reached
      --report FORMAT   tap or junit

    options of record:
      --force           replace the script if there is one
      --allow-run, --output, --theme, --ascii    as for run

    options of explore:
      --seed N          chooses what is tried beside the answers that the rules give; 1
      --limit N         look at no more than so many states of the flow; 2000

    Standard input that is no terminal is played as keystrokes: printf 'ada\\r' | onboard FLOW

    exit status: 0 finished, 1 not finished, or what exploring found is not certain, 2 wrong usage, a wrong flow
    or script, 3 an expectation of a script failed, or exploring found something, 130 cancelled,
    128+n ended by signal n

    """

  /// The part of the text that is about a subcommand; nil if there is none.
  static func text(of subcommand: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let calls = lines.compactMap { line -> Substring? in
      let call = line.hasPrefix("usage: ") ? line.dropFirst(7) : line.drop { $0 == " " }
      let isMeant = ["\(subcommand) ", "[\(subcommand)] "].contains {
        call.hasPrefix("onboard \($0)")
      }
      return isMeant ? call : nil
    }
    guard !calls.isEmpty else { return nil }
    let options = lines.drop { $0 != "options of \(subcommand):" }.prefix { !$0.isEmpty }
    return "usage: " + calls.joined(separator: "\n       ") + "\n"
      + (options.isEmpty ? "" : "\n" + options.joined(separator: "\n") + "\n")
      + "\nonboard --help has the rest, and what an exit status means\n"
  }
}
