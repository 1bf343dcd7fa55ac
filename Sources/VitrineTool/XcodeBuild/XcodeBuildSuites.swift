/// The lines of XCTest's suites: all tests, those of a bundle, those of a class.
struct XcodeBuildSuites {
  private struct Suite {
    var name: String
    var records: [TestRecord] = []
  }

  /// The open suites, from the outside in.
  private var open: [Suite] = []

  /// The lines that come before a test, as its class is another one than that of the test before.
  mutating func open(_ id: TestID, isSelection: Bool, at time: String) -> [String] {
    let path = [
      isSelection ? "Selected tests" : "All tests", "\(id.target ?? "Tests").xctest", id.suite,
    ]
    var lines: [String] = []
    var common = 0
    while common < open.count, open[common].name == path[common] { common += 1 }
    while open.count > common { lines += close(at: time) }
    for name in path[common...] {
      open.append(Suite(name: name))
      lines.append("Test Suite '\(name)' started at \(time).")
    }
    return lines
  }

  mutating func count(_ record: TestRecord) {
    for index in open.indices { open[index].records.append(record) }
  }

  /// The lines that end all suites.
  mutating func closeAll(at time: String) -> [String] {
    var lines: [String] = []
    while !open.isEmpty { lines += close(at: time) }
    return lines
  }

  private mutating func close(at time: String) -> [String] {
    guard let suite = open.popLast() else { return [] }
    let failed = suite.records.count { $0.status == .failed || $0.status == .unfinished }
    let failures = suite.records.reduce(0) { count, record in
      let isFailed = record.status == .failed || record.status == .unfinished
      return count + (isFailed ? max(1, record.issues.count) : 0)
    }
    let skipped = suite.records.count { $0.status == .skipped }
    let unexpected = suite.records.count(where: \.isCrashed)
    let duration = XcodeBuildReporter.seconds(suite.records.reduce(0) { $0 + ($1.duration ?? 0) })
    let skips = skipped > 0 ? "\(Self.counted(skipped, "test")) skipped and " : ""
    return [
      "Test Suite '\(suite.name)' \(failed > 0 ? "failed" : "passed") at \(time).",
      "\t Executed \(Self.counted(suite.records.count, "test")), with \(skips)"
        + "\(Self.counted(failures, "failure")) (\(unexpected) unexpected) in \(duration) (\(duration)) "
        + "seconds",
    ]
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
