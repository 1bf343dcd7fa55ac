import Foundation

/// The processes of the system, to see that none is left behind.
enum Processes {
  /// Whether the process runs; one that has ended and that nobody has asked for yet does not.
  static func isRunning(_ process: Int32) -> Bool {
    guard let state = state(of: process) else { return false }
    return state != "Z" && state != "X"
  }

  /// The processes of this program's folder that run the product, and that descend from this process; not those that
  /// wait to be copied for its next launch.
  static func running(_ product: String) -> Set<Int32> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return Set(
      names.compactMap { Int32($0) }.filter { process in
        guard
          let path = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(process)/exe")
        else { return false }
        return path.hasSuffix("/\(product)") && parent(of: process) == getpid()
          && isRunning(process) && !isForkServer(process)
      })
  }

  /// Waits until the process has ended, in real time, but no longer than some seconds.
  static func waitForEnd(of process: Int32) -> Bool {
    for _ in 0..<500 {
      if !isRunning(process) { return true }
      usleep(10_000)
    }
    return false
  }

  private static func isForkServer(_ process: Int32) -> Bool {
    let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") ?? Data()
    return variables.range(of: Data("VITRINE_FORK_SERVER_SOCKET=".utf8)) != nil
  }

  private static func state(of process: Int32) -> String? { fields(of: process).first }

  private static func parent(of process: Int32) -> Int32? {
    let fields = fields(of: process)
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  /// What follows the name in `/proc/PID/stat`: the state, the parent and so on.
  private static func fields(of process: Int32) -> [String] {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ").map(String.init) ?? []
  }
}
