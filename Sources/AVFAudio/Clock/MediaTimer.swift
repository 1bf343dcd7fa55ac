import Device
import Foundation

/// An event at a moment of the device's clock.
///
/// It happens when the clock is moved there, and also when a test waits for as long.
@MainActor
final class MediaTimer {
  private var work: ScheduledWork?
  private var body: (@MainActor () -> Void)?
  private var deadline: TimeInterval = 0
  private var generation = 0

  nonisolated init() {}

  /// Takes the place of the event that was set before; the timer is kept until then.
  func set(at moment: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    cancel()
    deadline = moment
    self.body = body
    work = Device.main.clock.schedule(at: moment, keepsBusy: false) { self.run() }
    wait(for: generation)
  }

  func cancel() {
    work?.cancel()
    work = nil
    body = nil
    generation += 1
  }

  /// Runs what is due by now, also what that sets in turn.
  func settle() {
    while body != nil, deadline <= MediaClock.now, MediaClock.moment == nil { run() }
  }

  private func run() {
    let body = body
    let outer = MediaClock.moment
    cancel()
    MediaClock.moment = max(deadline, outer ?? 0)
    defer { MediaClock.moment = outer }
    body?()
  }

  /// Looks again when so much time may have passed by waiting that nobody has moved the clock.
  private func wait(for event: Int) {
    let delay = min(max(deadline - MediaClock.now, 0), 1_000_000)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { self.look(for: event) }
    }
  }

  private func look(for event: Int) {
    guard event == generation, body != nil else { return }
    let clock = Device.main.clock
    if max(PassedTime.seconds, clock.now) + MediaClock.tolerance >= deadline {
      clock.advance(to: deadline) { TurnScheduler.shared.runTurn() }
    } else {
      wait(for: event)
    }
  }
}
