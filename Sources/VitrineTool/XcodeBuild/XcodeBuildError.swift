/// Something that keeps `xcodebuild` from doing what it was asked, with its exit status.
package struct XcodeBuildError: Error, Equatable, CustomStringConvertible {
  /// The exit statuses of `xcodebuild`.
  package enum Status: Int32, Sendable {
    case usage = 64
    /// Building or testing failed, or a scheme or a test plan is missing.
    case failed = 65
    /// There is no project, or the scheme has nothing to test.
    case noInput = 66
    case noDestination = 70
    case packages = 74
  }

  package var status: Status
  /// All lines, as they are printed.
  package var description: String

  package init(_ status: Status, _ message: String) {
    self.status = status
    description = "xcodebuild: error: \(message)"
  }
}
