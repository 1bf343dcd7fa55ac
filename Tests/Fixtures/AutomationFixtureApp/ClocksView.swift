import Foundation
import SwiftUI

/// How far each clock is when a delay of an hour is over.
struct ClocksView: View {
  @State private var waited: [String] = []

  var body: some View {
    VStack(spacing: 16) {
      Button("Sleep") { Task { await sleep() } }
      Button("Dispatch") { dispatch() }
      Button("Timer") { schedule() }
      Button("Debounce") { Task { await debounce() } }
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
