import CoreGraphics
import Foundation
import Motion

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// How an animation's speed changes.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    let points: (CGPoint, CGPoint) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    controlPoint1 = points.0
    controlPoint2 = points.1
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    isBuiltin = false
    super.init()
  }

  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In parts of the distance per second; the width is the one that counts.
  ///
  /// Differs from Apple's: one velocity counts for all values that are animated.
  public let initialVelocity: CGVector
  /// The spring; nil where the part of the critical damping and the animator's duration tell it.
  private let spring: SpringCourse?
  private let dampingRatio: CGFloat

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    spring = nil
    dampingRatio = ratio
    super.init()
  }

  /// A spring by its physics; a damping beyond the critical one counts as that one.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    spring = SpringCourse(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowOverDamping: false)
    dampingRatio = 1
    super.init()
  }

  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    initialVelocity = velocity
    spring = SpringCourse(duration: duration, bounce: Double(bounce))
    dampingRatio = 1
    super.init()
  }

  /// The spring of the system's own transitions.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Seconds until the spring rests; nil where the animator's duration tells.
  var settlingDuration: TimeInterval? {
    spring.map { $0.restDuration(initialVelocity: Double(initialVelocity.dx)) }
  }

  /// The course of an animation that takes `duration` seconds.
  func course(duration: TimeInterval) -> ProgressCourse {
    .spring(
      spring
        ?? SpringCourse(settlingDuration: duration, dampingRatio: Double(dampingRatio)),
      velocity: Double(initialVelocity.dx))
  }
}

extension UITimingCurveProvider {
  /// The course of an animation that takes `duration` seconds.
  func course(duration: TimeInterval) -> ProgressCourse {
    if let spring = springTimingParameters { return spring.course(duration: duration) }
    guard let cubic = cubicTimingParameters else { return .curve(.easeInOut) }
    let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
    return .curve(
      .bezier(
        x1: Double(min(max(first.x, 0), 1)), y1: Double(first.y),
        x2: Double(min(max(second.x, 0), 1)), y2: Double(second.y)))
  }
}
