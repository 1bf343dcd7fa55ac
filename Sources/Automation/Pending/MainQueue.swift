import Device
import Foundation
import Synchronization

/// The main queue of this process, on which an app's real asynchronous work comes back: tasks of the
/// main actor, `DispatchQueue.main.async`, timers of the main run loop.
///
/// An app that runs inside a test shares the main thread with it: unless the test's calls run what is
/// queued there, nothing does.
@MainActor
package enum MainQueue {
  /// Runs everything that is queued now.
  ///
  /// Does nothing where the queue cannot be run from inside a call: when the caller itself is work of
  /// the queue (an `async` test), or when the main thread does not run the queue (Swift Testing).
  ///
  /// - Returns: whether it ran.
  @discardableResult
  package static func drain() -> Bool {
    guard Thread.isMainThread else { return false }
    let sentinel = Sentinel()
    DispatchQueue.main.async { sentinel.isPassed = true }
    for _ in 0..<4 {
      guard !sentinel.isPassed else { break }
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    return sentinel.isPassed
  }

  /// The same while the time of a device says which delays and timer sources may end: those to which only the machine's
  /// clock has come, since a test has computed, are put off.
  @discardableResult
  package static func drain(inTimeOf clock: DeviceClock) -> Bool {
    EarlyDelays.settling(clock) { drain() }
  }

  /// Whether nothing is queued; only for the main thread.
  static var isEmpty: Bool { !waitUntilFilled(milliseconds: 0) }

  /// Whether nothing is queued, as it looks to a thread that is not the main one while that one
  /// rests.
  nonisolated static var isEmptyAtRest: Bool { !waitUntilFilled(milliseconds: 0) }

  /// Waits in real time until something is queued or `seconds`
  /// are over; then runs what is queued.
  ///
  /// Only for the main thread.
  ///
  /// - Returns: The seconds that were waited, never more than `seconds`, however late the thread is woken.
  @discardableResult
  package static func wait(upTo seconds: TimeInterval) -> TimeInterval {
    wait(upTo: seconds) { waitUntilFilled(milliseconds: $0) }
  }

  /// The same while other threads compute, which brings no timer of a run loop nearer.
  static func waitForOthers(upTo seconds: TimeInterval) {
    wait(upTo: seconds) { milliseconds in
      LoopClock.hold { waitUntilFilled(milliseconds: milliseconds) }
    }
  }

  @discardableResult
  private static func wait(
    upTo seconds: TimeInterval, _ waitUntilFilled: (_ milliseconds: Int32) -> Bool
  ) -> TimeInterval {
    let start = RealTime.nanoseconds()
    // A part of a millisecond counts as a whole one: waiting for less would burn the processor.
    let milliseconds = Int32(min(max(seconds, 0) * 1000, 1_000_000).rounded(.up))
    waits.store(true, ordering: .releasing)
    _ = waitUntilFilled(milliseconds)
    waits.store(false, ordering: .releasing)
    let waited = RealTime.seconds(since: start)
    drain()
    return min(waited, max(seconds, 0))
  }

  private nonisolated static let waits = Atomic<Bool>(false)

  /// Whether the main thread waits here, in the middle of a call.
  nonisolated static var isWaitedFor: Bool { waits.load(ordering: .acquiring) }

  private nonisolated static func waitUntilFilled(milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Only touched on the main thread.
  private final class Sentinel: @unchecked Sendable {
    var isPassed = false
  }
}

/// The descriptor that is readable when the main queue holds something: what run loops wait for.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> CInt

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing whether the main queue is empty",
    needs: "libdispatch's descriptor for run loops that wait for the main queue",
    cost: "A screen counts as at rest while work for it is still queued, or never does."
  ) {
    let handle = mainQueueHandle()
    // Under Swift Testing no run loop serves the main queue, so that there is none to look at.
    if handle < 0, !Thread.isMainThread { return nil }
    return fcntl(handle, F_GETFD) == -1 ? "\(handle) is no open descriptor" : nil
  }
}
