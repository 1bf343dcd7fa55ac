import Device
import Foundation

/// What a thread has read last from a clock that counts from the start of the system.
///
/// Who asks for a delay of a second reads the clock and names the moment a second later. Until that comes here, real
/// time goes by, more of it on a busy machine, which is no time on the device: the delay counts from the reading.
struct ClockReading {
  private let clock: clockid_t
  private let uptime: Int64
  private let passed: TimeInterval

  /// In nanoseconds: who reckons by an older reading has done something else since.
  private static let longest: UInt64 = 1_000_000_000

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { reading in
      reading?.assumingMemoryBound(to: ClockReading.self).deallocate()
    }
    return status == 0 ? key : nil
  }()

  /// The calling thread has read a clock, which shows `uptime` nanoseconds.
  static func note(_ clock: clockid_t, _ uptime: Int64) {
    guard let key else { return }
    let reading = ClockReading(clock: clock, uptime: uptime, passed: PassedTime.seconds)
    if let known = pthread_getspecific(key) {
      known.assumingMemoryBound(to: ClockReading.self).pointee = reading
    } else {
      let place = UnsafeMutablePointer<ClockReading>.allocate(capacity: 1)
      place.initialize(to: reading)
      pthread_setspecific(key, place)
    }
  }

  /// The reading of this thread by which a moment was reckoned just now; else what the clock shows.
  static func last(of clock: clockid_t) -> Int64 {
    let uptime = Uptime.last(of: clock)
    guard let key, let known = pthread_getspecific(key) else { return uptime }
    let reading = known.assumingMemoryBound(to: ClockReading.self).pointee
    guard reading.clock == clock, (uptime - reading.uptime).magnitude < longest,
      reading.passed == PassedTime.seconds
    else { return uptime }
    return reading.uptime
  }
}
