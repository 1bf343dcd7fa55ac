import Device
import Foundation

/// Recognizes one or more taps.
public nonisolated struct TapGesture: PrimitiveGesture, Sendable {
  public typealias Value = Void

  /// The number of taps in a row.
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  @MainActor
  package func makeResolver() -> TapResolver<Void> {
    TapResolver<Void>(count: count) { _, _ in }
  }

  @MainActor
  package func updateResolver(_ resolver: TapResolver<Void>) {
    resolver.count = count
  }
}

/// Recognizes one or more taps and says where they are.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space.
    public var location: CGPoint

    package init(at location: CGPoint) {
      self.location = location
    }
  }

  /// The number of taps in a row.
  public var count: Int
  /// The space of the value's location.
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor
  package func makeResolver() -> TapResolver<Value> {
    let space = coordinateSpace
    return TapResolver<Value>(count: count) { point, node in
      Value(at: node.point(point, in: space))
    }
  }

  @MainActor
  package func updateResolver(_ resolver: TapResolver<Value>) {
    resolver.count = count
  }
}

/// Follows taps: each short and hardly moved, the next one soon after.
@MainActor
package final class TapResolver<Value>: _GestureResolver<Value> {
  var count: Int
  private let makeValue: (CGPoint, LayoutNode) -> Value
  private var taps = 0
  private var down: Touch?
  private var lastUp: TimeInterval = 0
  /// Where the finger went down last, in the root's space; nil before the first tap.
  private var lastPlace: CGPoint?
  private var hasFailed = false

  init(count: Int, makeValue: @escaping (CGPoint, LayoutNode) -> Value) {
    self.count = count
    self.makeValue = makeValue
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Value> {
    if hasFailed { return .failed }
    if let deadline, event.time >= deadline, event.touches.isEmpty { return fail() }
    for touch in event.touches {
      switch touch.phase {
      case .began:
        guard down == nil, isNearLastTap(touch) else { return fail() }
        down = touch
      case .moved, .stationary:
        guard let down, down.id == touch.id else { continue }
        guard isTap(from: down, to: touch) else { return fail() }
      case .ended:
        guard let start = down, start.id == touch.id else { continue }
        guard isTap(from: start, to: touch) else { return fail() }
        down = nil
        taps += 1
        lastUp = touch.timestamp
        lastPlace = start.location
        if taps >= count { return .ended(makeValue(touch.location, event.node)) }
      case .cancelled:
        return fail()
      }
    }
    return .possible(nil)
  }

  private func isTap(from start: Touch, to touch: Touch) -> Bool {
    start.location.distance(to: touch.location) <= GestureLimits.tapMovement
      && touch.timestamp - start.timestamp <= GestureLimits.tapDuration
  }

  private func isNearLastTap(_ touch: Touch) -> Bool {
    guard let lastPlace else { return true }
    return lastPlace.distance(to: touch.location) <= GestureLimits.tapMovement
  }

  private func fail() -> GesturePhase<Value> {
    hasFailed = true
    return .failed
  }

  package override var deadline: TimeInterval? {
    if hasFailed { return nil }
    if let down { return down.timestamp + GestureLimits.tapDuration + 0.001 }
    return taps > 0 ? lastUp + GestureLimits.tapInterval + 0.001 : nil
  }
}
