import Foundation

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// Tells how high the device is.
///
/// As a simulator the device cannot: updates never come.
open class CMAltimeter: NSObject, @unchecked Sendable {
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }

  open class func authorizationStatus() -> CMAuthorizationStatus { .current }

  /// Nothing begins.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopRelativeAltitudeUpdates() {}

  /// Nothing begins.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopAbsoluteAltitudeUpdates() {}
}

/// A change of height; nothing here measures one.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  open var relativeAltitude: NSNumber { 0 }
  /// In kilopascals.
  open var pressure: NSNumber { 0 }
}

/// A height above the sea; nothing here measures one.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  /// In metres.
  open var altitude: Double { 0 }
  /// In metres.
  open var accuracy: Double { 0 }
  /// In metres.
  open var precision: Double { 0 }
}
