/// Follows Swift Testing's event stream, in which tests run side by side.
package struct SwiftTestingEvents {
  package enum Event: Equatable {
    case started(TestID)
    case finished(TestRecord)
  }

  private struct Running {
    var record: TestRecord
    var start: Double
  }

  /// The functions that the process is going to run; suites aren't tests of their own.
  private var functions: [String: TestRecord] = [:]
  private var running: [String: Running] = [:]
  private var order: [String] = []
  private var finished: Set<String> = []
  /// Issues that belong to no function, such as one recorded by a suite's trait.
  package private(set) var strayIssues: [TestIssue] = []
  private var places = AdaptedPlace()
  package private(set) var startedProcesses = 0
  package private(set) var finishedProcesses = 0

  package init() {}

  /// The tests that began and didn't end, in the order in which they began.
  package var runningTests: [TestID] { runningRecords.map(\.id) }

  /// What is known of them: they may have failed already.
  package var runningRecords: [TestRecord] { order.compactMap { running[$0]?.record } }

  /// The tests that were announced and haven't ended, running ones included.
  package var remainingTests: [TestID] {
    functions.filter { !finished.contains($0.key) }.map(\.value.id)
      .sorted { $0.specifier < $1.specifier }
  }

  /// Takes the next record and returns what it tells.
  package mutating func append(_ record: EventStreamRecord) -> Event? {
    let payload = record.payload
    if record.kind == "test" {
      announce(payload)
      return nil
    }
    let test = payload.testID ?? ""
    switch payload.kind {
    case "runStarted": startedProcesses += 1
    case "runEnded": finishedProcesses += 1
    case "testStarted": return start(test, at: payload.instant)
    case "issueRecorded": recordIssue(payload, of: test)
    case "valueAttached":
      if let path = payload.attachment?.path { running[test]?.record.artifacts.append(path) }
    case "testSkipped": return skip(test, payload)
    case "testEnded": return end(test, at: payload.instant)
    default: break
    }
    return nil
  }

  /// Ends the running tests as crashed, and forgets what was announced.
  package mutating func abandon() {
    running = [:]
    order = []
    functions = [:]
  }

  // MARK: Records

  private mutating func announce(_ payload: EventStreamRecord.Payload) {
    guard payload.kind == "function", let id = payload.id,
      let testID = TestID(specifier: Self.withoutPlace(id))
    else { return }
    var record = TestRecord(id: testID, status: .unfinished)
    record.displayName = payload.displayName
    functions[id] = record
  }

  private mutating func start(_ test: String, at instant: EventStreamRecord.Instant?) -> Event? {
    guard let record = functions[test] else { return nil }
    running[test] = Running(record: record, start: instant?.absolute ?? 0)
    order.append(test)
    return .started(record.id)
  }

  private mutating func end(_ test: String, at instant: EventStreamRecord.Instant?) -> Event? {
    guard var ended = running.removeValue(forKey: test) else { return nil }
    order.removeAll { $0 == test }
    finished.insert(test)
    ended.record.status = ended.record.issues.isEmpty ? .passed : .failed
    ended.record.duration = max(0, (instant?.absolute ?? ended.start) - ended.start)
    return .finished(ended.record)
  }

  private mutating func skip(_ test: String, _ payload: EventStreamRecord.Payload) -> Event? {
    guard var record = functions[test], finished.insert(test).inserted else { return nil }
    running[test] = nil
    order.removeAll { $0 == test }
    record.status = .skipped
    record.skipReason = payload.messages?.first.map { Self.skipReason(in: $0.text) }
    return .finished(record)
  }

  private mutating func recordIssue(_ payload: EventStreamRecord.Payload, of test: String) {
    guard let issue = payload.issue, !issue.isKnown, issue.isFailure ?? true else { return }
    let place = issue.sourceLocation.flatMap { place in
      (place.filePath ?? place._filePath).map { places.original($0, place.line) }
    }
    let lines = (payload.messages ?? []).map(\.text)
    // "Issue recorded" only introduces the comment that follows it.
    let message = lines.count > 1 && lines[0] == "Issue recorded" ? Array(lines.dropFirst()) : lines
    let result = TestIssue(
      message: message.joined(separator: "\n"), file: place?.file, line: place?.line)
    if running[test] != nil {
      running[test]?.record.issues.append(result)
    } else {
      strayIssues.append(result)
    }
  }

  // MARK: Reading

  /// Drops the place at the end of `Target.Suite/function()/File.swift:12:4`.
  package static func withoutPlace(_ id: String) -> String {
    guard let slash = id.lastIndex(of: "/") else { return id }
    let place = id[id.index(after: slash)...].split(separator: ":")
    guard place.count >= 3, place.suffix(2).allSatisfy({ Int($0) != nil }) else { return id }
    return String(id[..<slash])
  }

  private static func skipReason(in text: String) -> String {
    guard let range = text.range(of: " skipped: ") else { return "" }
    let reason = text[range.upperBound...]
    return reason.hasPrefix("\"") && reason.hasSuffix("\"") && reason.count >= 2
      ? String(reason.dropFirst().dropLast()) : String(reason)
  }
}
