import Device
import Foundation

// The functions of libdispatch that start delays and timers, defined in its place: the linker prefers the
// definitions of the program to those of its libraries. They note the delay and call the original.
// `asyncAfter`, timer sources and sleeping tasks all come through here.

enum InterposedDispatch {
  fileprivate typealias Work = @convention(c) (UnsafeMutableRawPointer?) -> Void
  fileprivate typealias AfterFunction =
    @convention(c) (
      UInt64, OpaquePointer, UnsafeMutableRawPointer?, Work
    ) -> Void
  fileprivate typealias AfterBlock =
    @convention(c) (
      UInt64, OpaquePointer, UnsafeMutableRawPointer
    ) -> Void
  fileprivate typealias SetTimer = @convention(c) (OpaquePointer, UInt64, UInt64, UInt64) -> Void
  fileprivate typealias Cancel = @convention(c) (OpaquePointer) -> Void

  fileprivate static let originalAfter = original("dispatch_after_f", as: AfterFunction.self)
  fileprivate static let originalAfterBlock = original("dispatch_after", as: AfterBlock.self)
  fileprivate static let originalSetTimer =
    original("dispatch_source_set_timer", as: SetTimer.self)
  fileprivate static let originalCancel = original("dispatch_source_cancel", as: Cancel.self)

  /// Whether calls of the libraries come to the definitions below.
  static var isInPlace: Bool {
    let own: AfterFunction = _interposed_dispatch_after_f
    return ProgramSymbol.address(of: "dispatch_after_f")
      == unsafeBitCast(own, to: UnsafeMutableRawPointer.self)
  }

  private static func original<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = ProgramSymbol.original(of: name) else {
      // No user's code can cause this: the program was linked without the shared libdispatch.
      fatalError("libdispatch.so has no \(name): link this program to the shared Swift libraries.")
    }
    return unsafeBitCast(address, to: type)
  }

  /// Work that is to run later, noted under a number until then.
  fileprivate final class Later {
    enum Work {
      case block(@convention(block) () -> Void)
      case function(InterposedDispatch.Work, UnsafeMutableRawPointer?)
    }

    private let number: UInt64
    private let length: TimeInterval
    private let work: Work
    private let pause = PassedTime.Pause()
    /// In nanoseconds of the device's time.
    private let end: Int64
    fileprivate let queue: OpaquePointer
    /// As libdispatch has to be told.
    private(set) var moment: UInt64

    init(after time: UInt64, on queue: OpaquePointer, _ work: Work) {
      length = DispatchMoment.seconds(until: time) ?? 1e9
      end = EarlyDelays.end(after: length)
      self.queue = queue
      let (number, end) = Delays.shared.addBlock(after: length)
      self.number = number
      DelayOrder.add(number, end: self.end, due: end)
      moment = Uptime.isDevices ? DispatchMoment.uptime(end) : DispatchMoment.real(time)
      self.work = work
    }

    func run() {
      if let rest = EarlyDelays.rest(of: number, until: end) {
        // The queue is there while it runs this.
        let wake = EarlyDelays.wake(of: number, in: rest)
        Delays.shared.postponeBlock(number, to: wake)
        DelayOrder.postpone(number, end: end, to: wake)
        moment = DispatchMoment.uptime(wake)
        InterposedDispatch.schedule(self)
        return
      }
      // This thread runs by now, which is seen as well.
      Delays.shared.removeBlock(number)
      DelayOrder.remove(number, end: end)
      pause.end(after: length)
      switch work {
      case .block(let block): block()
      case .function(let function, let context): function(context)
      }
    }
  }

  fileprivate static func schedule(_ later: Later) {
    originalAfter(later.moment, later.queue, Unmanaged.passRetained(later).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<Later>.fromOpaque(context).takeRetainedValue().run()
    }
  }
}

extension InterposedDispatch {
  /// What ends a wait of XCTest's whose time is up, if nothing else does.
  fileprivate final class Limit {
    private let block: @convention(block) () -> Void
    private var time: WaitLimit
    let queue: OpaquePointer
    /// As libdispatch has to be told.
    private(set) var moment: UInt64

    init(
      after time: UInt64, on queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void
    ) {
      self.time = WaitLimit(after: DispatchMoment.seconds(until: time) ?? 1e9)
      self.queue = queue
      self.block = block
      moment = DispatchMoment.real(time)
    }

    func run() {
      guard let rest = time.rest() else { return block() }
      moment = DispatchMoment.uptime(Uptime.nanoseconds() &+ rest)
      // The queue is there while it runs this.
      InterposedDispatch.schedule(self)
    }
  }

  fileprivate static func schedule(_ limit: Limit) {
    originalAfter(limit.moment, limit.queue, Unmanaged.passRetained(limit).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<Limit>.fromOpaque(context).takeRetainedValue().run()
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_after_f")
public func _interposed_dispatch_after_f(
  _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  // What is to run tells whose it is.
  if CallingLibrary.kind(of: unsafeBitCast(work, to: UnsafeMutableRawPointer.self)).isSystemLoop {
    InterposedDispatch.originalAfter(DispatchMoment.real(time), queue, context, work)
    return
  }
  InterposedDispatch.schedule(.init(after: time, on: queue, .function(work, context)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_after")
public func _interposed_dispatch_after(
  _ time: UInt64, _ queue: OpaquePointer, _ block: UnsafeMutableRawPointer
) {
  let kind = CallingLibrary.kind(ofBlock: block)
  if kind.isSystemLoop, kind != .tests || Uptime.isDevices {
    InterposedDispatch.originalAfterBlock(DispatchMoment.real(time), queue, block)
    return
  }
  let block = unsafeBitCast(block, to: (@convention(block) () -> Void).self)
  if kind == .tests {
    InterposedDispatch.schedule(.init(after: time, on: queue, block))
    return
  }
  InterposedDispatch.schedule(.init(after: time, on: queue, .block(block)))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_set_timer")
public func _interposed_dispatch_source_set_timer(
  _ source: OpaquePointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
  let caller = CallingLibrary.kind()
  let length = DispatchMoment.seconds(until: start)
  var moment: Int64?
  if !caller.isSystemLoop {
    moment = Delays.shared.setSource(
      UInt(bitPattern: source), after: length, leeway: Double(leeway) / 1e9,
      interval: interval == DispatchMoment.forever ? nil : interval,
      life: InterposedDispatch.life(of: source))
  }
  guard Uptime.isDevices, let length else {
    if caller == .runLoop, start != 0, start < 1 << 62 {
      let address = UInt(bitPattern: source)
      LoopEnds.begin(address, at: Int64(start)) { moment in
        guard let source = OpaquePointer(bitPattern: address) else { return }
        InterposedDispatch.originalSetTimer(source, moment, interval, 0)
      }
    } else {
      InterposedDispatch.originalSetTimer(source, DispatchMoment.real(start), interval, leeway)
    }
    return
  }
  switch caller {
  case .dispatch, .network:
    InterposedDispatch.originalSetTimer(
      source, DispatchMoment.machines(after: length), interval, leeway)
  case .runLoop, .tests:
    // By the clock that it has read, which it reads again when it is woken.
    RunLoopRuns.noteEnd(Int64(clamping: start))
    InterposedDispatch.originalSetTimer(source, start, interval, 0)
  case .dispatchLayer, .other:
    let start = moment.map(DispatchMoment.uptime) ?? start
    InterposedDispatch.originalSetTimer(source, start, interval, 0)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_cancel")
public func _interposed_dispatch_source_cancel(_ source: OpaquePointer) {
  Delays.shared.removeSource(UInt(bitPattern: source))
  LoopEnds.end(UInt(bitPattern: source))
  InterposedDispatch.originalCancel(source)
}

// MARK: - The end of a source

// A source that is released stops without that anybody cancels it. Dispatch tells its end to a function of the
// source, if it has a context; Swift's sources use neither.

@_silgen_name("dispatch_get_context")
private func context(of object: OpaquePointer) -> UnsafeMutableRawPointer?

@_silgen_name("dispatch_set_context")
private func setContext(_ object: OpaquePointer, _ context: UnsafeMutableRawPointer?)

@_silgen_name("dispatch_set_finalizer_f")
private func setFinalizer(
  _ object: OpaquePointer, _ finalizer: @convention(c) (UnsafeMutableRawPointer?) -> Void)

extension InterposedDispatch {
  private static let lives = Guarded<Set<UInt>>([])

  /// A number that stands for a source until it has gone; 0 if its end cannot be seen.
  fileprivate static func life(of source: OpaquePointer) -> UInt {
    if let known = context(of: source).map({ UInt(bitPattern: $0) }) {
      return lives.withLock { $0.contains(known) } ? known : 0
    }
    let life = Delays.shared.newLife()
    lives.withLock { _ = $0.insert(life) }
    setContext(source, UnsafeMutableRawPointer(bitPattern: life))
    setFinalizer(source) { context in
      let life = UInt(bitPattern: context)
      InterposedDispatch.lives.withLock { _ = $0.remove(life) }
      Delays.shared.endLife(life)
    }
    return life
  }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing delays and sleeping tasks",
    needs: "the functions of libdispatch that start timers to be replaceable",
    cost: """
      Waits do not know when a delay ends: any timer of the process counts as work, and screens that \
      are at rest are waited for until the time is up.
      """
  ) {
    ProgramSymbol.problem(replacing: [
      "dispatch_after", "dispatch_after_f", "dispatch_source_set_timer",
      "dispatch_source_cancel",
    ])
  }
}
