import Foundation
import FoundationAdditions
import Motion

// Animations as they were written before blocks: all that changes between two calls.

extension UIView {
  /// Whom the selectors of a begun animation are sent to.
  private struct Telling {
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var start: Selector?
    var stop: Selector?
  }

  private static var telling: [Telling] = []

  /// Begins an animation of all that changes until `commitAnimations()`, in 0.2 seconds if nothing else is said.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    AnimationRun.begin()
    telling.append(Telling(identifier: animationID, context: context))
  }

  /// Ends what `beginAnimations(_:context:)` has begun; the animation runs from here on.
  public class func commitAnimations() {
    guard let run = AnimationRun.begun, let told = telling.popLast() else { return }
    run.ending?.begin = { tell(told, told.start, nil) }
    run.ending?.end = { tell(told, told.stop, $0) }
    run.commit()
  }

  private static func tell(_ told: Telling, _ selector: Selector?, _ isFinished: Bool?) {
    guard let delegate = told.delegate, let selector else { return }
    var arguments: [Any?] = [told.identifier]
    if let isFinished { arguments.append(NSNumber(value: isFinished)) }
    arguments.append(told.context)
    _ = ActionDispatch.send(selector, to: delegate, with: arguments)
  }

  private class func set(_ change: (inout AnimationSettings) -> Void) {
    AnimationRun.begun?.set(change)
  }

  // MARK: What is said of a begun animation

  /// Gets the selectors below.
  public class func setAnimationDelegate(_ delegate: Any?) {
    guard !telling.isEmpty else { return }
    telling[telling.count - 1].delegate = delegate as AnyObject?
  }

  /// Sent with the identifier and the context when the animation begins.
  public class func setAnimationWillStart(_ selector: Selector?) {
    guard !telling.isEmpty else { return }
    telling[telling.count - 1].start = selector
  }

  /// Sent with the identifier, whether the animation came to its end (`NSNumber`), and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    guard !telling.isEmpty else { return }
    telling[telling.count - 1].stop = selector
  }

  /// In seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    set { $0.duration = max(duration, 0) }
  }

  /// In seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    set { $0.delay = max(delay, 0) }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let course: TimingCurve =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    set { $0.course = .curve(course) }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    set {
      $0.repetition = Repetition(
        runs: Double(max(repeatCount, 0)) * ($0.repetition.autoreverses ? 2 : 1),
        autoreverses: $0.repetition.autoreverses)
    }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    set {
      guard $0.repetition.autoreverses != repeatAutoreverses else { return }
      $0.repetition = Repetition(
        runs: $0.repetition.runs * (repeatAutoreverses ? 2 : 0.5),
        autoreverses: repeatAutoreverses)
    }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    set { $0.beginsFromCurrentState = fromCurrentState }
  }
}
