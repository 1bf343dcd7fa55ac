/// What the tool's exit statuses mean; the first two are those of `swift test`.
package enum ExitStatus {
  /// Every test passed or was skipped.
  package static let passed: Int32 = 0
  /// A test failed, or the test process crashed; a failed build passes on its own status, also 1.
  package static let failed: Int32 = 1
  /// Nothing could be run: no package, no tests, no toolchain, an unwritable folder.
  package static let unusable: Int32 = 2
  /// Stopped by Ctrl-C, as shells report it.
  package static let interrupted: Int32 = 130
}
