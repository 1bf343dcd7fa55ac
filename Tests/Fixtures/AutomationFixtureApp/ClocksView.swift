import Foundation
import SwiftUI
import Synchronization

/// How far each clock is when a delay of an hour is over.
struct ClocksView: View {
  @State private var waited: [String] = []

  var body: some View {
    VStack(spacing: 16) {
      Button("Sleep") { Task { await sleep() } }
      Button("Dispatch") { dispatch() }
      Button("Timer") { schedule() }
      Button("Debounce") { Task { await debounce() } }
      Button("Compute") { compute() }
      ForEach(waited, id: \.self) { Text(verbatim: $0) }
    }
  }

  private struct Start {
    let date = Date()
    let continuous = ContinuousClock.now
    let suspending = SuspendingClock.now
    let dispatch = DispatchTime.now()
    let uptime = ProcessInfo.processInfo.systemUptime

    /// What each clock says, in whole seconds.
    var lines: [String] {
      [
        "date \(Int(Date().timeIntervalSince(date).rounded()))",
        "continuous \(continuous.duration(to: .now).components.seconds)",
        "suspending \(suspending.duration(to: .now).components.seconds)",
        "dispatch \(Int(Double(DispatchTime.now().uptimeNanoseconds - dispatch.uptimeNanoseconds) / 1e9))",
        "uptime \(Int(ProcessInfo.processInfo.systemUptime - uptime))",
      ]
    }
  }

  private func sleep() async {
    let start = Start()
    try? await Task.sleep(for: .seconds(3600))
    waited = start.lines
  }

  private func dispatch() {
    let start = Start()
    DispatchQueue.global().asyncAfter(deadline: .now() + 3600) {
      DispatchQueue.main.async { waited = start.lines }
    }
  }

  private func schedule() {
    let start = Start()
    _ = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in
      MainActor.assumeIsolated { waited = start.lines }
    }
  }

  /// What has happened, in its order.
  private final class Log: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func note(_ word: String) { words.withLock { $0.append(word) } }
  }

  /// What this thread has computed, in seconds.
  private func computed() -> TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }

  /// Starts delays of all kinds, computes for longer than they last, and looks what has come meanwhile.
  private func compute() {
    let log = Log()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.note("block") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { log.note("block elsewhere") }
    let source = DispatchSource.makeTimerSource()
    source.schedule(deadline: .now() + 0.1)
    source.setEventHandler { log.note("source") }
    source.resume()
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.note("timer") }
    Task.detached {
      try await Task.sleep(for: .seconds(0.1))
      log.note("task")
    }
    let end = computed() + 0.3
    while computed() < end {}
    DispatchQueue.main.async { log.note("looked") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      source.cancel()
      waited = log.all.prefix(1) + log.all.dropFirst().sorted()
    }
  }

  /// Sleeps until a moment that is put off twice meanwhile.
  private func debounce() async {
    let start = Start()
    var end = ContinuousClock.now + .seconds(1000)
    for _ in 0..<2 {
      try? await Task.sleep(for: .seconds(500))
      end = .now + .seconds(1000)
    }
    while ContinuousClock.now < end { try? await Task.sleep(until: end, clock: .continuous) }
    waited = start.lines
  }
}
