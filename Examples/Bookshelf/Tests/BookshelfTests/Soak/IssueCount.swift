#if os(Linux)
  import Foundation
  import Testing

  /// How many issues a test has recorded, so that it can stop at the first.
  final class IssueCount: @unchecked Sendable {
    static let shared = IssueCount()

    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add() { lock.withLock { count += 1 } }
  }

  extension Trait where Self == IssueHandlingTrait {
    /// Counts the issues in `IssueCount`.
    static var countsIssues: Self {
      .compactMapIssues { issue in
        IssueCount.shared.add()
        return issue
      }
    }
  }
#endif
