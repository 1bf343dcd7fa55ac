import Device
import Foundation

/// Holds recognisers back that have recognised their gesture, until those have failed that must fail first.
@MainActor
enum RequiredFailures {
  private struct Waiting {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    /// Where the gesture was, for when the fingers are gone.
    let touches: [UITouch]
    let blockers: [UIGestureRecognizer]
  }

  private static var waiting: [Waiting] = []
  private static var timer: ScheduledWork?

  /// Moves a recogniser with fingers down out of `.possible`: at once, later, or not at all.
  static func recognize(
    _ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State
  ) {
    guard RecognizerContest.mayBegin(recognizer) else {
      recognizer.enter(.failed)
      return
    }
    let blockers = blockers(of: recognizer)
    guard blockers.contains(where: \.isUndecided) else {
      enter(recognizer, state)
      return
    }
    waiting.removeAll { $0.recognizer === recognizer }
    waiting.append(
      Waiting(
        recognizer: recognizer, state: state, touches: recognizer.touches, blockers: blockers))
  }

  private static func enter(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State
  ) {
    recognizer.enter(state)
    // Who was to fail has recognised instead.
    for entry in waiting where entry.blockers.contains(recognizer) {
      if entry.recognizer.state == .possible { entry.recognizer.enter(.failed) }
    }
    waiting.removeAll { $0.blockers.contains(recognizer) }
  }

  /// Those that the recogniser, its delegate or theirs want to fail first.
  private static func blockers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var result = recognizer.mustFailFirst.filter(\.isEnabled)
    let others = recognizer.touches.flatMap { $0.gestureRecognizers ?? [] }
    for other in others where other !== recognizer && !result.contains(other) {
      let isRequired =
        recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || DefaultRequirement.asked(
          recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)) == true
        || DefaultRequirement.asked(
          other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)) == true
      if isRequired { result.append(other) }
    }
    return result
  }

  // MARK: Decisions

  /// Lets those go on whose blockers have failed by now.
  static func update(with event: UIEvent) {
    guard !waiting.isEmpty else { return }
    let free = waiting.filter { !$0.blockers.contains(where: \.isUndecided) }
    waiting.removeAll { entry in free.contains { $0.recognizer === entry.recognizer } }
    for entry in free { release(entry, with: event) }
    wakeUpInTime()
  }

  private static func release(_ entry: Waiting, with event: UIEvent) {
    let recognizer = entry.recognizer
    guard recognizer.isEnabled, recognizer.state == .possible || recognizer.state == .failed else {
      return
    }
    let areFingersDown = !recognizer.touches.isEmpty
    // What goes on needs a finger; what has happened does not.
    guard areFingersDown || entry.state == .ended else { return }
    if !areFingersDown { recognizer.touches = entry.touches }
    recognizer.enter(entry.state)
    RecognizerContest.settle(recognizer, with: event)
    guard !areFingersDown else { return }
    recognizer.touches.removeAll()
    recognizer.reset()
    recognizer.returnToPossible()
  }

  /// A recogniser of several taps fails by nothing but the time.
  private static func wakeUpInTime() {
    timer?.cancel()
    timer = nil
    let clock = UIApplication.shared.device.clock
    let moments = waiting.flatMap(\.blockers).compactMap(\.awaitsTouchesUntil)
    guard let moment = moments.filter({ $0 > clock.now }).min() else { return }
    timer = clock.schedule(at: moment) { update(with: UIEvent()) }
  }
}

extension UIGestureRecognizer {
  /// Whether it may still recognise the gesture that is under way.
  fileprivate var isUndecided: Bool {
    guard isEnabled, state == .possible else { return false }
    if let moment = awaitsTouchesUntil { return UIApplication.shared.device.clock.now < moment }
    return !touches.isEmpty
  }
}
