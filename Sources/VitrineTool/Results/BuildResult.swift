/// How the build of the tests went.
package struct BuildResult: Equatable, Sendable {
  /// The exit status of `swift build`.
  package var status: Int32
  /// In seconds.
  package var duration: Double
  package var errors: [CompilerDiagnostic] = []
  package var warnings: [CompilerDiagnostic] = []
  /// The last lines printed, for failures that no diagnostic explains.
  package var tail: [String] = []

  package init(status: Int32, duration: Double) {
    self.status = status
    self.duration = duration
  }

  package var succeeded: Bool { status == 0 }
  package var warningCount: Int { warnings.count }
}
