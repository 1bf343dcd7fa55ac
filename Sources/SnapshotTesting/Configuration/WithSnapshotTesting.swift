/// Runs code in which snapshots are recorded and shown as said; what is nil stays as it is outside.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .inner(record: record, diffTool: diffTool), operation: operation)
}

/// Runs asynchronous code in which snapshots are recorded and shown as said; what is nil stays as it is
/// outside.
nonisolated(nonsending)
  /// Takes the snapshots of `operation` with other settings; what is nil stays as it is around.
  public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result
{
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record: record, diffTool: diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
  /// What holds inside of a scope that says this much.
  static func inner(record: Record?, diffTool: DiffTool?) -> Self {
    Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}
