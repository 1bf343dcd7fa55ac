import Foundation

/// In multiples of the earth's gravity.
public struct CMAcceleration: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In radians per second.
public struct CMRotationRate: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// In microteslas.
public struct CMMagneticField: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low = 0
  case medium = 1
  case high = 2
}

/// A magnetic field without that of the device.
public struct CMCalibratedMagneticField: Equatable, Sendable {
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  public var field: CMMagneticField
  /// Differs from Apple's: kept, and read by nobody here; there is no sensor.
  public var accuracy: CMMagneticFieldCalibrationAccuracy

  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

/// What an attitude is told against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}
