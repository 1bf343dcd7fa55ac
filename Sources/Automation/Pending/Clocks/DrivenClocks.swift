import Device
import Foundation

/// The clocks that count from the start of the system, as libdispatch, Foundation's run loops, Swift's clocks and the
/// program read them; see `Uptime`.
///
/// In an app whose driver is another process they are the device's, and the kernel wakes nobody before the device's
/// time has come to the moment (`KernelTimers`). libdispatch's wall clock stays the machine's: by it libdispatch looks
/// after its own threads, and the app's delays do not count by it.
package enum DrivenClocks {
  private typealias ClockFunction =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32
  private typealias PollControl =
    @convention(c) (Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Int32

  private static let originalPollControl = ProgramSymbol.original(of: "epoll_ctl").map {
    unsafeBitCast($0, to: PollControl.self)
  }

  private static let dispatch = LibraryCalls.Caller.library("libdispatch.so")
  private static let concurrency = LibraryCalls.Caller.library("libswift_Concurrency.so")

  static var redirections: TimeCalls.Redirections {
    let clock: ClockFunction = { DrivenClocks.read($0, into: $1) }
    let uptime: ClockFunction = { DrivenClocks.readUptime($0, into: $1) }
    let loopClock: ClockFunction = {
      $0 == CLOCK_MONOTONIC && !Uptime.isDevices
        ? LoopClock.read(into: $1) : DrivenClocks.readUptime($0, into: $1)
    }
    let timer: KernelTimers.Set = { KernelTimers.set($0, flags: $1, $2, previous: $3) }
    let newTimer: KernelTimers.Create = { KernelTimers.create($0, flags: $1, owner: .dispatch) }
    let newLoopTimer: KernelTimers.Create = { KernelTimers.create($0, flags: $1, owner: .runLoop) }
    let control: PollControl = { poll, action, descriptor, event in
      // EPOLL_CTL_DEL
      if action == 2 { KernelTimers.forget(descriptor) }
      return DrivenClocks.originalPollControl?(poll, action, descriptor, event) ?? -1
    }
    return [
      dispatch: [
        "clock_gettime": TimeCalls.address(uptime), "timerfd_create": TimeCalls.address(newTimer),
        "timerfd_settime": TimeCalls.address(timer), "epoll_ctl": TimeCalls.address(control),
      ],
      concurrency: ["clock_gettime": TimeCalls.address(clock)],
      TimeCalls.foundation: [
        "clock_gettime": TimeCalls.address(loopClock),
        "timerfd_create": TimeCalls.address(newLoopTimer),
      ],
    ]
  }

  /// What a clock shows to libraries whose date is for the kernel's eyes.
  private static func readUptime(
    _ id: clockid_t, into time: UnsafeMutablePointer<timespec>
  ) -> Int32 {
    id == CLOCK_REALTIME ? RealTime.read(id, into: time) : read(id, into: time)
  }

  /// What a clock shows; a moment that is reckoned from it counts from this reading.
  static func read(_ id: clockid_t, into time: UnsafeMutablePointer<timespec>) -> Int32 {
    let status = Uptime.read(id, into: time)
    if status == 0, id == CLOCK_MONOTONIC || id == CLOCK_BOOTTIME {
      ClockReading.note(id, DispatchMoment.nanoseconds(of: time.pointee))
    }
    return status
  }

  /// What all of them have to call, so that no clock goes on by itself.
  private static let needed: [LibraryCalls.Caller: Swift.Set<String>] = [
    dispatch: ["clock_gettime", "timerfd_create", "timerfd_settime", "epoll_ctl"],
    concurrency: ["clock_gettime"],
    TimeCalls.foundation: ["clock_gettime", "timerfd_create", "timerfd_settime"],
  ]

  fileprivate static var problem: String? {
    needed.lazy.compactMap { LibraryCalls.problem(redirecting: $0.value, from: $0.key) }.first
  }

  /// Leaves the time to a driver in another process.
  package static func begin() {
    PassedTime.leaveToDriver()
    guard problem == nil, DeviceCalendar.isInUse, Delays.areSeen else { return }
    Uptime.followDevice()
    PassedTime.follow { KernelTimers.follow() }
    KernelTimers.follow()
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "The device's clocks in an app of its own",
    needs:
      "libdispatch, Foundation and Swift's clocks to read clocks and set timers by the C library's functions",
    cost: """
      Delays, timers and sleeping tasks of an app in a process of its own take real time, and fire while \
      somebody computes.
      """
  ) { DrivenClocks.problem }
}
