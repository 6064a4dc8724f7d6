// swift-tools-version: 6.0
import PackageDescription

// `Sources/Onboard` and `Sources/onboard` differ only in case. So that a checkout on a
// case-insensitive file system still builds, the library lists its folders and the command
// lists its files; CONTRIBUTING.md says what to watch for.
let package = Package(
  name: "onboard",
  products: [
    .library(name: "TTYCore", targets: ["TTYCore"]),
    .library(name: "Onboard", targets: ["Onboard"]),
    .executable(name: "onboard", targets: ["OnboardCLI"]),
  ],
  targets: [
    .target(name: "TTYCore"),
    .target(
      name: "Onboard",
      dependencies: ["TTYCore"],
      path: "Sources/Onboard",
      sources: ["JSON", "Flow", "Focus", "Fields", "Wizard", "View", "Session", "Script"]
    ),
    .executableTarget(
      name: "OnboardCLI",
      dependencies: ["Onboard", "TTYCore"],
      path: "Sources/onboard",
      sources: [
        "main.swift",
        "AnswerFile.swift",
        "ArgumentList.swift",
        "Arguments.swift",
        "CheckCommand.swift",
        "ExploreCommand.swift",
        "ExploreOptions.swift",
        "FlowFile.swift",
        "KeysCommand.swift",
        "KeysEventReader.swift",
        "KeysFacts.swift",
        "KeysLayout.swift",
        "KeysRun.swift",
        "KeysSession.swift",
        "LineFile.swift",
        "Onboarding.swift",
        "RecordCommand.swift",
        "RecordOptions.swift",
        "Report.swift",
        "RunCommand.swift",
        "RunLog.swift",
        "RunOptions.swift",
        "ShowCommand.swift",
        "ShowOptions.swift",
        "StandardStreams.swift",
        "Surroundings.swift",
        "TestCommand.swift",
        "TestFiles.swift",
        "TestOptions.swift",
        "TestReport.swift",
        "TestVerdict.swift",
        "UnattendedCommand.swift",
        "Usage.swift",
      ]
    ),
    .executableTarget(
      name: "InputBenchmark", dependencies: ["TTYCore"], path: "Benchmarks/InputBenchmark"),
    .executableTarget(
      name: "ScreenBenchmark", dependencies: ["Onboard", "TTYCore"],
      path: "Benchmarks/ScreenBenchmark"),
    .executableTarget(name: "FormFloor", path: "Benchmarks/FormFloor"),
    .executableTarget(name: "SessionBenchmark", path: "Benchmarks/SessionBenchmark"),
    .executableTarget(
      name: "TerminalFixture", dependencies: ["TTYCore"], path: "Tests/TerminalFixture"),
    .testTarget(
      name: "OnboardTests",
      dependencies: ["Onboard", "OnboardCLI", "TTYCore", "TerminalFixture"],
      exclude: ["Goldens", "Vectors"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
