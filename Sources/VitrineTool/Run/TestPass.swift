import XcodeProjects

/// One way of running all tests: a configuration of a test plan on a device.
package struct TestPass {
  /// The configuration of the test plan; nil where there is just one.
  package var configuration: String?
  /// The identifier of the virtual device; nil for the standard one.
  package var device: String?
  package var deviceName: String?
  /// Makes the processes for the tests of targets that need one of their own, by the names of the
  /// targets, once the tests are built.
  package var hosts: (TestProduct) throws -> [String: TestHost] = { _ in [:] }
  /// Added to the environment of all test processes.
  package var environment: [String: String] = [:]
  /// Whether a test is one of those that may run, before the user's filters.
  package var includes: (TestID) -> Bool = { _ in true }
  /// Chooses among these by their tags.
  package var tags = TagFilter()
  package var repetition = TestOptions.Repetition.once
  /// What each test may take; nil for any time.
  package var allowance: TimeAllowance?

  package init() {}

  /// How the pass is called among several.
  package var name: String? {
    let parts = [configuration, deviceName].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
