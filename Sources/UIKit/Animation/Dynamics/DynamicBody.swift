import Foundation

/// Points and ways of dynamics: x to the right, y downwards, in points.
typealias DynamicVector = SIMD2<Double>

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  /// How far `other` turns from this one, clockwise as it is seen.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// A quarter turn on.
  var turned: Self { Self(-y, x) }
  func rotated(by angle: Double) -> Self {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Self(x * cosine - y * sine, x * sine + y * cosine)
  }
}

/// A rigid convex body that moves and turns.
final class DynamicBody {
  /// The middle, about which it turns.
  var position: DynamicVector
  /// In radians.
  var angle: Double
  /// In points per second.
  var velocity = DynamicVector.zero
  /// In radians per second.
  var spin = 0.0
  /// The corners around the middle, in the order in which `turned` edges look outwards.
  let corners: [DynamicVector]
  private let area: Double
  private let gyration: Double

  /// What can be said of a body.
  ///
  /// The values of bodies about which nothing was said are those of SpriteKit, which shares the engine; unsure.
  struct Qualities {
    var density = 1.0
    var isAnchored = false
    var allowsRotation = true
    var elasticity = 0.2
    var friction = 0.2
    var resistance = 0.1
    var angularResistance = 0.1
  }

  var qualities = Qualities()

  /// `size`: In points; what counts for the mass.
  init(
    at position: DynamicVector, angle: Double = 0, size: DynamicVector, corners: [DynamicVector]
  ) {
    self.position = position
    self.angle = angle
    self.corners = corners
    area = max(size.x * size.y, 1)
    gyration = max(size.dot(size) / 12, 1)
  }

  static func rectangle(
    at position: DynamicVector, angle: Double = 0, size: DynamicVector
  ) -> DynamicBody {
    let half = size / 2
    return DynamicBody(
      at: position, angle: angle, size: size,
      corners: [
        DynamicVector(-half.x, -half.y), DynamicVector(-half.x, half.y),
        DynamicVector(half.x, half.y), DynamicVector(half.x, -half.y),
      ])
  }

  static func ellipse(
    at position: DynamicVector, angle: Double = 0, size: DynamicVector
  ) -> DynamicBody {
    let count = 24
    return DynamicBody(
      at: position, angle: angle, size: size,
      corners: (0..<count).map { index in
        let part = -2 * Double.pi * Double(index) / Double(count)
        return DynamicVector(cos(part) * size.x / 2, sin(part) * size.y / 2)
      })
  }

  // MARK: Mass

  /// That of a square of 100 points with the density 1 is 1; documented.
  var mass: Double { qualities.density * area / 10_000 }
  var inverseMass: Double { qualities.isAnchored ? 0 : 1 / max(mass, 1e-6) }
  var inverseInertia: Double { qualities.allowsRotation ? inverseMass / gyration : 0 }

  // MARK: Moving

  /// Where the corners are.
  var outline: [DynamicVector] { corners.map { position + $0.rotated(by: angle) } }

  func velocity(at point: DynamicVector) -> DynamicVector {
    velocity + (point - position).turned * spin
  }

  func push(_ impulse: DynamicVector, at point: DynamicVector) {
    velocity += impulse * inverseMass
    spin += (point - position).cross(impulse) * inverseInertia
  }

  /// What an impulse along `way` at a point has to move.
  func yielding(at point: DynamicVector, along way: DynamicVector) -> Double {
    let arm = (point - position).cross(way)
    return inverseMass + arm * arm * inverseInertia
  }
}
