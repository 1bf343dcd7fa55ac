/// What a test process has printed and how it ended, whichever way it was called.
struct TestProcessOutput {
  /// The signals that ended test processes, in the order in which they were told.
  private(set) var signals: [Int32] = []
  /// What `swift test` itself complained of.
  private(set) var complaints: [String] = []

  /// Takes a line that isn't an event.
  mutating func note(_ source: ChildProcess.Source, _ line: String) {
    guard source == .error, line.hasPrefix("error: ") else { return }
    complaints.append(line)
    if let signal = Self.signal(in: line) { signals.append(signal) }
  }

  /// Takes how the program ended, which was either the test process itself or `swift test`.
  mutating func end(_ ending: ChildProcess.Ending) {
    if case .signalled(let signal) = ending { signals.append(signal) }
  }

  /// Reads `error: Process '…' exited with unexpected signal code 4`.
  private static func signal(in line: String) -> Int32? {
    guard let range = line.range(of: "unexpected signal code ") else { return nil }
    return Int32(line[range.upperBound...].prefix { $0.isNumber })
  }
}
