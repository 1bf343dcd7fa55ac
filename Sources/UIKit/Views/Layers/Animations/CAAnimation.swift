import CoreGraphics
import Foundation
import Motion

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ animation: CAAnimation)
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ animation: CAAnimation) {}
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}

/// A layer that is given one keeps a copy.
///
/// Differs from Apple's: one of a class of an app's own is kept itself, and is what `copy()` gives.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, CAAction {
  /// Of one run, in seconds; 0 for that of the transaction.
  open var duration: CFTimeInterval = 0
  /// In seconds of the layer's time; 0 for the moment in which it is added.
  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var speed: Float = 1
  open var delegate: (any CAAnimationDelegate)?
  /// Differs from Apple's: kept, and read by nobody here; the device's clock says when something is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Values that apps keep for keys of their own.
  final var keptValues: [String: Any] = [:]

  public override init() {
    super.init()
  }

  /// Lets a layer play it.
  open func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Copying

  /// Subclasses with values of their own copy them too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank
    guard type(of: copy) == type(of: self) else { return self }
    copy.takeValues(of: self)
    return copy
  }

  /// What a layer keeps: what happens to the animation afterwards does not count (certain: documented).
  var kept: CAAnimation { copy(with: nil) as? CAAnimation ?? self }

  /// A new one of the framework's class.
  var blank: CAAnimation { CAAnimation() }

  func takeValues(of animation: CAAnimation) {
    (duration, beginTime) = (animation.duration, animation.beginTime)
    (timeOffset, speed) = (animation.timeOffset, animation.speed)
    (repeatCount, repeatDuration) = (animation.repeatCount, animation.repeatDuration)
    (autoreverses, fillMode) = (animation.autoreverses, animation.fillMode)
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    (timingFunction, delegate) = (animation.timingFunction, animation.delegate)
    preferredFrameRateRange = animation.preferredFrameRateRange
    keptValues = animation.keptValues
  }

  // MARK: As a course

  /// How far it is at each moment of a run.
  var course: ProgressCourse { timingFunction.map { .curve($0.curve) } ?? .linear }
  /// What it does to the properties of a layer.
  func tracks(on layer: CALayer) -> [LayerTrack] { [] }
  /// The animations that run in this one's time.
  var members: [CAAnimation] { [] }

  /// What is seen over time.
  ///
  /// `begin`, `duration`: What counts where the animation says nothing, in seconds.
  func media(on layer: CALayer, begin: TimeInterval, duration: TimeInterval) -> LayerMedia {
    var timing = MediaTiming(
      begin: beginTime == 0 ? begin : beginTime,
      duration: self.duration > 0 ? self.duration : duration)
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    // Apps ask for no end by the greatest number.
    let runs = count < 1e6 ? count * (autoreverses ? 2 : 1) : .infinity
    timing.repetition = Repetition(
      runs: repeatDuration > 0 ? .infinity : runs, autoreverses: autoreverses)
    if repeatDuration > 0, repeatDuration < 1e6 { timing.limit = repeatDuration }
    timing.speed = Double(speed)
    timing.offset = timeOffset
    timing.fillsBefore = fillMode == .backwards || fillMode == .both
    timing.fillsAfter = fillMode == .forwards || fillMode == .both
    return LayerMedia(
      timing: timing, course: course, tracks: tracks(on: layer),
      members: members.map { $0.media(on: layer, begin: 0, duration: timing.duration) })
  }
}

open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var blank: CAAnimation { CAPropertyAnimation() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    guard let animation = animation as? CAPropertyAnimation else { return }
    keyPath = animation.keyPath
    (isAdditive, isCumulative) = (animation.isAdditive, animation.isCumulative)
  }

  /// The values on the way; nil for none.
  func way(of keyPath: LayerKeyPath) -> LayerTrack.Way? { nil }
  /// The value at the end of a run.
  var endValue: LayerValue? { nil }

  override func tracks(on layer: CALayer) -> [LayerTrack] {
    guard let keyPath else { return [] }
    let path = LayerKeyPath(keyPath)
    guard let way = way(of: path) else { return [] }
    var track = LayerTrack(keyPath: path, way: way)
    if isAdditive { track.combination = .adding }
    if isCumulative { track.step = endValue }
    return [track]
  }
}

/// From one value to another.
///
/// Differs from Apple's: without any value it goes from what was seen before to the model's value only where it is the
/// action of a change; one that an app adds by itself shows nothing then.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override var blank: CAAnimation { CABasicAnimation() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    guard let animation = animation as? CABasicAnimation else { return }
    fromValue = animation.fromValue
    toValue = animation.toValue
    byValue = animation.byValue
  }

  override func way(of keyPath: LayerKeyPath) -> LayerTrack.Way? {
    var from = LayerValue(fromValue)
    let (to, by) = (LayerValue(toValue), LayerValue(byValue))
    if from == nil, to == nil, by == nil {
      from = LayerActions.previous.map { keyPath.value(in: $0) }
    }
    return .basic(from: from, to: to, by: by)
  }

  override var endValue: LayerValue? { LayerValue(toValue) ?? LayerValue(byValue) }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Parts of the duration, 0 to 1.
  open var keyTimes: [NSNumber]?
  /// In points of the layer above; for properties that are points, in place of values.
  open var path: CGPath?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer on its path is turned along it; nil for not.
  open var rotationMode: CAAnimationRotationMode?

  override var blank: CAAnimation { CAKeyframeAnimation() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    guard let animation = animation as? CAKeyframeAnimation else { return }
    (values, keyTimes, path) = (animation.values, animation.keyTimes, animation.path)
    timingFunctions = animation.timingFunctions
    (calculationMode, rotationMode) = (animation.calculationMode, animation.rotationMode)
  }

  private var times: [Double]? { keyTimes?.map(\.doubleValue) }

  override func way(of keyPath: LayerKeyPath) -> LayerTrack.Way? {
    if let path {
      let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
      return .path(LayerPath(path, times: times, isPaced: isPaced))
    }
    guard let values, !values.isEmpty else { return nil }
    return .keyframes(
      LayerKeyframes(
        values.compactMap { LayerValue($0) }, times: times, mode: calculationMode.mode,
        curves: (timingFunctions ?? []).map(\.curve)))
  }

  override func tracks(on layer: CALayer) -> [LayerTrack] {
    var tracks = super.tracks(on: layer)
    if let path, let rotationMode {
      let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
      let direction = LayerPath(
        path, times: times, isPaced: isPaced, isDirection: true,
        isReversed: rotationMode == .rotateAutoReverse)
      tracks.append(
        LayerTrack(keyPath: LayerKeyPath("transform.rotation.z"), way: .path(direction)))
    }
    return tracks
  }

  override var endValue: LayerValue? { LayerValue(values?.last) }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In whole ways a second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one counts; else that one does.
  open var allowsOverdamping = false

  public override init() {
    super.init()
  }

  /// A spring by how it looks: the perceived duration in seconds, and a bounce from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringCourse(duration: perceptualDuration, bounce: Double(bounce))
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  override var blank: CAAnimation { CASpringAnimation() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    guard let animation = animation as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (animation.mass, animation.stiffness, animation.damping)
    (initialVelocity, allowsOverdamping) =
      (animation.initialVelocity, animation.allowsOverdamping)
  }

  private var spring: SpringCourse {
    SpringCourse(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      allowOverDamping: allowsOverdamping)
  }

  /// How long the spring takes until it rests, in seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration(distance: max(1, abs(Double(initialVelocity))), epsilon: 0.001)
  }

  open var perceptualDuration: CFTimeInterval { spring.response }
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  override var course: ProgressCourse { .spring(spring, velocity: Double(initialVelocity)) }
}

/// The key under which a layer keeps a transition.
public let kCATransition = "transition"

/// Changes all that a layer shows.
///
/// Differs from Apple's: the old look is the one at the moment in which it is added.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// The part of the way at which it begins, 0 to 1.
  open var startProgress: Float = 0
  /// The part of the way at which it ends, 0 to 1, and not before it begins.
  open var endProgress: Float = 1

  override var blank: CAAnimation { CATransition() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    guard let animation = animation as? CATransition else { return }
    (type, subtype) = (animation.type, animation.subtype)
    (startProgress, endProgress) = (animation.startProgress, animation.endProgress)
  }
}

/// Animations that run in one time: they end with the group.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override var blank: CAAnimation { CAAnimationGroup() }

  override func takeValues(of animation: CAAnimation) {
    super.takeValues(of: animation)
    animations = (animation as? CAAnimationGroup)?.animations
  }

  override var members: [CAAnimation] { animations ?? [] }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var mode: KeyframeCourse.Mode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
