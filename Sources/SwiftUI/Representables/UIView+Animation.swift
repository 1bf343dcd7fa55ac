import Foundation
import Motion
import UIKit

extension UIView {
  /// Animates changes of views as SwiftUI's views are animated.
  ///
  /// Differs from Apple's: a spring is added to one that still runs for the same view; it does not
  /// take over its speed.
  ///
  /// `completion` runs when the animation has come to rest, or at once where nothing is animated.
  public static func animate(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    let course = AnimationCourse(animation)
    ViewAnimation.animate(
      .function { course.value(at: $0) }, duration: animation.settlingDuration, changes: changes,
      completion: completion)
  }
}

extension UIViewRepresentableContext {
  /// Animates changes of views with the animation of the transaction; they jump if there is none.
  @MainActor
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    guard let animation = transaction.animation, !transaction.disablesAnimations else {
      changes()
      completion?()
      return
    }
    UIView.animate(animation, changes: changes, completion: completion)
  }
}

/// An animation of a number from 0 to 1, with what it keeps from one moment to the next.
private final class AnimationCourse: @unchecked Sendable {
  private let animation: Animation
  private var context = AnimationContext<Double>()

  init(_ animation: Animation) {
    self.animation = animation
  }

  func value(at time: TimeInterval) -> Double {
    animation.animate(value: 1, time: time, context: &context) ?? 1
  }
}
