/// Starts test processes, through `swift test`, and says how they ended.
package struct SwiftTestRunner {
  package var swift: SwiftCommand
  package var arguments: [String]
  package var filters: [String]
  package var isParallel: Bool
  package var artifacts: ArtifactsFolder
  package var interruption: Interruption
  package var directory: String
  package var collector: TestCollector

  /// How a call of `swift test` ended.
  package struct Ending {
    package var process: ChildProcess.Ending
    /// The signals that ended test processes, in the order in which they were told.
    package var signals: [Int32] = []
    /// What `swift test` itself complained of.
    package var complaints: [String] = []
  }

  /// Runs the tests of one library in one call of `swift test`.
  ///
  /// - Parameters:
  ///   - library: The library whose tests run.
  ///   - tests: The tests to run; nil runs those that the user's filters select.
  ///   - isParallel: Whether Swift Testing may run them side by side.
  ///   - events: Where Swift Testing writes its event stream.
  ///   - onLine: Called for each line of output and of events.
  /// - Returns: How the call ended.
  /// - Throws: `ToolError` when `swift` can't be started.
  package func run(
    _ library: TestID.Library, only tests: [TestID]?, isParallel: Bool = true,
    events: NamedPipe? = nil, onLine: (ChildProcess.Source, String) -> Void
  ) throws -> Ending {
    var options = ["--skip-build"] + arguments
    options.append(library == .xctest ? "--disable-swift-testing" : "--disable-xctest")
    options.append(library == .xctest ? "--enable-xctest" : "--enable-swift-testing")
    for pattern in tests.map({ $0.map(Self.pattern(for:)) }) ?? filters {
      options += ["--filter", pattern]
    }
    if library == .swiftTesting, !(self.isParallel && isParallel) {
      options.append("--no-parallel")
    }
    if let events {
      options += ["--event-stream-output-path", events.path, "--event-stream-version", "6.3"]
      if let folder = artifacts.attachments() { options += ["--attachments-path", folder] }
    }
    var ending = Ending(process: .interrupted)
    var child = swift.child(
      "test", options, environment: ["VITRINE_ARTIFACTS": artifacts.url.path])
    child.hasTerminal = true
    ending.process = try child.run(events: events?.descriptor, interruption: interruption) {
      source, line in
      if source != .events { collector.output(line) }
      if source == .error {
        if let signal = Self.signal(in: line) { ending.signals.append(signal) }
        if line.hasPrefix("error: ") { ending.complaints.append(line) }
      }
      onLine(source, line)
    }
    stopLeftovers()
    return ending
  }

  /// The regular expression that selects one test and no other.
  ///
  /// Swift Testing matches it against the name followed by the place in the source.
  package static func pattern(for test: TestID) -> String {
    let escaped = test.specifier.map { character in
      #"\^$.|?*+()[]{}"#.contains(character) ? "\\\(character)" : String(character)
    }.joined()
    return "^\(escaped)(/[^/]+:[0-9]+:[0-9]+)?$"
  }

  /// Reads `error: Process '…' exited with unexpected signal code 4`.
  private static func signal(in line: String) -> Int32? {
    guard line.hasPrefix("error: "), let range = line.range(of: "unexpected signal code ") else {
      return nil
    }
    return Int32(line[range.upperBound...].prefix { $0.isNumber })
  }

  private func stopLeftovers() {
    let names = swift.marker.stopProcesses(grace: 1)
    guard !names.isEmpty else { return }
    let list = Set(names).sorted().joined(separator: ", ")
    collector.note("Stopped what the tests left running: \(list).")
  }
}
