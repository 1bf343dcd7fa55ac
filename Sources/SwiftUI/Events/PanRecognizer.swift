import Device
import Foundation

/// Follows one finger that drags the content of a scrolling container.
///
/// Takes the finger from presses and taps inside once it has moved 10 points along one of the axes.
@MainActor
package final class PanRecognizer: GestureRecognizer {
  /// What a pan tells the container.
  package enum Phase {
    case began
    case changed
    /// The finger left; the content may go on moving with the velocity.
    case ended
    /// Somebody else took the finger.
    case cancelled
  }

  /// Where the finger has come to.
  package struct Value {
    package let phase: Phase
    /// From where the pan began, in points.
    package let translation: CGSize
    /// What the finger has moved since it went down.
    package let wholeTranslation: CGSize
    /// In points per second.
    package let velocity: CGSize
    /// On the device's clock, in seconds.
    package let time: TimeInterval
    /// Where the finger is, in the space of the node, in points.
    package var location = CGPoint.zero
  }

  private let axes: Axis.Set
  private let handler: @MainActor (Value) -> Void
  private let tracking: (@MainActor (Bool) -> Void)?
  /// Whether a finger is down that has not begun to pan yet.
  private var isTracking = false
  private var track = DragTrack()
  private var origin = CGPoint.zero
  private var isPanning = false

  /// Follows pans along `axes` and tells `handler` what they do once they have begun.
  ///
  /// `tracking` is told when a finger has come down, and when it has gone without panning.
  package init(
    node: LayoutNode, axes: Axis.Set, tracking: (@MainActor (Bool) -> Void)? = nil,
    handler: @escaping @MainActor (Value) -> Void
  ) {
    self.axes = axes
    self.tracking = tracking
    self.handler = handler
    super.init(node: node, priority: .scroll)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> RecognitionState {
    guard let touch = event.touches.first else { return isPanning ? .active : .possible }
    guard track.follow(touch) else { return isPanning ? .active : .possible }
    switch touch.phase {
    case .began:
      if tracking != nil { actions.append { [weak self] in self?.beginTracking() } }
      return .possible
    case .moved, .stationary:
      if !isPanning {
        guard exceedsThreshold else { return .possible }
        isPanning = true
        isTracking = false
        origin = track.location
        actions.append(action(.began))
        return .active
      }
      actions.append(action(.changed))
      return .active
    case .ended:
      guard isPanning else { return .failed }
      actions.append(action(.ended))
      isPanning = false
      return .ended
    case .cancelled:
      return .failed
    }
  }

  private func beginTracking() {
    guard !isPanning else { return }
    isTracking = true
    tracking?(true)
  }

  package override func cancel() {
    if isTracking {
      isTracking = false
      tracking?(false)
    }
    guard isPanning else { return }
    isPanning = false
    action(.cancelled)()
  }

  private var exceedsThreshold: Bool {
    let moved = track.translation
    let isAlong =
      (axes.contains(.horizontal) && abs(moved.width) >= GestureLimits.panMovement)
      || (axes.contains(.vertical) && abs(moved.height) >= GestureLimits.panMovement)
    return isAlong
  }

  private func action(_ phase: Phase) -> GestureAction {
    let value = Value(
      phase: phase,
      translation: CGSize(
        width: track.location.x - origin.x, height: track.location.y - origin.y),
      wholeTranslation: track.translation,
      velocity: track.velocity, time: track.time, location: track.location)
    let handler = handler
    return { handler(value) }
  }
}
