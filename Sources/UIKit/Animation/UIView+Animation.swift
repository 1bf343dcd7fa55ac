import CoreGraphics
import Foundation
import Motion

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    var mode: KeyframeCourse.Mode {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  // MARK: Blocks

  /// Runs `animations` at once; what is seen follows on the device's clock.
  ///
  /// `completion` runs at the animation's end, or at once where animations are off, last no time, or
  /// change nothing on a screen.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationRun.run(
      AnimationSettings(duration: duration, delay: delay, options: options),
      animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a spring that rests after `duration`.
  ///
  /// `velocity`: At the start, in whole ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var settings = AnimationSettings(duration: duration, delay: delay, options: options)
    settings.useSpring(dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    AnimationRun.run(settings, animations: animations, completion: completion)
  }

  /// Animates with a spring of a perceived duration; the animation ends when the spring rests.
  ///
  /// `initialSpringVelocity`: At the start, in whole ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCourse(duration: duration, bounce: Double(bounce))
    let rest = spring.restDuration(initialVelocity: Double(initialSpringVelocity))
    var settings = AnimationSettings(
      duration: duration > 0 ? rest : 0, delay: delay, options: options)
    settings.course = .spring(spring, velocity: Double(initialSpringVelocity))
    settings.inheritsDuration = false
    settings.inheritsCourse = false
    AnimationRun.run(settings, animations: animations, completion: completion)
  }

  /// Repeats the animations of the block that is running.
  ///
  /// `count`: How often they run to their end, each time back again where `autoreverses` is set.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationRun.current else { return animations() }
    var settings = outer.settings
    settings.repetition = Repetition(
      runs: Double(count) * (autoreverses ? 2 : 1), autoreverses: autoreverses)
    AnimationRun.part(of: outer, settings, animations)
  }

  // MARK: Transitions

  /// Changes what a view shows from one moment to the next, in one of the ways among the options.
  ///
  /// Differs from Apple's: pages that are curled have a straight edge.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      of: view, AnimationSettings(duration: duration, delay: 0, options: options), options,
      animations: animations ?? {}, completion: completion)
  }

  /// Puts one view in the place of another, in one of the ways among the options.
  ///
  /// Differs from Apple's: pages that are curled have a straight edge.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(
      of: fromView.superview ?? fromView,
      AnimationSettings(duration: duration, delay: 0, options: options), options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  // MARK: Keyframes

  /// Runs blocks that were added with `addKeyframe` each in its part of the time.
  ///
  /// The options of curves among `AnimationOptions` count too, for the time as a whole; it eases in and
  /// out without one.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The bits mean the same in both, but for those of transitions and calculation modes.
    var settings = AnimationSettings(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    settings.keyframes = options.mode
    AnimationRun.run(settings, animations: animations, completion: completion)
  }

  /// Gives the changes of a block a part of the time of `animateKeyframes`.
  ///
  /// `frameStartTime`, `frameDuration`: Parts of the whole duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationRun.addKeyframe(
      start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Switches

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let previous = AnimationRun.areEnabled
    AnimationRun.areEnabled = false
    actionsWithoutAnimation()
    AnimationRun.areEnabled = previous
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationRun.areEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool { AnimationRun.areEnabled }
  /// In seconds; 0 outside animation blocks.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRun.currentDuration }
}
