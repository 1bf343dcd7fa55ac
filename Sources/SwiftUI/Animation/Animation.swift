import Foundation

/// How a change is spread over time.
///
/// Time is that of the device's clock. Frames, effects, shapes, colours, values of `Animatable` views
/// and modifiers, views that come and go, timelines and completions take their time; a tree that is
/// asked for when it has settled shows the end.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  /// The course of an animation, before it is delayed, repeated or sped up.
  package enum Curve: Hashable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) by its two control points.
    case timing(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring that starts with a velocity, in ways a second.
    case spring(Spring, blend: Double, velocity: Double)
    /// Another curve from 0 to 1.
    case unit(UnitCurve)
  }

  package var curve: Curve
  /// How long one run takes, in seconds, without delay and at normal speed.
  package var runDuration: Double
  package var delay: Double = 0
  package var speed: Double = 1
  /// How often it runs; nil for ever.
  package var repeatCount: Int? = 1
  package var autoreverses = false

  init(_ curve: Curve, duration: Double) {
    self.curve = curve
    runDuration = duration
  }

  /// How long it takes until the end is logically reached, in seconds.
  package var duration: Double {
    guard let repeatCount else { return .infinity }
    let rate = speed > 0 ? speed : 1
    return (delay + runDuration * Double(max(repeatCount, 1))) / rate
  }

  public var description: String {
    switch curve {
    case .timing(let x1, let y1, let x2, let y2):
      "BezierAnimation(duration: \(runDuration), curve: (\(x1), \(y1), \(x2), \(y2)))"
    case .spring(let spring, let blend, _):
      "FluidSpringAnimation(response: \(spring.response), "
        + "dampingFraction: \(spring.dampingRatio), blendDuration: \(blend))"
    case .unit(let curve): "UnitCurveAnimation(duration: \(runDuration), curve: \(curve))"
    }
  }
}

// MARK: Timing curves

extension Animation {
  /// `duration`: In seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(.timing(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }
  public static var linear: Animation { linear(duration: 0.35) }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
}

// MARK: Changes of course

extension Animation {
  /// `delay`: In seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var copy = self
    copy.delay += delay
    return copy
  }

  /// `speed`: A factor; 2 takes half of the time.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.speed *= speed
    return copy
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeatCount = nil
    copy.autoreverses = autoreverses
    return copy
  }
}
