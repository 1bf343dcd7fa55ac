import Foundation
import SwiftUI

/// Waits of the main thread itself, in the middle of a tap, and what the app notes meanwhile.
struct WaitsView: View {
  @State private var notes: [String] = []

  var body: some View {
    VStack(spacing: 16) {
      Button("Run loop") { runLoop() }
      Button("Semaphore") { waitForDelay() }
      Button("Group") { waitForGroup() }
      Button("Sleep") { sleepInTap() }
      ForEach(notes, id: \.self) { Text(verbatim: $0) }
    }
  }

  /// Notes what has happened, and how many half seconds after the tap: on a busy machine a little more.
  private func note(_ what: String, since start: Date) {
    notes.append("\(what) \(Int(((Date().timeIntervalSince(start) + 0.01) * 2).rounded(.down)))")
  }

  private func runLoop() {
    let start = Date()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note("block", since: start) }
    _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { note("timer", since: start) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { note("late block", since: start) }
    RunLoop.main.run(until: start.addingTimeInterval(1.5))
    note("end", since: start)
  }

  private func waitForDelay() {
    let start = Date()
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 20) { isOver.signal() }
    isOver.wait()
    note("end", since: start)
  }

  private func waitForGroup() {
    let start = Date()
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { note("late block", since: start) }
    if group.wait(timeout: .now() + 0.5) == .timedOut { note("end", since: start) }
    group.leave()
  }

  private func sleepInTap() {
    let start = Date()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { note("block", since: start) }
    Thread.sleep(forTimeInterval: 0.5)
    note("end", since: start)
  }
}
