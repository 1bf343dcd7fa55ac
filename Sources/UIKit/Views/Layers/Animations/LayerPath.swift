import CoreGraphics
import Foundation
import Motion

/// A path along which a point is animated.
struct LayerPath {
  private let points: [CGPoint]
  private let course: KeyframeCourse
  /// Whether the direction of the way is asked for, and not the place.
  private let isDirection: Bool
  private let isReversed: Bool

  /// `times`: Of the ends of the path's steps, as parts of the whole; nil for even ones.
  ///
  /// `isPaced`: Whether the speed is the same all along the path.
  init(
    _ path: CGPath, times: [Double]?, isPaced: Bool, isDirection: Bool = false,
    isReversed: Bool = false
  ) {
    self.isDirection = isDirection
    self.isReversed = isReversed
    var points: [CGPoint] = []
    var places: [Double] = []
    let segments = Self.segments(of: path)
    for (index, segment) in segments.enumerated() {
      let start = times.flatMap { $0.indices.contains(index + 1) ? $0[index] : nil }
      let end = times.flatMap { $0.indices.contains(index + 1) ? $0[index + 1] : nil }
      let from = start ?? Double(index) / Double(segments.count)
      let to = end ?? Double(index + 1) / Double(segments.count)
      for (step, point) in segment.enumerated() where step > 0 || index == 0 {
        points.append(point)
        places.append(from + (to - from) * Double(step) / Double(max(segment.count - 1, 1)))
      }
    }
    self.points = points
    course = KeyframeCourse(
      values: points.map { [Double($0.x), Double($0.y)] }, times: places,
      mode: isPaced ? .paced : .linear)
  }

  func value(at progress: Double) -> LayerValue {
    guard isDirection else { return .numbers(course.values(at: progress)) }
    let index = min(course.segment(at: progress).index, points.count - 2)
    guard points.indices.contains(index), points.indices.contains(index + 1) else {
      return .numbers([0])
    }
    let (from, to) = (points[index], points[index + 1])
    let angle = atan2(Double(to.y - from.y), Double(to.x - from.x))
    return .numbers([isReversed ? angle + .pi : angle])
  }

  /// The steps of the path, each as points along it.
  private static func segments(of path: CGPath) -> [[CGPoint]] {
    var segments: [[CGPoint]] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    func curve(_ point: (CGFloat) -> CGPoint) {
      segments.append((0...24).map { point(CGFloat($0) / 24) })
    }
    for element in path.elements {
      let from = last
      switch element {
      case .move(let to): start = to
      case .line(let to): segments.append([from, to])
      case .closeSubpath: segments.append([from, start])
      case .quadCurve(let to, let control):
        curve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
        }
      case .curve(let to, let first, let second):
        curve { t in
          let rest = 1 - t
          let (a, b) = (rest * rest * rest, 3 * rest * rest * t)
          let (c, d) = (3 * rest * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * to.x,
            y: a * from.y + b * first.y + c * second.y + d * to.y)
        }
      }
      last = element.endPoint ?? start
    }
    return segments
  }
}
