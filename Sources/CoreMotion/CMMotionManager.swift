// CoreMotion: how the device moves, which it never does. May import Device and what stands below it.

import Foundation

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Tells how the device moves.
///
/// As a simulator the device has no sensors: none is available, nothing is ever active, and handlers are not called.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// In seconds.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// In seconds.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// In seconds.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// In seconds.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  open var showsDeviceMovementDisplay = false

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }

  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroData: CMGyroData? { nil }

  open var isMagnetometerAvailable: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var magnetometerData: CMMagnetometerData? { nil }

  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }

  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  // MARK: Updates

  /// Differs from Apple's: nothing begins; there is no accelerometer.
  open func startAccelerometerUpdates() {}
  /// Nothing begins: there is no accelerometer.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopAccelerometerUpdates() {}

  /// Differs from Apple's: nothing begins; there is no gyroscope.
  open func startGyroUpdates() {}
  /// Nothing begins: there is no gyroscope.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopGyroUpdates() {}

  /// Differs from Apple's: nothing begins; there is no magnetometer.
  open func startMagnetometerUpdates() {}
  /// Nothing begins: there is no magnetometer.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopMagnetometerUpdates() {}

  /// Differs from Apple's: nothing begins; there are no sensors.
  open func startDeviceMotionUpdates() {}
  /// Nothing begins: there are no sensors.
  ///
  /// Differs from Apple's: `referenceFrame` is of no account.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Nothing begins: there are no sensors.
  ///
  /// Differs from Apple's: `queue` and `handler` are of no account.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Nothing begins: there are no sensors.
  ///
  /// Differs from Apple's: no argument is of any account.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Differs from Apple's: does nothing; no updates begin.
  open func stopDeviceMotionUpdates() {}
}
