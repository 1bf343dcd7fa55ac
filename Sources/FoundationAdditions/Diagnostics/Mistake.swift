import Device
import Foundation

/// Mistakes that raise an exception on iOS, from whichever thread they are made.
enum Mistake {
  /// Fails the running test, if there is one; the console says it in any case.
  static func fail(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    let fail = { @MainActor @Sendable in
      RuntimeIssue.fail(message, fileID: fileID, filePath: filePath, line: line)
    }
    if MainThread.isCurrent {
      MainActor.assumeIsolated { fail() }
    } else {
      DispatchQueue.main.async { fail() }
    }
  }
}
