import Foundation

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Tells whether the user walks, runs, cycles or drives.
///
/// As a simulator the device cannot: updates never come, and queries fail.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  open class func isActivityAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  /// Fails with `CMErrorMotionActivityNotAvailable`.
  ///
  /// Differs from Apple's: the dates are of no account.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.error) }
  }

  /// Nothing begins.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}

  /// Differs from Apple's: does nothing; no updates begin.
  open func stopActivityUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// What the user does; nothing here knows.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}
