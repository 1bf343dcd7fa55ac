import Synchronization

/// The error of a test whose type does not tell that it can throw.
///
/// Whoever runs the listed tests throws it again, so that XCTest sees errors and skips alike.
enum ThrownError {
  private static let kept = Mutex<(any Error)?>(nil)

  /// Runs a test and keeps its error.
  static func keep(of body: () throws -> Void) {
    do {
      try body()
    } catch {
      kept.withLock { $0 = error }
    }
  }

  /// Runs a test, and throws what it threw or kept.
  static func rethrow(from body: () throws -> Void) throws {
    kept.withLock { $0 = nil }
    try body()
    let error = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    if let error { throw error }
  }
}
