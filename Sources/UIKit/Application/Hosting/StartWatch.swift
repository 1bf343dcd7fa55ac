import Device
import Foundation
import Synchronization

/// Ends an app that does not come to an end with its start, as the system does, so that the tests that it
/// hosts do not wait for ever.
///
/// Real time: the app may be waiting for something that never comes. The limit is far away, since a debug
/// build on a busy machine is slow; the system's is 20 s.
final class StartWatch: Sendable {
  /// In seconds; the variable sets another.
  private static let limit =
    ProcessInfo.processInfo.environment["VITRINE_START_LIMIT"].flatMap(Double.init) ?? 60

  private let isOver = Atomic(false)

  /// Begins to watch the thread that calls.
  init(app: String) {
    let thread = pthread_self()
    let watch = self
    let watcher = Thread {
      let end = RealTime.nanoseconds() + Int64(min(max(Self.limit, 0), 1e9) * 1e9)
      while RealTime.nanoseconds() < end {
        if watch.isOver.load(ordering: .acquiring) { return }
        RealTime.pause(0.1)
      }
      guard !watch.isOver.load(ordering: .acquiring) else { return }
      FileHandle.standardError.write(Data((Self.message(app: app) + "\n").utf8))
      // The backtrace is that of the thread that starts the app.
      pthread_kill(thread, SIGABRT)
    }
    watcher.name = "Start of \(app)"
    watcher.start()
  }

  func end() { isOver.store(true, ordering: .releasing) }

  static func message(app: String) -> String {
    let seconds = String(format: "%g", limit)
    return
      "Fatal error: the app \(app) has not finished its start after \(seconds) s of real time. "
      + "Something that its delegate or its first screen does at the start waits for ever: see the thread "
      + "in the backtrace. VITRINE_START_LIMIT sets another limit, in seconds."
  }
}
