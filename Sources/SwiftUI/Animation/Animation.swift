import Foundation

/// How a change is spread over time.
///
/// Time is that of the device's clock. Frames, effects, shapes, colours, values of `Animatable` views
/// and modifiers, views that come and go, timelines and completions take their time; a tree that is
/// asked for when it has settled shows the end.
public struct Animation: Hashable, @unchecked Sendable {
  /// Keeps the course, and its times once somebody has asked for them.
  private final class Box {
    let base: any CustomAnimation
    let times: (logical: TimeInterval, rest: TimeInterval)

    init(_ base: any CustomAnimation) {
      self.base = base
      times = base.measure()
    }
  }

  private let box: Box

  public init<A: CustomAnimation>(_ base: A) {
    box = Box((base as? Animation)?.base ?? base)
  }

  /// The animation with its type.
  public var base: any CustomAnimation { box.base }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.box === rhs.box || AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }

  /// How long it takes until the end is logically reached, in seconds.
  package var duration: Double { box.times.logical }

  /// How long it takes until the animation has come to rest, in seconds: a spring goes on swinging
  /// after its duration.
  package var settlingDuration: Double { box.times.rest }

  /// How far the animation has come `time` seconds after its start: 0 at the start, 1 at the end.
  package func progress(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    var context = AnimationContext<Double>()
    return base.animate(value: 1, time: time, context: &context) ?? 1
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: base) }
  public var debugDescription: String { String(reflecting: base) }
  public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

extension Animation: CustomAnimation {
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

// MARK: Timing curves

extension Animation {
  /// `duration`: In seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// `duration`: In seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(CurveAnimation(curve: curve, duration: duration))
  }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static var linear: Animation { linear(duration: 0.35) }

  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
}

// MARK: Changes of course

extension Animation {
  /// `delay`: In seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(animation: self, delay: delay))
  }

  /// `speed`: A factor; 2 takes half of the time, 0 stands still for ever.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(animation: self, speed: speed))
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatAnimation(animation: self, repeatCount: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(animation: self, repeatCount: nil, autoreverses: autoreverses))
  }

  /// The animation as one that counts as ended after a time, however long it goes on.
  ///
  /// `duration`: In seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicallyCompleteAnimation(animation: self, duration: duration))
  }
}
