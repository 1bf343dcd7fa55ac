/// Runs one program that lists tests, and keeps what it prints.
final class ListingLane: ProcessLane {
  private var program: ChildProcess?
  private let report: (String) -> Void
  private(set) var ending: ChildProcess.Ending?
  /// What came from standard output, and all that was printed.
  private(set) var output: [String] = []
  private(set) var lines: [String] = []

  /// - Parameters:
  ///   - program: The program to run.
  ///   - report: Called for each line that it prints.
  init(_ program: ChildProcess, report: @escaping (String) -> Void) {
    self.program = program
    self.report = report
  }

  func next() -> (program: ChildProcess, events: FileDescriptor?)? {
    defer { program = nil }
    return program.map { ($0, nil) }
  }

  func receive(_ source: ChildProcess.Source, _ line: String) {
    lines.append(line)
    if source == .output { output.append(line) }
    report(line)
  }

  func ended(_ ending: ChildProcess.Ending) {
    self.ending = ending
  }
}
