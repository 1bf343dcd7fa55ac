import Foundation

/// A keyframe to which a value goes along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let to: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// `duration`: In seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) {
    plan.add(.linear(timingCurve), to: to, duration: duration)
  }
}

/// A keyframe to which a value goes along a cubic curve that is smooth at both ends.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let to: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// A keyframe at the end of a time in seconds.
  ///
  /// `startVelocity`, `endVelocity`: A second; nil for what makes the curve smooth.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) {
    plan.add(
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData), to: to,
      duration: duration)
  }
}

/// A keyframe to which a value goes as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// A keyframe at the end of a time in seconds, or when the spring rests.
  ///
  /// `startVelocity`: A second; nil for the velocity with which the keyframe before ends.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) {
    plan.add(
      .spring(spring, start: startVelocity?.animatableData), to: to,
      duration: duration ?? spring.settlingDuration)
  }
}

/// A keyframe to which a value jumps.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let to: Value

  public init(_ to: Value) {
    self.to = to
  }

  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) {
    plan.add(.move, to: to, duration: 0)
  }
}
