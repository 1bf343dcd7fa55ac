import Foundation
import FoundationAdditions
import Motion

/// Animations as they were written before blocks: all that changes between two calls.
@MainActor
enum BegunAnimation {
  /// Whom the selectors of a begun animation are sent to.
  private struct Telling {
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    weak var delegate: AnyObject?
    var start: Selector?
    var stop: Selector?
  }

  private static var telling: [Telling] = []

  static func begin(_ identifier: String?, context: UnsafeMutableRawPointer?) {
    AnimationRun.begin()
    telling.append(Telling(identifier: identifier, context: context))
  }

  static func commit() {
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

  // MARK: What is said of the one that was begun last

  static func set(_ change: (inout AnimationSettings) -> Void) { AnimationRun.begun?.set(change) }

  static func set(delegate: Any?) {
    guard !telling.isEmpty else { return }
    telling[telling.count - 1].delegate = delegate as AnyObject?
  }

  static func set(start: Selector?) {
    guard !telling.isEmpty else { return }
    telling[telling.count - 1].start = start
  }

  static func set(stop: Selector?) {
    guard !telling.isEmpty else { return }
    telling[telling.count - 1].stop = stop
  }

  // Blocks that apps give are told so as well of how often they repeat.

  static func set(repeatCount: Float) {
    AnimationRun.innermost?.set {
      $0.repetition = Repetition(
        runs: Double(max(repeatCount, 0)) * ($0.repetition.autoreverses ? 2 : 1),
        autoreverses: $0.repetition.autoreverses)
    }
  }

  static func set(autoreverses: Bool) {
    AnimationRun.innermost?.set {
      guard $0.repetition.autoreverses != autoreverses else { return }
      $0.repetition = Repetition(
        runs: $0.repetition.runs * (autoreverses ? 2 : 0.5), autoreverses: autoreverses)
    }
  }
}

extension UIView.AnimationCurve {
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
