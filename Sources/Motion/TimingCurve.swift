import Foundation

/// A course from 0 to 1, by a time from 0 to 1.
package enum TimingCurve: Hashable, Sendable {
  /// A cubic curve from (0, 0) to (1, 1) with two control points, whose x lie within 0...1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  case circularEaseIn
  case circularEaseOut
  case circularEaseInOut

  package static let linear = bezier(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's curve for what says nothing else.
  package static let standard = bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// The curve mirrored at the diagonal.
  package var inverse: TimingCurve {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2): .bezier(x1: y1, y1: x1, x2: y2, y2: x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseInOut
    }
  }

  /// The height of the curve at a time, which counts within 0...1.
  package func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch self {
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
  package func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let time = min(max(progress, step), 1 - step)
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }

  /// A time in 0...1 at which the curve has a height.
  ///
  /// Heights outside 0...1 count as its ends. Where the curve passes a height several times it is one
  /// of them.
  package func time(of value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
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
