import Device
import Foundation

/// The sleep of a thread besides the main one, where the clocks are the device's: it ends when the device's time has come
/// to its end, as any delay does.
enum DeviceSleep {
  /// - Returns: Whether the thread has slept; not if no timer could be made.
  static func rest(for seconds: TimeInterval) -> Bool {
    guard seconds > 0 else { return false }
    // TFD_CLOEXEC
    let timer = KernelTimers.create(CLOCK_MONOTONIC, flags: Int32(O_CLOEXEC), owner: .sleep)
    guard timer >= 0 else { return false }
    let delay = Delays.shared.addBlock(after: seconds)
    defer {
      KernelTimers.remove(timer)
      close(timer)
      Delays.shared.remove(delay)
    }
    let end = delay.end.quotientAndRemainder(dividingBy: 1_000_000_000)
    var time = itimerspec()
    time.it_value = timespec(tv_sec: Int(end.quotient), tv_nsec: Int(end.remainder))
    guard KernelTimers.set(timer, flags: 1, &time, previous: nil) == 0 else { return false }
    var entry = pollfd(fd: timer, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, -1) < 0, errno == EINTR {}
    return true
  }
}
