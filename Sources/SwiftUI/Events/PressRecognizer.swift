import Device
import Foundation
import Metrics

/// What a press can happen on: a button, or a control that acts as one.
@MainActor
package protocol PressTarget: LayoutNode {
  /// A finger went down on the control.
  func pressBegan(at point: CGPoint)
  /// Shows whether a finger holds the control.
  func setPressed(_ isPressed: Bool)
  /// The finger left while it was on the control.
  func performPress(at point: CGPoint)
  /// The same, where it matters how many presses came in a row and how long the last one took, in seconds.
  func performPress(at point: CGPoint, count: Int, duration: TimeInterval)
  /// Whether the control acts again and again while it is held.
  var repeatsWhileHeld: Bool { get }
}

extension PressTarget {
  package var repeatsWhileHeld: Bool { false }
  package func pressBegan(at point: CGPoint) {}
  package func performPress(at point: CGPoint, count: Int, duration: TimeInterval) {
    performPress(at: point)
  }
}

/// Follows a finger on a button: acts when it leaves without having gone too far.
@MainActor
package final class PressRecognizer: GestureRecognizer {
  private unowned(unsafe) let target: any PressTarget
  private var isPressed = false
  /// When the control acts next if it is still held.
  private var nextRepeat: TimeInterval?
  private var hasRepeated = false
  private var place = CGPoint.zero
  /// When the finger went down.
  private var start: TimeInterval = 0

  package init(_ target: any PressTarget) {
    self.target = target
    super.init(node: target, priority: .normal)
  }

  package override var isPress: Bool { true }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let touch = event.touches.first else {
      repeatPress(at: event.time, &actions)
      return .active
    }
    place = touch.location
    switch touch.phase {
    case .began:
      start = touch.timestamp
      if target.repeatsWhileHeld { nextRepeat = event.time + RepeatMetrics.delay }
      actions.append { [self] in
        if !node.flags.contains(.removed) {
          target.pressBegan(at: node.localPoint(fromRoot: touch.location))
        }
        press(true)
      }
      return .active
    case .moved, .stationary:
      return isNear(touch.location) ? .active : .failed
    case .ended:
      guard isNear(touch.location) else { return .failed }
      actions.append { [self] in
        press(false)
        guard !hasRepeated, !node.flags.contains(.removed) else { return }
        target.performPress(
          at: node.localPoint(fromRoot: touch.location), count: touch.tapCount,
          duration: touch.timestamp - start)
      }
      return .ended
    case .cancelled:
      return .failed
    }
  }

  package override func cancel() { press(false) }

  package override var deadline: TimeInterval? { nextRepeat }

  private func repeatPress(at time: TimeInterval, _ actions: inout [GestureAction]) {
    guard let due = nextRepeat, due <= time else { return }
    nextRepeat = due + RepeatMetrics.interval
    actions.append { [self] in
      guard !node.flags.contains(.removed), target.repeatsWhileHeld else { return }
      hasRepeated = true
      target.performPress(at: node.localPoint(fromRoot: place))
    }
  }

  private func press(_ new: Bool) {
    guard isPressed != new else { return }
    isPressed = new
    if !node.flags.contains(.removed) { target.setPressed(new) }
  }

  private func isNear(_ point: CGPoint) -> Bool {
    let margin = GestureLimits.pressMargin
    let bounds = CGRect(origin: .zero, size: node.size)
    return bounds.insetBy(dx: -margin, dy: -margin).contains(node.localPoint(fromRoot: point))
  }
}
