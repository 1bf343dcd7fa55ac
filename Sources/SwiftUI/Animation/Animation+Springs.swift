import Foundation

extension Animation {
  /// What animates when nothing else is said: a spring without bounce.
  public static let `default` = Animation.spring(duration: 0.5, bounce: 0)

  // MARK: Springs by duration and bounce

  /// A spring by how it looks.
  ///
  /// `duration`: The perceived duration, in seconds.
  /// `bounce`: 0 for none, towards 1 for more, below 0 for a flatter course.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    .spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static var smooth: Animation { smooth(duration: 0.5) }

  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var snappy: Animation { snappy(duration: 0.5) }

  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static var bouncy: Animation { bouncy(duration: 0.5) }

  // MARK: Springs that follow a finger

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: duration, dampingFraction: 0.86 - extraBounce, blendDuration: blendDuration)
  }

  public static var interactiveSpring: Animation {
    spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
  }

  // MARK: Springs by their physics

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
}
