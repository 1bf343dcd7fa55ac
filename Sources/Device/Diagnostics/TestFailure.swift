import Synchronization

/// A mistake of the code under test that fails the test that runs.
///
/// No module below the test libraries knows one of them. What knows a way to fail a test registers it when
/// it is loaded; an app that is not under test has none, and then nothing happens.
package struct TestFailure: Sendable {
  package let message: String
  /// Where the mistake was found, as `#fileID`, `#filePath` and `#line` give it.
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt

  package init(message: String, fileID: StaticString, filePath: StaticString, line: UInt) {
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
  }

  // MARK: Ways to fail a test

  /// Who offers a way; the last one registered of the highest rank is taken.
  package enum Rank: Int, Sendable {
    /// Looks for a test library in the process, and may find none.
    case search
    /// Is linked to the test libraries.
    case library
  }

  private struct Way: Sendable {
    let rank: Rank
    let record: @Sendable (TestFailure) -> Void
  }

  private static let way = Mutex<Way?>(nil)

  /// Says how a failure reaches the test that runs.
  package static func register(
    _ rank: Rank, _ record: @escaping @Sendable (TestFailure) -> Void
  ) {
    way.withLock { way in
      if let present = way, present.rank.rawValue > rank.rawValue { return }
      way = Way(rank: rank, record: record)
    }
  }

  /// The rank of the way that is taken; nil if nobody has registered one.
  package static var rank: Rank? { way.withLock { $0?.rank } }

  /// Fails the test that runs, or keeps the mistake for the first one.
  package static func record(_ failure: TestFailure) {
    guard !keep(failure) else { return }
    way.withLock { $0 }?.record(failure)
  }
}
