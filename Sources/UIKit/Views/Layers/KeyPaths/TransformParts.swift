import CoreGraphics
import Foundation

extension CATransform3D {
  /// The sixteen numbers, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  init(_ rows: [CGFloat]) {
    self.init()
    guard rows.count == 16 else { return }
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }
}

/// A transform taken apart into what can be mixed: scale, skew, rotation, translation, perspective,
/// applied in this order.
///
/// The way of taking matrices apart is that of CSS Transforms, level 2.
struct TransformParts {
  typealias Vector = SIMD3<Double>

  var scale = Vector(1, 1, 1)
  /// Of y by x, of z by x, of z by y.
  var skew = Vector.zero
  var rotation = Rotation()
  var translation = Vector.zero
  /// The fourth column.
  var perspective = Vector.zero

  /// A quaternion.
  struct Rotation {
    var axis = Vector.zero
    var real = 1.0

    init() {}

    /// `angle`: In radians.
    init(angle: Double, about axis: Vector) {
      self.axis = axis * sin(angle / 2)
      real = cos(angle / 2)
    }

    /// The rotation that turns the axes into three rows.
    ///
    /// The others follow from the largest of the four numbers: the root of each by itself would
    /// make much of rounding where it is near zero, and not know the signs of half a turn.
    init(rows: [Vector]) {
      let (a, b, c) = (rows[0], rows[1], rows[2])
      let squares = [
        1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z,
      ]
      let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
      // Twice the largest number.
      let double = max(squares[largest], 0).squareRoot()
      let differences = Vector(b.z - c.y, c.x - a.z, a.y - b.x)
      let (xy, xz, yz) = (a.y + b.x, a.z + c.x, b.z + c.y)
      switch largest {
      case 0: (axis, real) = (Vector(double * double, xy, xz), differences.x)
      case 1: (axis, real) = (Vector(xy, double * double, yz), differences.y)
      case 2: (axis, real) = (Vector(xz, yz, double * double), differences.z)
      default: (axis, real) = (differences, double * double)
      }
      axis /= 2 * double
      real /= 2 * double
      guard real < 0 else { return }
      axis = -axis
      real = -real
    }

    /// The rotated axes.
    var rows: [Vector] {
      let (x, y, z, w) = (axis.x, axis.y, axis.z, real)
      return [
        Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
        Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
        Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
      ]
    }

    /// The angle about z of a rotation about z, in radians.
    var angleAboutZ: Double { 2 * atan2(axis.z, real) }
    /// The angle about an axis of a rotation about that axis, in radians.
    func angle(about axis: Vector) -> Double {
      2 * atan2((self.axis * axis).sum(), real)
    }

    static func mix(_ from: Rotation, _ to: Rotation, _ part: Double) -> Rotation {
      var to = to
      var cosine = (from.axis * to.axis).sum() + from.real * to.real
      if cosine < 0 {
        to.axis = -to.axis
        to.real = -to.real
        cosine = -cosine
      }
      guard cosine < 1 - 1e-12 else { return to }
      let angle = acos(cosine)
      let (left, right) = (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle))
      var mixed = Rotation()
      mixed.axis = from.axis * left + to.axis * right
      mixed.real = from.real * left + to.real * right
      return mixed
    }
  }

  init() {}

  /// Nil for a transform that makes things flat.
  init?(_ transform: CATransform3D) {
    let numbers = transform.rows.map { Double($0) }
    guard numbers[15] != 0 else { return nil }
    let m = numbers.map { $0 / numbers[15] }
    var rows = [0, 4, 8].map { Vector(m[$0], m[$0 + 1], m[$0 + 2]) }
    translation = Vector(m[12], m[13], m[14])
    let determinant = (rows[0] * Self.cross(rows[1], rows[2])).sum()
    guard abs(determinant) > 1e-12 else { return nil }
    let column = Vector(m[3], m[7], m[11])
    perspective =
      (Self.cross(rows[1], rows[2]) * column.x + Self.cross(rows[2], rows[0]) * column.y
        + Self.cross(rows[0], rows[1]) * column.z) / determinant
    // A mirror image is seen as scaled to the negative along the axis that is turned round.
    if determinant < 0 {
      let turned = [rows[0].x, rows[1].y, rows[2].z]
      let axis = turned.indices.min { turned[$0] < turned[$1] } ?? 0
      rows[axis] = -rows[axis]
      scale[axis] = -1
    }
    takeApart(&rows)
    rotation = Rotation(rows: rows)
  }

  /// Finds scale and skew, and leaves three axes at right angles.
  private mutating func takeApart(_ rows: inout [Vector]) {
    let signs = scale
    scale.x = Self.length(rows[0])
    rows[0] /= scale.x
    skew.x = (rows[0] * rows[1]).sum()
    rows[1] -= rows[0] * skew.x
    scale.y = Self.length(rows[1])
    rows[1] /= scale.y
    skew.y = (rows[0] * rows[2]).sum()
    rows[2] -= rows[0] * skew.y
    skew.z = (rows[1] * rows[2]).sum()
    rows[2] -= rows[1] * skew.z
    scale.z = Self.length(rows[2])
    rows[2] /= scale.z
    scale *= signs
  }

  /// The transform put together again.
  var transform: CATransform3D {
    let axes = rotation.rows
    let lengths = Vector(abs(scale.x), abs(scale.y), abs(scale.z))
    var rows = [
      axes[0] * lengths.x,
      axes[1] * lengths.y + axes[0] * skew.x,
      axes[2] * lengths.z + axes[0] * skew.y + axes[1] * skew.z,
    ]
    for axis in 0..<3 where scale[axis] < 0 { rows[axis] = -rows[axis] }
    rows.append(translation)
    var numbers: [CGFloat] = []
    for (index, row) in rows.enumerated() {
      let depth = (row * perspective).sum() + (index == 3 ? 1 : 0)
      numbers += [CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), CGFloat(depth)]
    }
    return CATransform3D(numbers)
  }

  /// The transform a part of the way from one to another.
  static func mix(_ from: CATransform3D, _ to: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if part == 0 { return from }
    if part == 1 { return to }
    guard let left = TransformParts(from), let right = TransformParts(to) else {
      return CATransform3D(zip(from.rows, to.rows).map { $0 + ($1 - $0) * part })
    }
    let part = Double(part)
    var mixed = TransformParts()
    mixed.scale = left.scale + (right.scale - left.scale) * part
    mixed.skew = left.skew + (right.skew - left.skew) * part
    mixed.translation = left.translation + (right.translation - left.translation) * part
    mixed.perspective = left.perspective + (right.perspective - left.perspective) * part
    mixed.rotation = .mix(left.rotation, right.rotation, part)
    return mixed.transform
  }

  private static func cross(_ a: Vector, _ b: Vector) -> Vector {
    Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func length(_ vector: Vector) -> Double { (vector * vector).sum().squareRoot() }
}
