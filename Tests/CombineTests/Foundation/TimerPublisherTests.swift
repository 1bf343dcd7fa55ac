import Combine
import Foundation
import Testing

/// Timers of Foundation tick in real time, which no virtual clock can move; what has to come is waited for, and what
/// must not come has not when another timer, of the same interval, has ticked a few times.
struct TimerPublisherTests {
  @Test func ticksUntilItIsCancelled() async throws {
    let dates = try await Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect().prefix(3).collected()
    #expect(dates.count == 3)
    #expect(dates == dates.sorted())
  }

  @Test func emitsNothingBeforeItIsConnected() async throws {
    let timer = Timer.publish(every: 0.005, on: .main, in: .default)
    let recorder = timer.record()
    try await waitForTicks()
    #expect(recorder.values.isEmpty)
    let connection = timer.connect()
    try await waitForValue { !recorder.values.isEmpty }
    connection.cancel()
    #expect(!recorder.values.isEmpty)
  }

  @Test func aTickThatNobodyWantsIsDropped() async throws {
    let timer = Timer.publish(every: 0.005, on: .main, in: .default)
    let recorder = timer.record(demand: .max(1))
    let connection = timer.connect()
    try await waitForValue { !recorder.values.isEmpty }
    try await waitForTicks()
    connection.cancel()
    #expect(recorder.values.count == 1)
  }

  /// Waits until another timer has ticked often enough for those of the test to have ticked, too.
  private func waitForTicks() async throws {
    let other = Timer.publish(every: 0.005, on: .main, in: .default)
    let recorder = other.record()
    let connection = other.connect()
    try await waitForValue { recorder.values.count > 2 }
    withExtendedLifetime(other) { connection.cancel() }
    #expect(recorder.values.count > 2)
  }

  /// Waits while the main queue is served, which brings the ticks; how long others keep it busy
  /// meanwhile does not count.
  private func waitForValue(_ hasCome: () -> Bool) async throws {
    for _ in 0..<500 {
      guard !hasCome() else { break }
      // Real time, in which the timer ticks: no clock of a test's own moves it.
      try await Task.sleep(for: .milliseconds(10))
      await MainActor.run {}
    }
  }
}
