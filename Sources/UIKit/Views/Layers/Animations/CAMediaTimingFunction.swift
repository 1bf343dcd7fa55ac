import Foundation
import Motion

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How far an animation is over time: a Bézier curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, Sendable {
  let controlPoints: [Float]

  var curve: TimingCurve {
    let points = controlPoints.map { Double($0) }
    return .bezier(
      x1: min(max(points[0], 0), 1), y1: points[1], x2: min(max(points[2], 0), 1), y2: points[3])
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes x and y of a point of the curve: 0 is its start, 3 its end; nothing for numbers that none has.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    let points = [0, 0] + controlPoints + [1, 1]
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}
