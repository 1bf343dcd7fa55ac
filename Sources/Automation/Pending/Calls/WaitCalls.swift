import Device
import Foundation

// Waits with an end: on conditions and locks, whose end is a date, and on semaphores and groups. They wait in
// real time, and where they end because their time is up, that has passed on the device. Foundation reckons the
// end from the device's date, which the kernel does not know.

@_silgen_name("pthread_cond_clockwait")
private func waitForCondition(
  _ condition: OpaquePointer, _ mutex: OpaquePointer, _ clock: clockid_t,
  _ end: UnsafePointer<timespec>
) -> Int32

@_silgen_name("pthread_mutex_clocklock")
private func lockMutex(
  _ mutex: OpaquePointer, _ clock: clockid_t, _ end: UnsafePointer<timespec>
) -> Int32

enum WaitCalls {
  private typealias ConditionWait =
    @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<timespec>) -> Int32
  private typealias MutexLock = @convention(c) (OpaquePointer, UnsafePointer<timespec>) -> Int32
  private typealias TimedWait = @convention(c) (OpaquePointer, UInt64) -> Int
  private typealias WallTime = @convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64

  static var redirections: TimeCalls.Redirections {
    let condition: ConditionWait = { condition, mutex, end in
      WaitCalls.wait(until: end) { waitForCondition(condition, mutex, $0, $1) }
    }
    let mutex: MutexLock = { mutex, end in WaitCalls.wait(until: end) { lockMutex(mutex, $0, $1) } }
    let locks = [
      "pthread_cond_timedwait": TimeCalls.address(condition),
      "pthread_mutex_timedlock": TimeCalls.address(mutex),
    ]
    let semaphore: TimedWait = {
      WaitCalls.wait(WaitCalls.originalSemaphoreWait, for: $0, until: $1)
    }
    let group: TimedWait = { WaitCalls.wait(WaitCalls.originalGroupWait, for: $0, until: $1) }
    let wallTime: WallTime = { DispatchMoment.wall(from: $0?.pointee, adding: $1) }
    let dispatch = [
      "dispatch_semaphore_wait": TimeCalls.address(semaphore),
      "dispatch_group_wait": TimeCalls.address(group),
      "dispatch_walltime": TimeCalls.address(wallTime),
    ]
    return [
      TimeCalls.foundation: locks, TimeCalls.swiftDispatch: dispatch,
      .program: locks.merging(dispatch) { $1 },
    ]
  }

  // MARK: Conditions and locks

  /// In nanoseconds of real time: others need the lock for what is waited for.
  private static let forOthersToLock: Int64 = 1_000_000

  /// Waits until a date of the device, by the clock that runs on.
  private static func wait(
    until end: UnsafePointer<timespec>,
    _ wait: (clockid_t, UnsafePointer<timespec>) -> Int32
  ) -> Int32 {
    let end = DispatchMoment.nanoseconds(of: end.pointee)
    let uptime = Uptime.nanoseconds(CLOCK_MONOTONIC)
    let date = DeviceCalendar.nanoseconds
    // A condition may have been made to count from the start of the system.
    let isUptime = (end &- uptime).magnitude < (end &- date).magnitude
    let left = max(isUptime ? end &- uptime : end &- date, 0)
    let length = TimeInterval(left) / 1e9
    let pause = PassedTime.Pause()
    func waitOnce(upTo left: Int64) -> Int32 {
      let moment = RealTime.nanoseconds().addingReportingOverflow(left)
      let last = moment.overflow ? Int64.max : moment.partialValue
      var real = timespec(tv_sec: Int(last / 1_000_000_000), tv_nsec: Int(last % 1_000_000_000))
      return wait(CLOCK_MONOTONIC, &real)
    }
    var status = KernelTimers.letRun(upTo: length) { waitOnce(upTo: left) }
    if status == ETIMEDOUT, left > 0 {
      ComputingThreads.outlast(lastWaits: 3) { pause in
        status = waitOnce(upTo: max(Int64(pause * 1e9), forOthersToLock))
        return status != ETIMEDOUT
      }
    }
    if status == ETIMEDOUT { pause.end(after: length) }
    return status
  }

  // MARK: Semaphores and groups

  private static let originalSemaphoreWait = original("dispatch_semaphore_wait")
  private static let originalGroupWait = original("dispatch_group_wait")

  private static func original(_ name: String) -> TimedWait {
    guard let address = ProgramSymbol.original(of: name) else {
      // No user's code can cause this: the program was linked without the shared libdispatch.
      fatalError("libdispatch.so has no \(name): link this program to the shared Swift libraries.")
    }
    return unsafeBitCast(address, to: TimedWait.self)
  }

  private static func wait(
    _ wait: TimedWait, for object: OpaquePointer, until moment: UInt64
  ) -> Int {
    guard moment != 0, moment != DispatchMoment.forever else { return wait(object, moment) }
    let length = DispatchMoment.seconds(until: moment) ?? 0
    let pause = PassedTime.Pause()
    var status = KernelTimers.letRun(upTo: length) { wait(object, DispatchMoment.real(moment)) }
    if status != 0, length > 0 {
      ComputingThreads.outlast { pause in
        status = wait(object, DispatchMoment.uptime(RealTime.nanoseconds() &+ Int64(pause * 1e9)))
        return status == 0
      }
    }
    if status != 0 { pause.end(after: length) }
    return status
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing waits that time out",
    needs: "Foundation's locks and Swift's semaphores to wait by functions of other libraries",
    cost: "Waits for locks end too early or too late, and their time does not pass on the device."
  ) {
    LibraryCalls.problem(
      redirecting: ["pthread_cond_timedwait", "pthread_mutex_timedlock"], from: TimeCalls.foundation
    )
      ?? LibraryCalls.problem(
        redirecting: ["dispatch_semaphore_wait", "dispatch_group_wait", "dispatch_walltime"],
        from: TimeCalls.swiftDispatch)
  }
}
