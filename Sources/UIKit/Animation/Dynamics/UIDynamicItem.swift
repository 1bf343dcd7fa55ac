import CoreGraphics
import Foundation

/// The outline by which something collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  /// That of `collisionBoundingPath`.
  case path = 2
}

/// What an animator moves and turns: views, and objects of an app's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  /// Its size counts for the mass.
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Around the middle of the item.
  ///
  /// Differs from Apple's: of an outline that is hollow the hull counts.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UIDynamicItem {
  private var turn: Double { Double(atan2(transform.b, transform.a)) }

  /// The body that stands for the item as it is now.
  func makeBody() -> DynamicBody {
    let position = DynamicVector(center)
    let size = DynamicVector(Double(bounds.width), Double(bounds.height))
    switch collisionBoundsType {
    case .rectangle: return .rectangle(at: position, angle: turn, size: size)
    case .ellipse: return .ellipse(at: position, angle: turn, size: size)
    case .path:
      let corners = DynamicHull.around(
        collisionBoundingPath.cgPath.polylines(tolerance: 0.5).flatMap(\.points)
          .map { DynamicVector($0) })
      guard corners.count > 2 else { return .rectangle(at: position, angle: turn, size: size) }
      return DynamicBody(at: position, angle: turn, size: size, corners: corners)
    }
  }

  /// Puts a body where the item is now.
  func place(_ body: DynamicBody) {
    (body.position, body.angle) = (DynamicVector(center), turn)
  }

  /// Puts the item where a body is.
  ///
  /// One that odd values have thrown out of all bounds stays where it is.
  func follow(_ body: DynamicBody) {
    guard abs(body.position.x) < 1e9, abs(body.position.y) < 1e9, body.angle.isFinite else {
      return
    }
    let place = CGPoint(x: body.position.x, y: body.position.y)
    if center != place { center = place }
    if abs(body.angle - turn) > 1e-6 {
      transform = CGAffineTransform(rotationAngle: CGFloat(body.angle))
    }
  }
}

extension DynamicVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
}

/// The smallest convex outline around points.
enum DynamicHull {
  static func around(_ points: [DynamicVector]) -> [DynamicVector] {
    let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    guard sorted.count > 2 else { return [] }
    func half(_ points: [DynamicVector]) -> [DynamicVector] {
      var kept: [DynamicVector] = []
      for point in points {
        while kept.count > 1,
          (kept[kept.count - 1] - kept[kept.count - 2]).cross(point - kept[kept.count - 1]) >= 0
        {
          kept.removeLast()
        }
        kept.append(point)
      }
      return kept.dropLast()
    }
    return half(sorted) + half(sorted.reversed())
  }
}
