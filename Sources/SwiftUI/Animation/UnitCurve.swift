import Foundation

/// A course from 0 to 1, by a time from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// A cubic curve from (0, 0) to (1, 1) with two control points, whose x count within 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
        x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y))
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  public static let linear = bezier(0, 0, 1, 1)
  public static let easeIn = bezier(0.42, 0, 1, 1)
  public static let easeOut = bezier(0, 0, 0.58, 1)
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// A quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The curve mirrored at the diagonal.
  public var inverse: UnitCurve {
    switch function {
    case .bezier(let x1, let y1, let x2, let y2): Self.bezier(y1, x1, y2, x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseInOut
    }
  }

  /// The height of the curve at a time, which counts within 0...1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch function {
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.height(at: time, x1, y1, x2, y2)
    case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
    case .circularEaseInOut:
      let side = time < 0.5 ? 2 * time : 2 * (1 - time)
      let half = (1 - (1 - side * side).squareRoot()) / 2
      return time < 0.5 ? half : 1 - half
    }
  }

  /// How steep the curve is at a time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let time = min(max(progress, step), 1 - step)
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }

  /// The height of the curve from (0, 0) to (1, 1) where its width is `x`.
  private static func height(
    at x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return x }
    func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2, y1, y2)
  }
}
