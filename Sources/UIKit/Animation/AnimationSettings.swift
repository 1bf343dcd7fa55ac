import Foundation
import Motion

/// How the changes of a block are animated.
struct AnimationSettings {
  /// Of one run, in seconds.
  var duration: TimeInterval {
    didSet { if isSystemSpring, !inheritsCourse { course = .systemSpring(duration: duration) } }
  }
  /// In seconds.
  var delay: TimeInterval = 0
  var course = ProgressCourse.curve(.easeInOut)
  var repetition = Repetition.once
  var allowsInteraction = false
  var beginsFromCurrentState = false
  var laysOutSubviews = false
  var inheritsDuration = false
  var inheritsCourse = false
  /// Whether it goes as the system's movements do, as long as it has no other course.
  private var isSystemSpring = false
  /// Whether a block that lasts no time and has nothing under way ends with the next turn, not at once.
  ///
  /// Apple documents so of the blocks that apps give: "at the beginning of the next run loop cycle".
  var endsWithNextTurn = false
  /// How it goes from one keyframe to the next; nil for a block without keyframes.
  var keyframes: KeyframeCourse.Mode?

  init(duration: TimeInterval) {
    self.duration = duration.isNaN ? 0 : max(duration, 0)
  }

  /// As an app says it.
  init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    self.init(duration: duration)
    endsWithNextTurn = true
    self.delay = delay.isNaN ? 0 : max(delay, 0)
    isSystemSpring = options.isSystemSpring
    course =
      isSystemSpring
      ? .systemSpring(duration: self.duration) : .curve(options.animationCurve.timing)
    inheritsDuration = !options.contains(.overrideInheritedDuration)
    inheritsCourse = !options.contains(.overrideInheritedCurve)
    apply(options)
  }

  /// What all blocks read of their options.
  mutating func apply(_ options: UIView.AnimationOptions) {
    allowsInteraction = options.contains(.allowUserInteraction)
    beginsFromCurrentState = options.contains(.beginFromCurrentState)
    laysOutSubviews = options.contains(.layoutSubviews)
    let autoreverses = options.contains(.autoreverse)
    let runs = options.contains(.repeat) ? Double.infinity : autoreverses ? 2 : 1
    repetition = Repetition(runs: runs, autoreverses: autoreverses)
  }

  /// A spring that rests after `duration`.
  ///
  /// `velocity`: In whole ways a second.
  mutating func useSpring(dampingRatio: Double, velocity: Double) {
    course = .spring(
      SpringCourse(settlingDuration: duration, dampingRatio: dampingRatio), velocity: velocity)
    inheritsCourse = false
  }

  /// When it begins and ends, from a time of its layer on.
  func timing(from now: TimeInterval) -> MediaTiming {
    var timing = MediaTiming(begin: now + delay, duration: duration)
    timing.repetition = repetition
    timing.fillsBefore = true
    return timing
  }
}

extension UIView.AnimationOptions {
  private var curveNumber: Int { Int((rawValue >> 16) & 15) }

  /// Whether it has the number that the keyboard's notifications tell, 7: the spring of the system's movements (known).
  fileprivate var isSystemSpring: Bool { curveNumber == 7 }

  var animationCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: curveNumber) ?? .easeInOut
  }
}

extension ProgressCourse {
  /// The spring of the system's movements, which rests at the end here (unsure).
  fileprivate static func systemSpring(duration: TimeInterval) -> ProgressCourse {
    .spring(SpringCourse(settlingDuration: duration, dampingRatio: 1), velocity: 0)
  }
}
