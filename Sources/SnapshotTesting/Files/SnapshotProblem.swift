import Foundation

/// Why there is no snapshot or no reference, in words for the person who runs the test.
package struct SnapshotProblem: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }

  static func unwritable(_ url: URL, _ error: any Error) -> SnapshotProblem {
    SnapshotProblem(
      """
      Can't write \(url.path): \(reason(of: error))
      Check that the folder may be written to, or record elsewhere with verifySnapshot's \
      snapshotDirectory.
      """)
  }

  static func unreadable(_ url: URL, _ error: any Error) -> SnapshotProblem {
    SnapshotProblem("Can't read the reference \(url.path): \(reason(of: error))")
  }

  /// What the system says, where Foundation's own words say less.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard inner.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(truncatingIfNeeded: inner.code)))
  }
}
