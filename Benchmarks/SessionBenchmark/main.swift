#if canImport(Glibc)
  import Glibc

  // How long a person waits for the command, beside a C program that does the same form with one
  // read and one write a key (FormFloor). Only the ratios travel to another machine; run it on one
  // that is idle:
  //
  //   swift build -c release -Xswiftc -static-executable
  //   .build/release/SessionBenchmark [ROUNDS]

  let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
  let floor = Program(name: "C", path: Program.beside("FormFloor"), arguments: [])
  let onboard = Program(
    name: "onboard", path: Program.beside("onboard"), arguments: ["flows/sign-in.json"])

  var runs: [String: [Measurement]] = [:]
  for round in 0..<max(1, rounds) {
    // Turn about, so that a drift of the machine hits both.
    for program in round % 2 == 0 ? [floor, onboard] : [onboard, floor] {
      guard let measurement = program.measure() else {
        print("\(program.name): did not run; build both, and start this where flows/ is")
        exit(1)
      }
      runs[program.name, default: []].append(measurement)
    }
  }

  print("\(rounds) rounds, medians; \(onboard.path)")
  for figure in Measurement.figures {
    let values = [floor, onboard].map { program in
      median(runs[program.name, default: []].map(figure.value))
    }
    let ratio = median(
      zip(runs[floor.name, default: []], runs[onboard.name, default: []])
        .map { figure.value($1) / max(figure.value($0), 0.000_1) })
    print(
      "\(padded(figure.name, 34)) C \(padded(text(values[0]), 9)) onboard "
        + "\(padded(text(values[1]), 9)) \(figure.isRatio ? "\(text(ratio)) x" : "")")
  }
  for keys in [onboard.answers(typedAhead: false), onboard.answers(typedAhead: true)] {
    print(keys)
  }

  func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = String(hundredths % 100)
    return "\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)"
  }

  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
#else
  print("This benchmark reads /proc; it runs on Linux.")
#endif
