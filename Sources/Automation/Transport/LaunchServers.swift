import Foundation
import Synchronization

/// The fork servers of this process, one for each app that it launches.
package final class LaunchServers: Sendable {
  /// With the value `0` each app is loaded anew, as a debugger or another program that looks at processes may need it.
  package static let variable = "VITRINE_FORK_SERVER"

  /// Those of this process; nil if its environment wants none.
  package static let shared = wanted(by: ProcessInfo.processInfo.environment)

  private struct Known {
    var servers: [String: LaunchServer] = [:]
    /// Programs whose server could not be made or has died: they are not asked again.
    var refused: Set<FileIdentity> = []
  }

  private let known = Mutex(Known())

  package init() {}

  /// Nil if the variables want none.
  static func wanted(by environment: [String: String]) -> LaunchServers? {
    environment[variable] == "0" ? nil : LaunchServers()
  }

  /// The processes that wait.
  var processes: [Int32] { known.withLock { $0.servers.values.map(\.process) } }

  /// Starts the program; nil if it has to be launched in the common way.
  func start(_ start: ProgramStart, output: Int32, inherited: Int32) -> Int32? {
    known.withLock { known in
      guard let program = FileIdentity(at: start.path), !known.refused.contains(program) else {
        return nil
      }
      if known.servers[start.path]?.serves(start) != true {
        // The old one ends first.
        known.servers[start.path] = nil
        known.servers[start.path] = LaunchServer(for: start)
      }
      switch known.servers[start.path]?.start(start, output: output, inherited: inherited) {
      case .started(let process)?: return process
      case .doesNotFit?: return nil
      case .gone?, nil:
        known.servers[start.path] = nil
        known.refused.insert(program)
        return nil
      }
    }
  }
}
