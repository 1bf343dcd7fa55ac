import Device
import Foundation

// The functions of libdispatch that start delays and timers, defined in its place: the linker prefers the
// definitions of the program to those of its libraries. They note the delay and call the original.
// `asyncAfter` and sleeping tasks come through here, timer sources through `InterposedTimers`.

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

  fileprivate static let originalAfter = original("dispatch_after_f", as: AfterFunction.self)
  fileprivate static let originalAfterBlock = original("dispatch_after", as: AfterBlock.self)

  /// Whether calls of the libraries come to the definitions below.
  static var isInPlace: Bool {
    let own: AfterFunction = _interposed_dispatch_after_f
    return ProgramSymbol.address(of: "dispatch_after_f")
      == unsafeBitCast(own, to: UnsafeMutableRawPointer.self)
  }

  static func original<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let address = ProgramSymbol.original(of: name) else {
      // No user's code can cause this: the program was linked without the shared libdispatch.
      fatalError("libdispatch.so has no \(name): link this program to the shared Swift libraries.")
    }
    return unsafeBitCast(address, to: type)
  }

  /// Who hands work to libdispatch has taken this before whoever runs it does.
  ///
  /// libdispatch orders the two as well, which the thread sanitizer does not see.
  private static let handOver = Guarded(false)

  /// Work that is to run later, noted under a number until then.
  fileprivate final class Later {
    enum Work {
      case block(@convention(block) () -> Void)
      case function(InterposedDispatch.Work, UnsafeMutableRawPointer?)
    }

    private let delay: Delays.Block
    private let place: DelayOrder.Place
    private let length: TimeInterval
    private let work: Work
    private let pause = PassedTime.Pause()
    private let part = ComputingThreads.part
    /// In nanoseconds of the device's time.
    private let end: Int64
    fileprivate let queue: OpaquePointer
    /// As libdispatch has to be told.
    private(set) var moment: UInt64

    init(after time: UInt64, on queue: OpaquePointer, _ work: Work) {
      length = DispatchMoment.seconds(until: time) ?? 1e9
      let now = EarlyDelays.now
      end = EarlyDelays.end(after: length, at: now)
      self.queue = queue
      delay = Delays.shared.addBlock(after: length, at: now)
      place = DelayOrder.add(delay.number, end: end, due: delay.end)
      moment = Uptime.isDevices ? DispatchMoment.uptime(delay.end) : DispatchMoment.real(time)
      self.work = work
    }

    func run() {
      if let rest = EarlyDelays.rest(of: delay.number, at: place, until: end, startedIn: part) {
        // The queue is there while it runs this.
        let wake = EarlyDelays.wake(of: delay.number, in: rest)
        Delays.shared.postpone(delay, to: wake)
        DelayOrder.postpone(place, to: wake)
        moment = DispatchMoment.uptime(wake)
        InterposedDispatch.schedule(self)
        return
      }
      // This thread runs by now, which is seen as well.
      Delays.shared.remove(delay)
      DelayOrder.remove(place)
      pause.end(after: length)
      switch work {
      case .block(let block): block()
      case .function(let function, let context): function(context)
      }
    }
  }

  fileprivate static func schedule(_ later: Later) {
    InterposedDispatch.handOver.withLock { _ in }
    originalAfter(later.moment, later.queue, Unmanaged.passRetained(later).toOpaque()) { context in
      guard let context else { return }
      InterposedDispatch.handOver.withLock { _ in }
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
    InterposedDispatch.handOver.withLock { _ in }
    originalAfter(limit.moment, limit.queue, Unmanaged.passRetained(limit).toOpaque()) { context in
      guard let context else { return }
      InterposedDispatch.handOver.withLock { _ in }
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

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Seeing delays and sleeping tasks",
    needs: "the functions of libdispatch that start delays to be replaceable",
    cost: """
      Waits do not know when a delay ends: any timer of the process counts as work, and screens that \
      are at rest are waited for until the time is up.
      """
  ) {
    ProgramSymbol.problem(replacing: [
      "dispatch_after", "dispatch_after_f",
    ])
  }
}
