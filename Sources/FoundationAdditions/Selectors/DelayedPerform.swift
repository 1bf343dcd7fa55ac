import Device
import Foundation
import Synchronization

/// The methods that objects perform later, until they have run or are cancelled.
enum DelayedPerform {
  private struct Request: @unchecked Sendable {
    let id: UInt64
    /// Kept until the method has run, as on iOS.
    let target: AnyObject
    let selector: Selector
    let argument: Any?
  }

  private static let requests = Mutex<(last: UInt64, pending: [Request])>((0, []))

  static func add(
    _ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval
  ) {
    let id = requests.withLock { requests in
      requests.last += 1
      requests.pending.append(
        Request(id: requests.last, target: target, selector: selector, argument: argument))
      return requests.last
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { run(id) }
  }

  private static func run(_ id: UInt64) {
    let request = requests.withLock { requests -> Request? in
      guard let index = requests.pending.firstIndex(where: { $0.id == id }) else { return nil }
      return requests.pending.remove(at: index)
    }
    guard let request else { return }
    ActionDispatch.perform(request.selector, on: request.target, with: [request.argument])
  }

  /// Takes back what a target was to do; with a selector only calls of that with an equal argument.
  static func cancel(target: AnyObject, selector: Selector?, argument: Any?) {
    let cancelled = requests.withLock { requests in
      let matches = { (request: Request) in
        request.target === target
          && (selector == nil
            || (request.selector == selector
              && ObjectiveCValue.areEqual(request.argument, argument)))
      }
      let cancelled = requests.pending.filter(matches)
      requests.pending.removeAll(where: matches)
      return cancelled
    }
    // Targets that nobody else keeps go here, outside of the lock.
    withExtendedLifetime(cancelled) {}
  }
}

extension NSObjectProtocol {
  /// Calls a method on the main queue after a time in seconds.
  ///
  /// Differs from Apple's: it is called on the main queue, whichever thread asks.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerform.add(selector, on: self, with: argument, after: delay)
  }

  /// Calls a method on the main queue after a time in seconds; the run loops there run in all modes.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    DelayedPerform.add(selector, on: self, with: argument, after: delay)
  }

  /// Takes back all that an object was to perform later.
  public static func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerform.cancel(target: target as AnyObject, selector: nil, argument: nil)
  }

  /// Takes back the calls of one method with an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedPerform.cancel(target: target as AnyObject, selector: selector, argument: argument)
  }
}
