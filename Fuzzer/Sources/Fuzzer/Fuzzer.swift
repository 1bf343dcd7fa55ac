import ArgumentParser
import Foundation

/// Calls public API with values that nobody would write, and tells what ends the process or never ends.
@main
struct Fuzzer: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Calls public API with random numbers, strings and trees.")

  @Option(help: "The same seed gives the same cases.")
  var seed: UInt64 = 1

  @Option(help: "How many cases.")
  var cases = 10_000

  @Option(help: "The number of the first case.")
  var from = 0

  @Option(help: "Stop after so many seconds.")
  var seconds: Int?

  @Option(help: "Only entry points whose name contains this text.")
  var entry: String?

  @Flag(help: "Print the names of the entry points.")
  var list = false

  @Flag(help: "Run in this process, and print the entry points that took longest.")
  var slowest = false

  @Option(help: .hidden)
  var journal: String?

  mutating func run() throws {
    setenv("VITRINE_PERMISSIONS", Services.permissions, 0)
    let (names, entries) = MainActor.assumeIsolated { (Entry.all.map(\.name), Entry.all) }
    if list {
      print(names.joined(separator: "\n"))
      return
    }
    let chosen = entries.filter { entry.map($0.name.contains) ?? true }
    guard !chosen.isEmpty else { throw ValidationError("No entry point is called so; see --list.") }
    if slowest {
      MainActor.assumeIsolated { time(chosen) }
      return
    }
    if let journal {
      MainActor.assumeIsolated { runCases(of: chosen, journal: journal) }
      return
    }
    var supervisor = Supervisor(command: self, entries: chosen.map(\.name))
    try supervisor.run()
    if !supervisor.findings.isEmpty { throw ExitCode(1) }
  }

  @MainActor
  private func time(_ entries: [Entry]) {
    var durations: [String: Duration] = [:]
    for number in from..<(from + cases) {
      var random = RandomSource(seed: seed, number: number)
      let entry = entries[number % entries.count]
      durations[entry.name, default: .zero] += ContinuousClock().measure { entry.run(&random) }
    }
    for (name, duration) in durations.sorted(by: { $0.value > $1.value }).prefix(20) {
      print("\(duration) \(name)")
    }
  }

  /// In the process that may end at any case: each is named in the journal before it begins.
  @MainActor
  private func runCases(of entries: [Entry], journal: String) {
    guard let file = FileHandle(forWritingAtPath: journal) else { return }
    Self.endWithSupervisor()
    for number in from..<(from + cases) {
      file.seek(toFileOffset: 0)
      file.write(Data("\(number)            \n".utf8))
      var random = RandomSource(seed: seed, number: number)
      entries[number % entries.count].run(&random)
    }
    file.seek(toFileOffset: 0)
    file.write(Data("done            \n".utf8))
  }

  /// Ends the process, in whatever case it is, when the one that watches it is gone, and so the other end of its
  /// input.
  private static func endWithSupervisor() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) > 0 {}
      _exit(3)
    }
  }
}
