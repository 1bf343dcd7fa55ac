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
/// `x`: of the axis; only rotations about z change what is seen here.
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
