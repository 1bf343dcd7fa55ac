import Foundation
import Synchronization

/// What holds for the whole process where nothing nearer says otherwise.
enum ProcessConfiguration {
  private struct State {
    var record: SnapshotTestingConfiguration.Record
    var diffTool: SnapshotTestingConfiguration.DiffTool
  }

  private static let state = Mutex(
    State(record: mode(named: environment("SNAPSHOT_TESTING_RECORD")), diffTool: .default))

  static var record: SnapshotTestingConfiguration.Record {
    get { state.withLock { $0.record } }
    set { state.withLock { $0.record = newValue } }
  }

  static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { state.withLock { $0.diffTool } }
    set { state.withLock { $0.diffTool = newValue } }
  }

  static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  /// The mode that the environment names; `missing` without one, and for a name that is none.
  static func mode(named name: String?) -> SnapshotTestingConfiguration.Record {
    guard let name, !name.isEmpty else { return .missing }
    if let mode = SnapshotTestingConfiguration.Record(rawValue: name) { return mode }
    FileHandle.standardError.write(
      Data(
        """
        warning: SNAPSHOT_TESTING_RECORD=\(name) is none of all, failed, missing, never; \
        snapshots are recorded where they are missing

        """.utf8))
    return .missing
  }
}

/// Whether all snapshots of the process are recorded.
public var isRecording: Bool {
  get { ProcessConfiguration.record == .all }
  set { ProcessConfiguration.record = newValue ? .all : .missing }
}

/// The tool that messages name, for the whole process.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { ProcessConfiguration.diffTool }
  set { ProcessConfiguration.diffTool = newValue }
}
