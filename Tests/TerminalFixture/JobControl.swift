import Glibc

/// A shell of the smallest kind: the leader of the terminal's session.
///
/// It runs one program in the foreground, tells on descriptor 3 when it stops or ends, and obeys
/// what it reads there: `f` continues the program in the foreground, `b` in the background.
///
/// The tests need it because the line settings can only be looked at while the session lives.
func superviseProgram(_ arguments: [String], ignoring ignored: [Int32]) {
  for number in leaderIgnores { signal(number, SIG_IGN) }
  let process = spawnInForeground(arguments, ignoring: ignored)
  tell("pid \(process)")
  while true {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, WUNTRACED, &usage) == process else { exit(1) }
    tcsetpgrp(0, getpgrp())
    if status & 0xff == 0x7f {
      tell("stopped \(status >> 8 & 0xff)")
      obeyOrder(process)
    } else {
      let time = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
      let fraction = (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000
      let end = status & 0x7f == 0 ? "exited \(status >> 8 & 0xff)" : "ended \(status & 0x7f)"
      tell("\(end) cpu \(time * 1000 + fraction)")
      // Until the test has looked at the terminal.
      obeyOrder(process)
      exit(0)
    }
  }
}

private func obeyOrder(_ process: pid_t) {
  var order: UInt8 = 0
  guard read(3, &order, 1) == 1 else {
    kill(-process, SIGKILL)
    exit(0)
  }
  if order == UInt8(ascii: "f") { tcsetpgrp(0, process) }
  kill(-process, SIGCONT)
}

private func tell(_ text: String) {
  let bytes = Array((text + "\n").utf8)
  _ = write(3, bytes, bytes.count)
}

private func spawnInForeground(_ arguments: [String], ignoring ignored: [Int32]) -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addclose(&actions, 3)
  let names = ignored.map { "-\($0)" }
  let vector = (["/proc/self/exe", "foreground"] + names + arguments).map { strdup($0) } + [nil]
  var process: pid_t = 0
  let code = posix_spawn(&process, "/proc/self/exe", &actions, nil, vector, environ)
  if code != 0 {
    tell("failed \(code)")
    exit(1)
  }
  return process
}

/// Makes this process the terminal's foreground group, then becomes the program.
func becomeForegroundProgram(_ arguments: [String], ignoring ignored: [Int32]) {
  setpgid(0, 0)
  tcsetpgrp(0, getpid())
  for number in leaderIgnores where !ignored.contains(number) { signal(number, SIG_DFL) }
  for number in ignored { signal(number, SIG_IGN) }
  execv(arguments[0], arguments.map { strdup($0) } + [nil])
  exit(127)
}

/// The terminal's own signals are for the program; the leader outlives a hang-up.
private let leaderIgnores = [SIGHUP, SIGTTOU, SIGTTIN, SIGTSTP, SIGINT, SIGQUIT]
