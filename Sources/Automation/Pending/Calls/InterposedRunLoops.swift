import Device
import Foundation
import Synchronization

// Run loops that somebody runs for a time: what they take of it passes on the device. XCTest's waits and its
// polling come through here. Defined in place of Foundation's methods; builds for release have Foundation's.

#if DEBUG
  extension RunLoop {
    @_silgen_name(
      "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF")
    public func _interposed_run(mode: RunLoop.Mode, before limit: Date) -> Bool {
      RunLoopRuns.run(self, mode: mode, before: limit)
    }

    @_silgen_name("$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF")
    public func _interposed_run(until limit: Date) {
      // Not by the date, which may be held.
      let length = min(max(RunLoopRuns.length(until: limit), 0), RunLoopRuns.longest)
      let clock = RunLoopRuns.Clock()
      repeat {
        let isLeft = RunLoopRuns.run(
          self, mode: .default,
          before: Date(timeIntervalSinceNow: max(length - clock.seconds, 0)))
        guard isLeft else { return }
      } while length - clock.seconds > clock.tolerance
      clock.end(after: length)
    }
  }
#endif

enum RunLoopRuns {
  /// Runs that last longer are those of an app's own loop, or of one who waits for something else.
  static let longest: TimeInterval = 86_400

  /// How long a loop has been run for.
  ///
  /// By the clock that loops count by (`LoopClock`), since what happens meanwhile may let more time pass, or in the device's
  /// time, where that goes on while the loop waits. A loop that has something to do without end comes to it by the machine's
  /// clock: after a minute, or when the process has computed for as long as no wait outlasts and the loop has hardly rested
  /// (`LoopStandstill`), which is told.
  struct Clock {
    private let start = RealTime.nanoseconds()
    private let loopStart = LoopClock.now
    private let standstill = LoopStandstill()
    let passed = PassedTime.now
    private static let longestWork: TimeInterval = 60

    private let isDevices = Uptime.isDevices && Thread.isMainThread

    var seconds: TimeInterval {
      let real = RealTime.seconds(since: start)
      if isDevices {
        return max(TimeInterval(PassedTime.now - passed) / 1e9, real - Self.longestWork)
      }
      guard !Uptime.isDevices else { return real }
      let waited = LoopClock.now - loopStart
      return TimeInterval(waited + standstill.length(at: waited)) / 1e9
    }

    /// In seconds: the loop reckons its end by readings of the clock, each of which is a little later than the one before.
    var tolerance: TimeInterval {
      isDevices ? TimeInterval(KernelTimers.tolerance) / 1e9 : 0
    }

    /// The loop has been run for so many seconds.
    func end(after length: TimeInterval) {
      if isDevices { PassedTime.reach(TimeInterval(passed) / 1e9 + length) }
    }
  }

  /// A loop that is run for a time.
  private struct Run {
    let thread: pthread_t
    let pause = PassedTime.Pause()
    let clock = Clock()
    let length: TimeInterval
    /// On the clock that counts from the start of the system, in nanoseconds.
    var end: Int64

    let isMain = Thread.isMainThread

    /// Where the device's time stands by it, in nanoseconds.
    var position: Int64 {
      clock.passed &+ Int64(min(max(clock.seconds, 0), length) * 1e9)
    }

    /// Whether the loop has ended since its time is up; a date has rounded it.
    var isOver: Bool { clock.seconds > length - 0.001 }

    /// As much has passed as has been waited.
    func pass() {
      guard !Uptime.isDevices else { return }
      pause.end(after: min(clock.seconds, length))
    }
  }

  /// The seconds until the loop ends that the main thread runs for a time; nil for another thread, where no loop is
  /// run for a time, or where the clocks are the machine's.
  static var rest: TimeInterval? {
    guard Uptime.isDevices, Thread.isMainThread else { return nil }
    let thread = pthread_self()
    let end = runs.withLock { $0.last { $0.thread == thread }?.end }
    return end.map { max(TimeInterval($0 - Uptime.nanoseconds()) / 1e9, 0) }
  }

  /// Where the device's time stands by a loop that the main thread runs for a time, in nanoseconds; nil if it runs none.
  static var position: Int64? {
    guard mainRuns.load(ordering: .acquiring) > 0 else { return nil }
    return runs.withLock { $0.last { $0.isMain }?.position }
  }

  /// Whether a thread runs a loop for a time.
  static func isLoopRun(by thread: pthread_t) -> Bool {
    runs.withLock { $0.contains { $0.thread == thread } }
  }

  /// The loop that this thread runs will end at a moment of the clock that counts from the start of the system, by its
  /// own reckoning.
  static func noteEnd(_ moment: Int64) {
    let thread = pthread_self()
    runs.withLock { runs in
      guard let place = runs.lastIndex(where: { $0.thread == thread }),
        moment - runs[place].end > KernelTimers.tolerance
      else { return }
      // Others have read the clock meanwhile, which has let it go on.
      runs[place].end = moment
    }
  }

  /// In seconds.
  private static let wakersPause = 0.0005

  /// Those under way, the inner ones last.
  private static let runs = Guarded<[Run]>([])
  /// How many of them are the main thread's: who starts delays asks for it each time.
  private static let mainRuns = Atomic<Int>(0)

  /// The seconds from now to a date that somebody has reckoned.
  static func length(until limit: Date) -> TimeInterval {
    let length = limit.timeIntervalSinceNow
    guard DeviceCalendar.isHeld else { return length }
    // XCTest reckons by a date that is never held.
    let running = limit.timeIntervalSince(DeviceCalendar.date(DeviceCalendar.running))
    return running > 0 ? min(running, length) : length
  }

  /// The loop of this thread has woken up.
  static func wakeUp() {
    let thread = pthread_self()
    runs.withLock { $0.last { $0.thread == thread } }?.pass()
  }

  #if DEBUG
    static func run(_ loop: RunLoop, mode: RunLoop.Mode, before limit: Date) -> Bool {
      let length = length(until: limit)
      guard length > 0, length < longest else { return original(loop, mode, limit) }
      guard !CallingLibrary.runsAsynchronousTest() else {
        return original(loop, mode, Date(timeIntervalSinceNow: length))
      }
      // XCTest waits on a thread of its own for asynchronous tests. Its loop is empty and does not wait, so that the thread
      // would run without a pause.
      let isEmpty = !Thread.isMainThread && CallingLibrary.isWaitOfTests()
      let never = isEmpty ? Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in } : nil
      if let never { loop.add(never, forMode: mode) }
      defer { never?.invalidate() }
      let run = Run(
        thread: pthread_self(), length: length, end: Uptime.nanoseconds() &+ Int64(length * 1e9))
      runs.withLock { $0.append(run) }
      if run.isMain { mainRuns.add(1, ordering: .acquiringAndReleasing) }
      let hasRun = original(loop, mode, Date(timeIntervalSinceNow: length))
      if hasRun, run.isOver {
        ComputingThreads.outlast {
          let (start, pause) = (RealTime.nanoseconds(), $0)
          LoopClock.putBack {
            _ = original(loop, mode, Date(timeIntervalSinceNow: pause))
            // Who has woken the loop is to rest by the next look.
            if pause > 0 { RealTime.pause(Self.wakersPause) }
          }
          // A loop that ends sooner has had something to do.
          return RealTime.seconds(since: start) < $0
        }
      }
      if hasRun, run.isMain, !Uptime.isDevices, run.isOver {
        EarlyDelays.finish(until: run.position) {
          LoopClock.putBack { _ = original(loop, mode, Date(timeIntervalSinceNow: 0.005)) }
        }
      }
      if run.isMain { mainRuns.subtract(1, ordering: .acquiringAndReleasing) }
      runs.withLock { runs in
        guard let place = runs.lastIndex(where: { $0.thread == run.thread }) else { return }
        runs.remove(at: place)
      }
      if hasRun { run.pass() }
      return hasRun
    }

    // A closure is a function's address and a context; a method takes `self` where a closure takes its
    // context. The structure keeps the compiler from changing the convention of the call.
    private struct Call {
      let call: (RunLoop.Mode, Date) -> Bool
    }

    private static let address = ProgramSymbol.original(
      of: "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF"
    ).map { UInt(bitPattern: $0) }

    private static func original(_ loop: RunLoop, _ mode: RunLoop.Mode, _ limit: Date) -> Bool {
      guard let address = UnsafeMutableRawPointer(bitPattern: address ?? 0) else { return false }
      // The closure that this becomes gives the reference back when it is released.
      let bound = (address, Unmanaged<AnyObject>.passRetained(loop))
      return unsafeBitCast(bound, to: Call.self).call(mode, limit)
    }
  #endif
}

#if DEBUG
  @used @section(".init_array")
  private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

  @Sendable
  private func makeSeam() -> Seam {
    Seam(
      "Seeing run loops",
      needs: "a method of RunLoop to be replaceable",
      cost: "What a test waits for in a run loop does not pass on the device's clock."
    ) {
      ProgramSymbol.original(
        of: "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF"
      ) == nil ? "Foundation has no RunLoop.run(mode:before:)" : nil
    }
  }
#endif
