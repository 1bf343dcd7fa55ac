import Device
import Foundation

// The functions of libdispatch that set and stop timer sources, and those that say what a source calls, defined in its
// place, as those that start delays are (`InterposedDispatch`).

enum InterposedTimers {
  fileprivate typealias SetTimer = @convention(c) (OpaquePointer, UInt64, UInt64, UInt64) -> Void
  fileprivate typealias Cancel = @convention(c) (OpaquePointer) -> Void
  /// With a block or a function.
  fileprivate typealias SetHandler =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Void
  fileprivate typealias Handler = @convention(block) () -> Void
  fileprivate typealias HandlerFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

  fileprivate static let originalSetTimer =
    InterposedDispatch.original("dispatch_source_set_timer", as: SetTimer.self)
  fileprivate static let originalCancel =
    InterposedDispatch.original("dispatch_source_cancel", as: Cancel.self)
  fileprivate static let originalSetHandler =
    InterposedDispatch.original("dispatch_source_set_event_handler", as: SetHandler.self)
  fileprivate static let originalSetFunction =
    InterposedDispatch.original(
      "dispatch_source_set_event_handler_f", as: SetHandler.self)

  /// Lets libdispatch wake a source by its own clock.
  static func setMachinesTimer(
    _ source: OpaquePointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
  ) {
    originalSetTimer(source, start, interval, leeway)
  }
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
      life: InterposedTimers.life(of: source))
  }
  guard Uptime.isDevices, let length else {
    if caller == .runLoop, start != 0, start < 1 << 62 {
      let address = UInt(bitPattern: source)
      LoopEnds.begin(address, at: Int64(start)) { moment in
        guard let source = OpaquePointer(bitPattern: address) else { return }
        InterposedTimers.originalSetTimer(source, moment, interval, 0)
      }
    } else {
      if caller == .other || caller == .dispatchLayer {
        TimerSources.set(
          source, after: length, interval: interval, leeway: leeway,
          life: InterposedTimers.life(of: source))
      }
      InterposedTimers.originalSetTimer(source, DispatchMoment.real(start), interval, leeway)
    }
    return
  }
  switch caller {
  case .dispatch, .network:
    InterposedTimers.originalSetTimer(
      source, DispatchMoment.machines(after: length), interval, leeway)
  case .runLoop, .tests:
    // By the clock that it has read, which it reads again when it is woken.
    RunLoopRuns.noteEnd(Int64(clamping: start))
    InterposedTimers.originalSetTimer(source, start, interval, 0)
  case .dispatchLayer, .other:
    let start = moment.map(DispatchMoment.uptime) ?? start
    InterposedTimers.originalSetTimer(source, start, interval, 0)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_cancel")
public func _interposed_dispatch_source_cancel(_ source: OpaquePointer) {
  Delays.shared.removeSource(UInt(bitPattern: source))
  TimerSources.remove(UInt(bitPattern: source))
  LoopEnds.end(UInt(bitPattern: source))
  InterposedTimers.originalCancel(source)
}

extension InterposedTimers {
  /// Lets a source of whatever kind call a handler at its time; it may be set as a timer before that or after it.
  fileprivate static func setHandler(of source: OpaquePointer, _ handler: @escaping () -> Void) {
    let block: Handler = { TimerSources.fire(source, handler) }
    // libdispatch copies it.
    withExtendedLifetime(block) {
      originalSetHandler(source, unsafeBitCast(block, to: UnsafeMutableRawPointer.self))
    }
  }

  /// Whether a handler is the program's, in the process of a test.
  fileprivate static func isPrograms(_ kind: CallingLibrary.Kind) -> Bool {
    (kind == .other || kind == .dispatchLayer) && DeviceCalendar.isInUse && !Uptime.isDevices
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_set_event_handler")
public func _interposed_dispatch_source_set_event_handler(
  _ source: OpaquePointer, _ handler: UnsafeMutableRawPointer?
) {
  guard let handler, InterposedTimers.isPrograms(CallingLibrary.kind(ofBlock: handler)) else {
    InterposedTimers.originalSetHandler(source, handler)
    return
  }
  let block = unsafeBitCast(handler, to: InterposedTimers.Handler.self)
  InterposedTimers.setHandler(of: source) { block() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_set_event_handler_f")
public func _interposed_dispatch_source_set_event_handler_f(
  _ source: OpaquePointer, _ handler: UnsafeMutableRawPointer?
) {
  guard let handler, InterposedTimers.isPrograms(CallingLibrary.kind(of: handler)) else {
    InterposedTimers.originalSetFunction(source, handler)
    return
  }
  // Sleeping tasks that may come late have sources of their own.
  let function = unsafeBitCast(handler, to: InterposedTimers.HandlerFunction.self)
  InterposedTimers.setHandler(of: source) { function(context(of: source)) }
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

extension InterposedTimers {
  /// The sources by those numbers.
  private static let lives = Guarded<[UInt: UInt]>([:])

  /// A number that stands for a source until it has gone; 0 if its end cannot be seen.
  fileprivate static func life(of source: OpaquePointer) -> UInt {
    if let known = context(of: source).map({ UInt(bitPattern: $0) }) {
      return lives.withLock { $0[known] != nil } ? known : 0
    }
    let life = Delays.shared.newLife()
    lives.withLock { $0[life] = UInt(bitPattern: source) }
    setContext(source, UnsafeMutableRawPointer(bitPattern: life))
    setFinalizer(source) { context in
      let life = UInt(bitPattern: context)
      let source = InterposedTimers.lives.withLock { $0.removeValue(forKey: life) }
      if let source { TimerSources.remove(source, life: life) }
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
    "Seeing timer sources",
    needs: "the functions of libdispatch for timer sources to be replaceable",
    cost: """
      Timer sources of a test's process end while it computes, and waits do not know when one fires: screens that are at \
      rest are waited for until the time is up.
      """
  ) {
    ProgramSymbol.problem(replacing: [
      "dispatch_source_set_timer", "dispatch_source_cancel", "dispatch_source_set_event_handler",
      "dispatch_source_set_event_handler_f",
    ])
  }
}
