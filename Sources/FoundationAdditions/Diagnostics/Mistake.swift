import Device
import Foundation

/// Mistakes that raise an exception on iOS, from whichever thread they are made.
package enum Mistake {
  /// Fails the running test, if there is one; the console says it in any case.
  package static func fail(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    onMain { RuntimeIssue.fail(message, fileID: fileID, filePath: filePath, line: line) }
  }

  /// Says in the console what iOS goes on with.
  package static func report(_ message: String, fileID: StaticString = #fileID) {
    onMain { RuntimeIssue.report(message, fileID: fileID) }
  }

  private static func onMain(_ tell: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { tell() }
    } else {
      DispatchQueue.main.async { tell() }
    }
  }
}
