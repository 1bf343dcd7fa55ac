import Foundation

extension Timer {
  /// Calls a method of the target with the timer, which keeps the target until it is invalidated.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Calls a method of the target with the timer, first at a date.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let call = TimedCall(target: target as AnyObject, selector: selector)
    self.init(fire: date, interval: interval, repeats: repeats) { call.run($0) }
    guard let userInfo else { return }
    objc_setAssociatedObject(self, TimedCall.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN)
    ObjectClass.change(self, from: Timer.self, to: InformedTimer.self)
  }

  /// Makes a timer that calls a method of the target, on the run loop of the thread.
  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that something was given to for its target; it must not have properties of its own.
private final class InformedTimer: Timer {
  override var userInfo: Any? { objc_getAssociatedObject(self, TimedCall.userInfoKey) }
}

/// The method that a timer calls.
private struct TimedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  /// Only its address counts.
  nonisolated(unsafe) static let userInfoKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  func run(_ timer: Timer) {
    ActionDispatch.perform(selector, on: target, with: [timer])
  }
}

extension Thread {
  /// A thread that calls a method of the target when it is started.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = ThreadCall(target: target as AnyObject, selector: selector, argument: argument)
    self.init { call.run() }
  }

  /// Calls a method of the target on a thread of its own.
  public static func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    let call = ThreadCall(target: target as AnyObject, selector: selector, argument: argument)
    detachNewThread { call.run() }
  }
}

private struct ThreadCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func run() {
    ActionDispatch.perform(selector, on: target, with: [argument])
  }
}
