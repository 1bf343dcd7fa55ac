import Device
import Foundation

extension NSObjectProtocol {
  /// Calls a method on the main thread: at once if this is the main thread and `wait` is true.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let call = PerformedCall(target: self, selector: selector, argument: argument)
    switch (MainThread.isCurrent, wait) {
    case (true, true): call.run()
    case (false, true): DispatchQueue.main.sync { call.run() }
    case (_, false): DispatchQueue.main.async { call.run() }
    }
  }

  /// The same; the run loop of the main thread runs in all modes.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool,
    modes: [String]?
  ) {
    guard modes?.isEmpty != true else { return }
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Calls a method on a thread: at once if it is this one and `wait` is true.
  ///
  /// Differs from Apple's: the main thread and, to be waited for, this one can be given; any other is a mistake that
  /// fails the running test, since nothing leads into the run loop of another thread.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool
  ) {
    if thread.isMainThread {
      performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
    } else if thread === Thread.current, wait {
      PerformedCall(target: self, selector: selector, argument: argument).run()
    } else {
      Mistake.fail(
        "perform(\(selector.name), on:with:waitUntilDone:): only the main thread has a run loop that others reach on "
          + "Linux. Use the main thread or a queue.")
    }
  }

  /// The same; run loops run in all modes.
  ///
  /// Differs from Apple's: the main thread and, to be waited for, this one can be given.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool,
    modes: [String]?
  ) {
    guard modes?.isEmpty != true else { return }
    perform(selector, on: thread, with: argument, waitUntilDone: wait)
  }

  /// Calls a method on a thread of its own.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let call = PerformedCall(target: self, selector: selector, argument: argument)
    Thread.detachNewThread { call.run() }
  }
}

/// A call on its way to another thread, which the app has asked for.
private struct PerformedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func run() {
    ActionDispatch.perform(selector, on: target, with: [argument])
  }
}
