import CoreGraphics
import Foundation

public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  result.m11 = transform.a
  result.m12 = transform.b
  result.m21 = transform.c
  result.m22 = transform.d
  result.m41 = transform.tx
  result.m42 = transform.ty
  return result
}

public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  result.m11 = x
  result.m22 = y
  result.m33 = z
  return result
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  var result = CATransform3D()
  result.m41 = x
  result.m42 = y
  result.m43 = z
  return result
}

/// A rotation about an axis.
///
/// `angle`: in radians.
/// `x`: of the axis; rotations about x and y make layers shorter and narrower, without perspective.
/// `y`: of the axis.
/// `z`: of the axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let c = cos(angle)
  let s = sin(angle)
  var result = CATransform3D()
  result.m11 = c + x * x * (1 - c)
  result.m12 = x * y * (1 - c) + z * s
  result.m13 = x * z * (1 - c) - y * s
  result.m21 = x * y * (1 - c) - z * s
  result.m22 = c + y * y * (1 - c)
  result.m23 = y * z * (1 - c) + x * s
  result.m31 = x * z * (1 - c) + y * s
  result.m32 = y * z * (1 - c) - x * s
  result.m33 = c + z * z * (1 - c)
  return result
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

extension CATransform3D {
  /// Whether it leads out of the plane; a scale along z alone does not, of which nothing is seen (unsure).
  var leavesPlane: Bool {
    let turns = m13 != 0 || m23 != 0 || m31 != 0 || m32 != 0 || m43 != 0
    return turns || m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1
  }
}

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The effect of `a` followed by that of `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  func row(_ r: (CGFloat, CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      r.0 * b.m11 + r.1 * b.m21 + r.2 * b.m31 + r.3 * b.m41,
      r.0 * b.m12 + r.1 * b.m22 + r.2 * b.m32 + r.3 * b.m42,
      r.0 * b.m13 + r.1 * b.m23 + r.2 * b.m33 + r.3 * b.m43,
      r.0 * b.m14 + r.1 * b.m24 + r.2 * b.m34 + r.3 * b.m44
    )
  }
  var c = CATransform3D()
  (c.m11, c.m12, c.m13, c.m14) = row((a.m11, a.m12, a.m13, a.m14))
  (c.m21, c.m22, c.m23, c.m24) = row((a.m21, a.m22, a.m23, a.m24))
  (c.m31, c.m32, c.m33, c.m34) = row((a.m31, a.m32, a.m33, a.m34))
  (c.m41, c.m42, c.m43, c.m44) = row((a.m41, a.m42, a.m43, a.m44))
  return c
}

public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// `angle` is in radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
