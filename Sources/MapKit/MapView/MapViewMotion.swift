import Device
import Foundation
import UIKit

/// The way of a map view's camera from one place to another, on the device's clock.
@MainActor
final class MapViewMotion {
  private struct Way {
    let start: MapCamera
    let end: MapCamera
    let begin: TimeInterval
    let show: (MapCamera) -> Void
    let done: () -> Void
  }

  private var way: Way?
  private var work: ScheduledWork?

  /// In seconds.
  private static let duration = 0.4
  private static let frame = 1.0 / 60

  private var clock: DeviceClock { UIApplication.shared.device.clock }

  func go(
    from start: MapCamera, to end: MapCamera, show: @escaping (MapCamera) -> Void,
    done: @escaping () -> Void
  ) {
    finish()
    way = Way(start: start, end: end, begin: clock.now, show: show, done: done)
    scheduleFrame()
  }

  /// Ends the way that is under way where the camera is.
  func finish() {
    work?.cancel()
    work = nil
    guard let ended = way else { return }
    way = nil
    ended.done()
  }

  private func scheduleFrame() {
    work = clock.schedule(after: Self.frame) { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    guard let way else { return }
    let time = min((clock.now - way.begin) / Self.duration, 1)
    guard time < 1 - 1e-6 else {
      way.show(way.end)
      finish()
      return
    }
    // Slow at both ends.
    way.show(way.start.moved(time * time * (3 - 2 * time), to: way.end))
    if self.way != nil { scheduleFrame() }
  }
}
