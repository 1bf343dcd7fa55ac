import Foundation

/// Takes snapshots, and decides when they are recorded.
package enum SnapshotTaking {
  /// When to record, by what an assertion says and what holds around it.
  package static func mode(
    _ record: SnapshotTestingConfiguration.Record?
  ) -> SnapshotTestingConfiguration.Record {
    record ?? SnapshotTestingConfiguration.current?.record ?? ProcessConfiguration.record
  }

  /// The format of a value.
  ///
  /// `timeout`: In real seconds.
  ///
  /// - Throws: `SnapshotProblem` if it is not there in time.
  package static func format<Value, Format>(
    of value: Value, by strategy: Snapshotting<Value, Format>, timeout: TimeInterval
  ) throws -> Format {
    var result: Format?
    strategy.snapshot(value).run { result = $0 }
    let end = ContinuousClock.now.advanced(by: .seconds(min(max(timeout, 0), 86_400)))
    while result == nil, ContinuousClock.now < end {
      // Work of other threads and of the main queue goes on meanwhile.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    guard let result else {
      throw SnapshotProblem(
        """
        The snapshot was not there after \(timeout) seconds.
        What it waits for has not ended, or cannot: in a test of Swift Testing the main queue stands \
        still meanwhile. A longer timeout: is the next thing to try.
        """)
    }
    return result
  }
}
