import CoreGraphics
import Device
import Foundation
import Motion

/// The ways in which an app says how a block is animated.
@MainActor
struct AnimationForm {
  private var settings: AnimationSettings

  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    AnimationRun.run(settings, animations: animations, completion: completion)
  }

  static func plain(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions
  ) -> AnimationForm {
    if duration.isNaN || delay.isNaN {
      OddNumbers.tell("UIView.animate: nan is no length of time; it counts as 0 seconds.")
    }
    return AnimationForm(
      settings: AnimationSettings(duration: duration, delay: delay, options: options))
  }

  /// With a spring that rests after `duration`.
  ///
  /// `velocity`: At the start, in whole ways a second.
  static func spring(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    damping: CGFloat, velocity: CGFloat
  ) -> AnimationForm {
    var form = plain(duration, delay, options)
    form.settings.useSpring(dampingRatio: Double(damping), velocity: Double(velocity))
    return form
  }

  /// With a spring that seems to last `duration`; the animation ends when it rests.
  ///
  /// `velocity`: At the start, in whole ways a second.
  static func bounce(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    bounce: CGFloat, velocity: CGFloat
  ) -> AnimationForm {
    let spring = SpringCourse(duration: duration, bounce: Double(bounce))
    let rest = spring.restDuration(initialVelocity: Double(velocity))
    var form = plain(duration > 0 ? rest : 0, delay, options)
    form.settings.course = .spring(spring, velocity: Double(velocity))
    form.settings.inheritsDuration = false
    form.settings.inheritsCourse = false
    return form
  }

  static func keyframes(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.KeyframeAnimationOptions
  ) -> AnimationForm {
    // The bits mean the same in both, but for those of transitions and calculation modes.
    var form = plain(duration, delay, UIView.AnimationOptions(rawValue: options.rawValue))
    form.settings.keyframes = options.mode
    return form
  }

  /// Runs a part of the block that is running over and over.
  static func repeating(count: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
    guard let outer = AnimationRun.current else { return animations() }
    var settings = outer.settings
    settings.repetition = Repetition(
      runs: Double(count) * (autoreverses ? 2 : 1), autoreverses: autoreverses)
    AnimationRun.part(of: outer, settings, animations)
  }
}
