import Device
import Foundation

/// A moment on the clock of the app that runs in this process.
struct DeviceTime: Sendable {
  private let clock: ObjectIdentifier
  private var seconds: TimeInterval
  private let isOfProcess: Bool

  private static let published = Guarded<DeviceTime?>(nil)

  /// The moment that was published last, which may be a little earlier than it is; nil if none was.
  ///
  /// The clock of the process's device follows what has passed only when a library is called: where it will stand then,
  /// the device's time standing `now` nanoseconds after the start of the process.
  static func current(at now: Int64 = EarlyDelays.now) -> DeviceTime? {
    guard var moment = published.withLock({ $0 }) else { return nil }
    if moment.isOfProcess, !Uptime.isDevices {
      moment.seconds = max(moment.seconds, TimeInterval(now) / 1e9)
    }
    return moment
  }

  /// Tells other threads where the app's clock stands.
  @MainActor
  static func publish(_ clock: DeviceClock) {
    let moment = DeviceTime(
      clock: ObjectIdentifier(clock), seconds: clock.now, isOfProcess: clock.isOfProcess)
    published.withLock { $0 = moment }
  }

  /// The seconds that have passed on `clock` since this moment; nil if it is one of another clock.
  @MainActor
  func seconds(until clock: DeviceClock) -> TimeInterval? {
    ObjectIdentifier(clock) == self.clock ? clock.now - seconds : nil
  }
}
