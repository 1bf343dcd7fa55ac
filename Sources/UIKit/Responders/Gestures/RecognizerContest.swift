import Device
import Foundation

/// Decides among the recognisers of the same touches.
///
/// Not SwiftUI's `GestureArena`: recognisers here have states, delegates and requirements among
/// themselves, gestures there are values with a place in a tree.
@MainActor
enum RecognizerContest {
  private static var restTimers: [ObjectIdentifier: ScheduledWork] = [:]

  static func deliver(
    _ touches: [UITouch], phase: UITouch.Phase, to recognizers: [UIGestureRecognizer],
    with event: UIEvent
  ) {
    for recognizer in recognizers {
      guard recognizer.isEnabled, recognizer.state != .failed, recognizer.state != .cancelled else {
        continue
      }
      let own = Set(touches.filter { $0.gestureRecognizers?.contains(recognizer) ?? false })
      guard !own.isEmpty else { continue }
      let before = recognizer.state
      if before == .possible, isPrevented(recognizer) {
        recognizer.state = .failed
        continue
      }
      switch phase {
      case .began:
        recognizer.touchesBegan(own, with: event)
        startRestTimer(recognizer)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
      if before == .possible { settle(recognizer, with: event) }
    }
    RequiredFailures.update(with: event)
  }

  // MARK: Recognition

  /// Whether the recogniser may go from possible to a recognised state now.
  static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    guard DefaultRequirement.asked(view.gestureRecognizerShouldBegin(recognizer)) else {
      return false
    }
    return DefaultRequirement.asked(recognizer.delegate?.gestureRecognizerShouldBegin(recognizer))
      ?? true
  }

  /// Whether another recogniser of the same touches has recognised and shuts this one out.
  private static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.touches.contains { touch in
      (touch.gestureRecognizers ?? []).contains { other in
        other !== recognizer && (other.isActive || other.state == .ended)
          && !allowsBoth(recognizer, other) && other.canPrevent(recognizer)
          && recognizer.canBePrevented(by: other)
      }
    }
  }

  private static func allowsBoth(
    _ left: UIGestureRecognizer, _ right: UIGestureRecognizer
  ) -> Bool {
    let leftAllows =
      DefaultRequirement.asked(
        left.delegate?.gestureRecognizer(left, shouldRecognizeSimultaneouslyWith: right)) ?? false
    return leftAllows
      || DefaultRequirement.asked(
        right.delegate?.gestureRecognizer(right, shouldRecognizeSimultaneouslyWith: left)) ?? false
  }

  /// The recogniser has just left `.possible`: shut others out and take its touches from the view.
  static func settle(_ recognizer: UIGestureRecognizer, with event: UIEvent) {
    guard recognizer.isActive || recognizer.state == .ended else { return }
    cancelRestTimer(recognizer)
    for touch in recognizer.touches {
      for other in touch.gestureRecognizers ?? []
      where other !== recognizer && other.state == .possible && !allowsBoth(recognizer, other)
        && recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
      {
        other.state = .failed
        cancelRestTimer(other)
      }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for touch in recognizer.touches where !touch.isTakenByGesture {
      touch.isTakenByGesture = true
      // Whoever never heard of a touch does not hear of its end.
      if touch.isWithheld || touch.isIgnoredByView { continue }
      let phase = touch.phase
      touch.phase = .cancelled
      touch.view?.touchesCancelled([touch], with: event)
      touch.phase = phase
    }
  }

  // MARK: Resting fingers

  private static func startRestTimer(_ recognizer: UIGestureRecognizer) {
    guard let delay = recognizer.restingDelay, recognizer.state == .possible,
      restTimers[ObjectIdentifier(recognizer)] == nil
    else { return }
    let timer = UIApplication.shared.device.clock.schedule(after: delay) { [weak recognizer] in
      guard let recognizer else { return }
      restTimers[ObjectIdentifier(recognizer)] = nil
      guard recognizer.state == .possible, !recognizer.touches.isEmpty, !isPrevented(recognizer)
      else { return }
      recognizer.fingerRested()
      settle(recognizer, with: UIEvent())
      RequiredFailures.update(with: UIEvent())
    }
    restTimers[ObjectIdentifier(recognizer)] = timer
  }

  private static func cancelRestTimer(_ recognizer: UIGestureRecognizer) {
    restTimers.removeValue(forKey: ObjectIdentifier(recognizer))?.cancel()
  }

  // MARK: The end

  /// The touches are over: recognisers without a finger go back to `.possible`.
  static func finish(_ touches: [UITouch], with event: UIEvent) {
    for touch in touches {
      for recognizer in touch.gestureRecognizers ?? [] {
        recognizer.touches.removeAll { $0 === touch }
        guard recognizer.touches.isEmpty else { continue }
        cancelRestTimer(recognizer)
        recognizer.reset()
        recognizer.returnToPossible()
      }
    }
    RequiredFailures.update(with: event)
  }
}

extension UIGestureRecognizer {
  func returnToPossible() {
    state = .possible
  }
}
