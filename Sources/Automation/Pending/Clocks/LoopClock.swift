import Device
import Foundation

/// The clock that Foundation's run loops count by in the process of a test: the machine's, which stands still while the
/// main thread computes, or would if the machine let it.
///
/// Timers so come by what a test or its app waits, and not by how long it computes, which takes longer on a busy machine.
/// The kernel tells how long a thread has run and how long it was kept from running; the rest of the time it has waited.
enum LoopClock {
  // All in nanoseconds.
  private struct State {
    /// What the clock has shown the main thread last, which it does not go back behind.
    var told = Int64.min
    /// What the main thread has waited for others who compute.
    var held: Int64 = 0
    /// Where the clock stands while it waits for them.
    var stop: Int64?
  }

  private static let state = Guarded(State())

  /// What the clock shows.
  static var now: Int64 {
    guard !Uptime.isDevices else { return Uptime.nanoseconds() }
    let isMain = Thread.isMainThread
    return state.withLock { state in
      if let stop = state.stop { return stop }
      let moment = max(waited &- state.held, state.told)
      if isMain { state.told = moment }
      return moment
    }
  }

  /// How far it is behind the machine's.
  static var lag: Int64 { Uptime.isDevices ? 0 : RealTime.nanoseconds() &- now }

  /// How much later than it has to be a loop is woken, in nanoseconds, after it was woken too early so many times.
  ///
  /// A wait that is over before it begins, since beginning it takes time too, brings the clock no further.
  static func slack(after repeats: Int) -> Int64 { 200_000 << min(repeats, 8) }

  /// What the clock shows, for one who reads it.
  static func read(into time: UnsafeMutablePointer<timespec>) -> Int32 {
    let moment = now.quotientAndRemainder(dividingBy: 1_000_000_000)
    time.pointee = timespec(tv_sec: Int(moment.quotient), tv_nsec: Int(moment.remainder))
    return 0
  }

  /// While `body` runs, the main thread waits for others who compute, which takes no time.
  @discardableResult
  static func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    let stop = now
    let isOuter = state.withLock { state in
      guard Thread.isMainThread, state.stop == nil else { return false }
      state.stop = stop
      return true
    }
    defer {
      if isOuter {
        state.withLock { state in
          state.held = max(waited &- stop, state.held)
          state.stop = nil
        }
      }
    }
    return try body()
  }

  /// The main thread has been woken for the first of the moments at which it has to be; that it was woken late is no wait.
  ///
  /// Those that are past belong to loops that were left without their end, as tests are that are ended.
  static func arrive(atFirstOf moments: [Int64]) {
    state.withLock { state in
      guard let moment = moments.filter({ $0 >= state.told }).min() else { return }
      state.held &+= max(waited &- state.held &- moment, 0)
    }
  }

  /// While `body` runs, a loop of the main thread is run beyond its time, for others who compute; the clock goes on, and is
  /// put back afterwards.
  static func putBack(after body: () -> Void) {
    guard Thread.isMainThread, !Uptime.isDevices else { return body() }
    let start = now
    body()
    state.withLock { state in
      state.held &+= max(waited &- state.held &- start, 0)
      state.told = min(state.told, start)
    }
  }

  // MARK: The main thread

  /// The machine's clock without what the main thread has computed.
  private static var waited: Int64 {
    RealTime.nanoseconds() &- RealTime.nanoseconds(processorTime) &- hindrance
  }

  /// The process has the number of its main thread; as the kernel's header `posix-timers.h` makes a clock of it.
  private static let mainThread = getpid()
  private static let processorTime = (~clockid_t(mainThread) << 3) | 6

  /// For how long the main thread could have run and was not let, and how often it had been stopped or had waited when
  /// that was read; the kernel adds to it each time that the thread runs again.
  private static let known = Guarded<(stops: Int, hindrance: Int64)?>(nil)

  /// For how long the main thread could have run and was not let; 0 where the kernel does not say.
  private static var hindrance: Int64 {
    let stops = Thread.isMainThread ? stops : nil
    if let stops, let known = known.withLock({ $0 }), known.stops == stops {
      return known.hindrance
    }
    // The time that it has run, the time that it was kept, and how often it has run.
    let numbers = ProcessFiles.text(of: "/proc/self/task/\(mainThread)/schedstat").utf8
      .split(separator: UInt8(ascii: " "))
    guard numbers.count > 1 else { return 0 }
    let hindrance = numbers[1].reduce(0) { $0 &* 10 &+ Int64($1 &- UInt8(ascii: "0")) }
    if let stops { known.withLock { $0 = (stops, hindrance) } }
    return hindrance
  }

  /// How often the calling thread has waited or was stopped; nil if the kernel does not say.
  private static var stops: Int? {
    var usage = rusage()
    // RUSAGE_THREAD
    guard getrusage(__rusage_who_t(1), &usage) == 0 else { return nil }
    return usage.ru_nvcsw + usage.ru_nivcsw
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Timers of run loops on a busy machine",
    needs:
      "the kernel's numbers of how long a thread has run and how long it was kept from running",
    cost: "On a busy machine a Timer may fire though a test has only computed."
  ) {
    let numbers = ProcessFiles.text(of: "/proc/self/schedstat").split(separator: " ")
    return numbers.count < 2 ? "/proc/self/schedstat cannot be read" : nil
  }
}
