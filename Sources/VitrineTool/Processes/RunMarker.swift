import Foundation

/// A name in the environment of every process that a run starts, directly or not.
///
/// Children may move to process groups of their own (SwiftPM's do), and their children outlive
/// them; the environment is what they all inherit.
package struct RunMarker: Sendable {
  package static let variable = "VITRINE_RUN"

  /// The value of the variable; inside another run it begins with that run's value.
  package let value: String

  package init(inheriting outer: String?) {
    let own = UUID().uuidString
    value = outer.map { "\($0):\(own)" } ?? own
  }

  /// A marker that is known already.
  package init(value: String) {
    self.value = value
  }

  /// The marker of the process that waits for the end of a run: not one of the run's own.
  package init(watching marker: RunMarker) {
    value = "watch:" + marker.value
  }

  /// The processes that carry this marker, except this one; none where `/proc` is missing.
  package func processes() -> [Int32] {
    let needle = Data("\(Self.variable)=\(value)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(Int32.init).filter { identifier in
      guard identifier != getpid(),
        let environment = FileManager.default.contents(atPath: "/proc/\(identifier)/environ")
      else { return false }
      return environment.range(of: needle) != nil
    }
  }

  /// The name of a process, for messages.
  package static func name(of process: Int32) -> String {
    let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    let path = String(decoding: command.prefix { $0 != 0 }, as: UTF8.self)
    return path.isEmpty ? "process \(process)" : (path as NSString).lastPathComponent
  }

  /// Stops every process that carries this marker: politely, and after the grace time for good.
  ///
  /// - Parameter grace: Seconds that a process gets to end by itself.
  /// - Returns: The names of the processes that had to be told.
  @discardableResult
  package func stopProcesses(grace: TimeInterval) -> [String] {
    let found = processes()
    guard !found.isEmpty else { return [] }
    let names = found.map(Self.name(of:))
    for process in found { kill(process, SIGTERM) }
    let deadline = ContinuousClock.now.advanced(by: .seconds(grace))
    while !processes().isEmpty, ContinuousClock.now < deadline { usleep(20_000) }
    for process in processes() { kill(process, SIGKILL) }
    let end = ContinuousClock.now.advanced(by: .seconds(1))
    while !processes().isEmpty, ContinuousClock.now < end { usleep(10_000) }
    return names
  }
}
