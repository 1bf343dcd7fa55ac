import Device
import Foundation

/// A moment on the clock of the app that runs in this process.
struct DeviceTime: Sendable {
  private let clock: ObjectIdentifier
  private let seconds: TimeInterval

  private static let published = Guarded<DeviceTime?>(nil)

  /// The moment that was published last, which may be a little earlier than it is; nil if none was.
  static var current: DeviceTime? { published.withLock { $0 } }

  /// Tells other threads where the app's clock stands.
  @MainActor
  static func publish(_ clock: DeviceClock) {
    let moment = DeviceTime(clock: ObjectIdentifier(clock), seconds: clock.now)
    published.withLock { $0 = moment }
  }

  /// The seconds that have passed on `clock` since this moment; nil if it is one of another clock.
  @MainActor
  func seconds(until clock: DeviceClock) -> TimeInterval? {
    ObjectIdentifier(clock) == self.clock ? clock.now - seconds : nil
  }
}
