// How long a screen takes from the wizard to the bytes, and how many bytes it is:
//
//   swift build -c release && .build/release/ScreenBenchmark
import Onboard
import TTYCore

let environment = TerminalEnvironment(["TERM": "xterm-256color", "LANG": "C.UTF-8"])

/// The median time of a body, in nanoseconds.
func median(_ rounds: Int, _ body: (Int) -> Void) -> Int64 {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { round in clock.measure { body(round) } }.sorted()
  let (seconds, attoseconds) = times[rounds / 2].components
  return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
}

func report(_ name: String, _ nanoseconds: Int64, _ bytes: Int) {
  print("\(name): \(nanoseconds / 1000).\(nanoseconds % 1000 / 100) µs, \(bytes) bytes")
}

/// A whole frame: the step and the help over it in turn, laid out, compared and encoded.
func measureFrames(_ size: Size) {
  var step = BenchmarkRun(steps: 4, size: size)
  var help = step
  help.press(.key(KeyEvent(.function(1))))
  var output = 0
  var time = median(200) { round in
    step.screen.forget()
    output = step.draw()
  }
  let name = "\(size.columns)x\(size.rows)"
  report("\(name), full frame laid out and encoded", time, output)
  var screen = step.screen
  time = median(200) { round in
    output =
      round % 2 == 0 ? screen.frame(of: &help.wizard).count : screen.frame(of: &step.wizard).count
  }
  report("\(name), full frame laid out, compared and encoded", time, output)
}

/// A key in a step of 20 fields, from the event to the bytes.
func measureKeys(steps: Int) {
  var run = BenchmarkRun(steps: steps, size: .standard)
  run.press(.text("x"))
  var output = 0
  var time = median(1000) { round in
    // The line is emptied now and then, so that it does not scroll.
    output = run.press(round % 40 < 39 ? .text("x") : .key(KeyEvent(.character("u"), .control)))
  }
  report("80x24, a letter, \(steps) steps", time, output)
  time = median(200) { round in
    output = run.press(.key(KeyEvent(.tab, round % 2 == 0 ? [] : .shift)))
  }
  report("80x24, Tab, \(steps) steps", time, output)
  time = median(5) { _ in
    output = BenchmarkRun(steps: steps, size: .standard).bytesOfFirstFrame
  }
  report("80x24, start, \(steps) steps", time, output)
}

for size in [Size.standard, Size(columns: 200, rows: 60)] { measureFrames(size) }
for steps in [1, 10, 100, 1000] { measureKeys(steps: steps) }
