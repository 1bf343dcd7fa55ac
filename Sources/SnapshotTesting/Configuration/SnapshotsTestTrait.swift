import Testing

/// Says for a test or a suite of Swift Testing when snapshots are recorded.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  /// True: the trait of a suite goes for all tests in it.
  public let isRecursive = true
  let configuration: SnapshotTestingConfiguration

  /// Runs the test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await function()
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// The defaults.
  public static var snapshots: Self { snapshots() }

  /// Takes snapshots of the test or the suite with other settings.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    _SnapshotsTestTrait(
      configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Takes snapshots of the test or the suite with other settings.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
