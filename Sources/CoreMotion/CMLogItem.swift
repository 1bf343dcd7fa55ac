import Foundation

/// Something that a sensor has measured; nothing here measures.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// In seconds since the device was started.
  open var timestamp: TimeInterval { 0 }

  override init() { super.init() }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// In multiples of the earth's gravity.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// In radians per second.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// In microteslas.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// How the device moves, from all sensors together.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude(quaternion: CMQuaternion(x: 0, y: 0, z: 0, w: 1)) }
  /// In radians per second.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// In multiples of the earth's gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// In multiples of the earth's gravity.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// In degrees; negative for none.
  open var heading: Double { -1 }
}
