import Device
import Foundation

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
      // In real time: the date may be held, and what happens meanwhile may let more time pass.
      let length = min(max(RunLoopRuns.length(until: limit), 0), RunLoopRuns.longest)
      let end = RealTime.nanoseconds() + Int64(length * 1e9)
      repeat {
        let rest = max(TimeInterval(end - RealTime.nanoseconds()) / 1e9, 0)
        let isLeft = RunLoopRuns.run(
          self, mode: .default, before: Date(timeIntervalSinceNow: rest))
        guard isLeft else { return }
      } while RealTime.nanoseconds() < end
    }
  }
#endif

enum RunLoopRuns {
  /// Runs that last longer are those of an app's own loop, or of one who waits for something else.
  static let longest: TimeInterval = 86_400

  /// A loop that is run for a time.
  private struct Run {
    let thread: pthread_t
    let pause = PassedTime.Pause()
    let start = RealTime.nanoseconds()
    let length: TimeInterval

    /// As much has passed as has been waited.
    func pass() {
      pause.end(after: min(TimeInterval(RealTime.nanoseconds() - start) / 1e9, length))
    }
  }

  /// Those under way, the inner ones last.
  private static let runs = Guarded<[Run]>([])

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
      let run = Run(thread: pthread_self(), length: length)
      runs.withLock { $0.append(run) }
      let hasRun = original(loop, mode, Date(timeIntervalSinceNow: length))
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
