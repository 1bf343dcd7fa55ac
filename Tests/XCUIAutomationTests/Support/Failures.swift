import Foundation
import Synchronization
import Testing

/// A failure that was recorded, and where.
struct Recorded: Sendable {
  var text: String
  var file: String
  var line: Int
}

/// The texts of the failures that `body` records.
@MainActor
func failures(_ body: () -> Void) -> [String] {
  recordedFailures(body).map(\.text)
}

/// The failures that `body` records, with the lines they are recorded at.
@MainActor
func recordedFailures(_ body: () -> Void) -> [Recorded] {
  let log = Log()
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    log.add(issue)
    return true
  }
  return log.recorded
}

private final class Log: Sendable {
  private let entries = Mutex<[Recorded]>([])

  var recorded: [Recorded] { entries.withLock { $0 } }

  func add(_ issue: Issue) {
    let place = issue.sourceLocation
    let entry = Recorded(
      text: issue.comments.map(\.rawValue).joined(separator: "\n"),
      file: place?.fileName ?? "", line: place?.line ?? 0)
    entries.withLock { $0.append(entry) }
  }
}
