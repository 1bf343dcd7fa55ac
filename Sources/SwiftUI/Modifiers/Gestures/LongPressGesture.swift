import Device
import Foundation

/// Recognizes a finger that is held in one place.
public nonisolated struct LongPressGesture: PrimitiveGesture, Sendable {
  public typealias Value = Bool

  /// How long the finger must be held, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move before that, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor
  package func makeResolver() -> LongPressResolver { LongPressResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: LongPressResolver) {
    resolver.gesture = self
  }
}

/// Follows a finger that should stay where it is.
@MainActor
package final class LongPressResolver: _GestureResolver<Bool> {
  var gesture: LongPressGesture
  private var down: Touch?
  private var isOver = false

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Bool> {
    if isOver { return .failed }
    for touch in event.touches {
      switch touch.phase {
      case .began:
        guard down == nil else { return fail() }
        down = touch
      case .moved, .stationary:
        guard let down, down.id == touch.id else { continue }
        if down.location.distance(to: touch.location) > gesture.maximumDistance { return fail() }
      case .ended, .cancelled:
        if down?.id == touch.id { return fail() }
      }
    }
    if let deadline, event.time >= deadline {
      isOver = true
      return .ended(true)
    }
    return .possible(down == nil ? nil : true)
  }

  private func fail() -> GesturePhase<Bool> {
    isOver = true
    return .failed
  }

  package override var deadline: TimeInterval? {
    guard !isOver, let down else { return nil }
    return down.timestamp + gesture.minimumDuration
  }
}
