/// Tells what tests print from what their library prints about them, which the log says in its own words.
struct TestOutputFilter {
  private var hasBegun = false
  /// Whether a test of XCTest runs, whose lines come with its result.
  private var isRunning = false
  private var heldBack = 0
  /// Lines that were printed with a result and are still to come, with their numbers.
  private var expected: [String: Int] = [:]

  /// Tests begin: what comes before is of the build.
  mutating func begin() { hasBegun = true }

  /// A test of XCTest begins.
  mutating func started() {
    isRunning = true
    heldBack = 0
  }

  /// A test of XCTest has ended.
  ///
  /// - Parameter record: Its result.
  /// - Returns: What it printed itself.
  mutating func finished(_ record: TestRecord) -> [String] {
    isRunning = false
    var messages = record.issues.flatMap { $0.message.split(separator: "\n").dropFirst() }
    let mark = ": error: \(record.id.suite).\(record.id.name) : "
    let lines = record.output.filter { line in
      if line.contains(mark) { return false }
      guard let index = messages.firstIndex(where: { $0 == line }) else { return true }
      messages.remove(at: index)
      return false
    }
    // Several processes: what they print is told when they have ended.
    if heldBack == 0 { for line in record.output { expected[line, default: 0] += 1 } }
    return lines
  }

  /// Whether a line of a test process is to be printed now.
  mutating func passes(_ line: String) -> Bool {
    guard hasBegun else { return false }
    if isRunning {
      heldBack += 1
      return false
    }
    if let count = expected[line], count > 0 {
      expected[line] = count - 1
      return false
    }
    return !Self.isOfLibrary(line)
  }

  private static func isOfLibrary(_ line: String) -> Bool {
    if let first = line.first, "◇✔✘↳➜⚠".contains(first) { return true }
    let rest = line.drop { $0 == "\t" || $0 == " " }
    return rest.isEmpty
      || ["Test Suite '", "Test Case '", "Executed "].contains { rest.hasPrefix($0) }
  }
}
