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

  /// The processes that carry this marker, and those of the sessions that these lead (`ChildProcess.hidesMarker`),
  /// except this one; none where `/proc` is missing.
  package func processes() -> [Int32] { processes(besides: []) }

  /// The same, and the processes of sessions that are known already.
  private func processes(besides known: Set<Int32>) -> [Int32] {
    let needle = Data("\(Self.variable)=\(value)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var sessions = known
    var marked: Set<Int32> = []
    var others: [Int32] = []
    for process in names.compactMap(Int32.init) where process != getpid() {
      // One that has ended, and is asked by nobody how, has none.
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
        !environment.isEmpty
      else { continue }
      if environment.range(of: needle) != nil {
        marked.insert(process)
        if getsid(process) == process { sessions.insert(process) }
      } else {
        others.append(process)
      }
    }
    return marked + others.filter { sessions.contains(getsid($0)) }
  }

  /// The name of a process, for messages.
  package static func name(of process: Int32) -> String {
    let command = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
    let path = String(decoding: command.prefix { $0 != 0 }, as: UTF8.self)
    return path.isEmpty ? "process \(process)" : (path as NSString).lastPathComponent
  }

  /// Stops every process that carries this marker: politely, and after the grace time for good.
  ///
  /// - Parameters:
  ///   - grace: Seconds that a process gets to end by itself.
  ///   - group: A process group that is asked as well.
  /// - Returns: The names of the processes that had to be told.
  @discardableResult
  package func stopProcesses(grace: TimeInterval, group: pid_t? = nil) -> [String] {
    let found = processes()
    let names = found.map(Self.name(of:))
    // A session is not found any more by who led it and has ended.
    let sessions = Set(found.filter { getsid($0) == $0 })
    func rest() -> [Int32] { processes(besides: sessions) }
    if let group { kill(-group, SIGTERM) }
    guard !found.isEmpty else { return [] }
    for process in found { kill(process, SIGTERM) }
    let deadline = ContinuousClock.now.advanced(by: .seconds(grace))
    while !rest().isEmpty, ContinuousClock.now < deadline { usleep(20_000) }
    for process in rest() { kill(process, SIGKILL) }
    let end = ContinuousClock.now.advanced(by: .seconds(1))
    while !rest().isEmpty, ContinuousClock.now < end { usleep(10_000) }
    return names
  }
}
