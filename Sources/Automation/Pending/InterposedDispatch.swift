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
  fileprivate typealias SetTimer = @convention(c) (OpaquePointer, UInt64, UInt64, UInt64) -> Void
  fileprivate typealias Cancel = @convention(c) (OpaquePointer) -> Void

  fileprivate static let originalAfter = original("dispatch_after_f", as: AfterFunction.self)
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
    let number: UInt64?
    let run: () -> Void

    init(after time: UInt64, run: @escaping () -> Void) {
      number = Delays.shared.addBlock(after: DispatchMoment.seconds(until: time) ?? 1e9)
      self.run = run
    }

    init(unnoted run: @escaping () -> Void) {
      number = nil
      self.run = run
    }
  }

  fileprivate static func schedule(_ later: Later, at time: UInt64, on queue: OpaquePointer) {
    originalAfter(time, queue, Unmanaged.passRetained(later).toOpaque()) { context in
      guard let context else { return }
      let later = Unmanaged<Later>.fromOpaque(context).takeRetainedValue()
      // This thread runs by now, which is seen as well.
      if let number = later.number { Delays.shared.removeBlock(number) }
      later.run()
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_after_f")
public func _interposed_dispatch_after_f(
  _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ work: @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  guard !CallingLibrary.isSystemLoop() else {
    InterposedDispatch.originalAfter(time, queue, context, work)
    return
  }
  let later = InterposedDispatch.Later(after: time) { work(context) }
  InterposedDispatch.schedule(later, at: time, on: queue)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_after")
public func _interposed_dispatch_after(
  _ time: UInt64, _ queue: OpaquePointer, _ block: UnsafeRawPointer
) {
  let block = unsafeBitCast(block, to: (@convention(block) () -> Void).self)
  if CallingLibrary.isSystemLoop() {
    // A delay without a number, which nothing notes.
    InterposedDispatch.schedule(.init(unnoted: { block() }), at: time, on: queue)
  } else {
    let later = InterposedDispatch.Later(after: time) { block() }
    InterposedDispatch.schedule(later, at: time, on: queue)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_set_timer")
public func _interposed_dispatch_source_set_timer(
  _ source: OpaquePointer, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
  if !CallingLibrary.isSystemLoop() {
    let seconds = DispatchMoment.seconds(until: start).map { $0 + Double(leeway) / 1e9 }
    Delays.shared.setSource(
      UInt(bitPattern: source), after: seconds, repeats: interval != DispatchMoment.forever)
  }
  InterposedDispatch.originalSetTimer(source, start, interval, leeway)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_cdecl("dispatch_source_cancel")
public func _interposed_dispatch_source_cancel(_ source: OpaquePointer) {
  Delays.shared.setSource(UInt(bitPattern: source), after: nil, repeats: false)
  InterposedDispatch.originalCancel(source)
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
