// Compares values with references that stand in the test's own source, and writes them there:
// `assertInlineSnapshot(of: value, as: .dump) { "…" }`. It may import SnapshotTesting and TestReporting.

@_exported import SnapshotTesting
