import Device
import Foundation
import Synchronization

/// The C library's functions by which Foundation's run loops wait and arm their timers.
///
/// When a timer of a run loop fires, the time that it was armed for has passed; when somebody runs a loop for a time
/// (`RunLoopRuns`), as much of it has passed as the loop has waited.
enum RunLoopCalls {
  private typealias Poll =
    @convention(c) (
      UnsafeMutableRawPointer?, UInt, UnsafePointer<timespec>?, UnsafeRawPointer?
    ) -> Int32
  private static let originalPoll = ProgramSymbol.original(of: "ppoll").map {
    unsafeBitCast($0, to: Poll.self)
  }

  private static let mainWaits = Atomic<Int>(0)

  /// How often a loop of the main thread has begun to wait, and has not only run what was there.
  static var waitsOfMainLoop: Int { mainWaits.load(ordering: .relaxed) }

  private static func noteWait() {
    if Thread.isMainThread { mainWaits.add(1, ordering: .relaxed) }
  }

  static var redirections: TimeCalls.Redirections {
    let poll: Poll = {
      let (descriptors, count, length, signals) = ($0, $1, $2, $3)
      let isLook = length.map { $0.pointee.tv_sec == 0 && $0.pointee.tv_nsec == 0 } ?? false
      if !isLook { RunLoopCalls.noteWait() }
      let poll = { RunLoopCalls.originalPoll?(descriptors, count, length, signals) ?? -1 }
      let rest = isLook ? nil : RunLoopRuns.rest
      let status =
        if let rest {
          KernelTimers.letRun(upTo: rest, poll)
        } else {
          poll()
        }
      let error = errno
      if !Uptime.isDevices { RunLoopCalls.wakeUp() }
      errno = error
      return status
    }
    let setTimer: KernelTimers.Set = {
      let late = RunLoopCalls.note(timer: $0, isMoment: $1 & 1 != 0, $2.pointee.it_value)
      guard !Uptime.isDevices, $1 & 1 != 0 else {
        return KernelTimers.set($0, flags: $1, $2, previous: $3)
      }
      // The kernel knows the machine's clock only. If the main thread computes meanwhile, the loop finds that it was woken
      // too early, and sets its timer again.
      var time = $2.pointee
      time.it_value = DispatchMoment.time(after: LoopClock.lag &+ late, from: time.it_value)
      return KernelTimers.set($0, flags: $1, &time, previous: $3)
    }
    return [
      TimeCalls.foundation: [
        "ppoll": TimeCalls.address(poll), "timerfd_settime": TimeCalls.address(setTimer),
      ]
    ]
  }

  // MARK: Timers

  private struct Armed {
    let thread: pthread_t
    let pause: PassedTime.Pause
    /// In nanoseconds on the clock that run loops count by.
    let end: Int64
    let length: TimeInterval
    /// How often it was set for that end before.
    let repeats: Int
  }

  /// By their descriptors.
  private static let timers = Guarded<[Int32: Armed]>([:])

  /// - Returns: How much later the kernel has to wake the loop, in nanoseconds.
  private static func note(timer: Int32, isMoment: Bool, _ time: timespec) -> Int64 {
    let moment = DispatchMoment.nanoseconds(of: time)
    guard moment > 0 else {
      timers.withLock { $0[timer] = nil }
      return 0
    }
    let now = LoopClock.now
    let end = isMoment ? moment : now &+ moment
    return timers.withLock { timers in
      let known = timers[timer]
      let repeats = known?.end == end ? (known?.repeats ?? 0) + 1 : 0
      timers[timer] = Armed(
        thread: pthread_self(), pause: PassedTime.Pause(), end: end,
        length: TimeInterval(max(end &- now, 0)) / 1e9, repeats: repeats)
      return LoopClock.slack(after: repeats)
    }
  }

  /// A run loop of this thread has something to do, or has waited long enough.
  private static func wakeUp() {
    let thread = pthread_self()
    if Thread.isMainThread {
      let ends = timers.withLock { $0.values.filter { $0.thread == thread }.map(\.end) }
      LoopClock.arrive(atFirstOf: ends + LoopEnds.moments)
    }
    RunLoopRuns.wakeUp()
    LoopEnds.wakeUp()
    let now = LoopClock.now
    let due = timers.withLock { timers -> [Int32: Armed] in
      guard !timers.isEmpty else { return [:] }
      let due = timers.filter { $0.value.end <= now && $0.value.thread == thread }
      for number in due.keys { timers[number] = nil }
      return due
    }
    for timer in due.values { timer.pause.end(after: timer.length) }
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing timers of run loops",
    needs: "Foundation's run loops to wait by ppoll and timerfd_settime of the C library",
    cost: "A timer that fires finds the date of before it was started."
  ) {
    LibraryCalls.problem(redirecting: ["ppoll", "timerfd_settime"], from: TimeCalls.foundation)
  }
}
