import Foundation
import Motion

/// Animates changes of views with a course that a framework above knows.
@MainActor
package enum ViewAnimation {
  /// Runs `changes` at once; what is seen follows on the device's clock.
  ///
  /// `duration`: In seconds; infinite for no end. `completion` runs at the end, or at once where
  /// nothing is animated.
  package static func animate(
    _ course: ProgressCourse, duration: TimeInterval, changes: () -> Void,
    completion: (() -> Void)?
  ) {
    var settings = AnimationSettings(duration: duration)
    settings.course = course
    settings.allowsInteraction = true
    AnimationRun.run(settings, animations: changes) { _ in completion?() }
  }
}
