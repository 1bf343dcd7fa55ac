import Foundation

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps.
///
/// As a simulator the device cannot: what asks for steps fails with `CMErrorNotAvailable`, on another than the main
/// queue. The code of the error on a simulator is not certain.
open class CMPedometer: NSObject, @unchecked Sendable {
  private let queue = DispatchQueue(label: "com.apple.CoreMotion.CMPedometer")

  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  /// Fails.
  ///
  /// Differs from Apple's: the dates are of no account.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    nonisolated(unsafe) let handler = handler
    queue.async { handler(nil, CMErrorNotAvailable.error) }
  }

  /// Fails.
  ///
  /// Differs from Apple's: the date is of no account.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    nonisolated(unsafe) let handler = handler
    queue.async { handler(nil, CMErrorNotAvailable.error) }
  }

  /// Differs from Apple's: does nothing; no updates begin.
  open func stopUpdates() {}

  /// Fails.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    nonisolated(unsafe) let handler = handler
    queue.async { handler(nil, CMErrorNotAvailable.error) }
  }

  /// Differs from Apple's: does nothing; no updates begin.
  open func stopEventUpdates() {}
}

/// Steps between two moments; nothing here counts any.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  /// In metres.
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  /// In seconds per metre.
  open var currentPace: NSNumber? { nil }
  /// In steps per second.
  open var currentCadence: NSNumber? { nil }
  /// In seconds per metre.
  open var averageActivePace: NSNumber? { nil }

  override init() { super.init() }
}

public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume = 1
}

/// The user has stopped or gone on; nothing here notices.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  open var date: Date { .distantPast }
  open var type: CMPedometerEventType { .pause }

  override init() { super.init() }
}
