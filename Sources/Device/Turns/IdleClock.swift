import Foundation

/// Lets the device's time pass while the app has nothing else to do, so that what waits for the end
/// of an animation does not wait for ever when nobody drives the device.
///
/// Time jumps from one busy deadline to the next, between the pieces of work of the main queue.
@MainActor
package final class IdleClock {
  package static let shared = IdleClock()

  private var isAwake = false

  /// Says that something waits for the clock.
  package func wake() {
    guard !isAwake else { return }
    isAwake = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.step() }
    }
  }

  private func step() {
    isAwake = false
    let clock = Device.main.clock
    TurnScheduler.shared.runTurn()
    guard let next = clock.nextBusyDeadline else { return }
    clock.advance(to: next) { TurnScheduler.shared.runTurn() }
    if clock.nextBusyDeadline != nil { wake() }
  }
}
