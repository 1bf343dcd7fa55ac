import Foundation

/// A rotation as a quaternion.
public struct CMQuaternion: Equatable, Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// A rotation as a matrix; `m12` is the first row's second number.
public struct CMRotationMatrix: Equatable, Sendable {
  public var m11 = 0.0
  public var m12 = 0.0
  public var m13 = 0.0
  public var m21 = 0.0
  public var m22 = 0.0
  public var m23 = 0.0
  public var m31 = 0.0
  public var m32 = 0.0
  public var m33 = 0.0

  public init() {}
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}

/// How the device lies in space.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
  private var rotation: CMQuaternion

  init(quaternion: CMQuaternion) {
    rotation = quaternion
    super.init()
  }

  open var quaternion: CMQuaternion { rotation }

  /// In radians, around the longitudinal axis.
  open var roll: Double {
    let q = rotation
    return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
  }

  /// In radians, around the lateral axis.
  open var pitch: Double {
    let q = rotation
    return asin(min(max(2 * (q.w * q.x + q.y * q.z), -1), 1))
  }

  /// In radians, around the vertical axis.
  open var yaw: Double {
    let q = rotation
    return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
  }

  open var rotationMatrix: CMRotationMatrix {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    return CMRotationMatrix(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + z * w), m13: 2 * (x * z - y * w),
      m21: 2 * (x * y - z * w), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + x * w),
      m31: 2 * (x * z + y * w), m32: 2 * (y * z - x * w), m33: 1 - 2 * (x * x + y * y))
  }

  /// Becomes the difference from another attitude.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let (a, b) = (rotation, attitude.rotation)
    // The inverse of a rotation has its axis turned round.
    let (x, y, z, w) = (-b.x, -b.y, -b.z, b.w)
    rotation = CMQuaternion(
      x: w * a.x + x * a.w + y * a.z - z * a.y, y: w * a.y - x * a.z + y * a.w + z * a.x,
      z: w * a.z + x * a.y - y * a.x + z * a.w, w: w * a.w - x * a.x - y * a.y - z * a.z)
  }

  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion: rotation) }
}
