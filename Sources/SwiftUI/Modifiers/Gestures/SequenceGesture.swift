import Device
import Foundation

/// One gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two goes on.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor
  package func makeResolver() -> SequenceResolver<First, Second> { SequenceResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: SequenceResolver<First, Second>) {
    let resolver = resolver
    first._updateResolver(resolver.first)
    second._updateResolver(resolver.second)
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
package final class SequenceResolver<First: Gesture, Second: Gesture>: _GestureResolver<
  SequenceGesture<First, Second>.Value
>
{
  let first: _GestureResolver<First.Value>
  let second: _GestureResolver<Second.Value>
  private var firstValue: First.Value?
  /// The fingers that are down, where they are now.
  private var down: [Touch] = []

  init(_ gesture: SequenceGesture<First, Second>) {
    first = gesture.first._makeResolver()
    second = gesture.second._makeResolver()
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    note(event.touches)
    if let firstValue { return follow(firstValue, event, &actions) }
    let phase = first.update(event, &actions)
    guard case .ended(let value) = phase else { return phase.map { .first($0) } }
    firstValue = value
    guard !down.isEmpty else { return .active(.second(value, nil)) }
    // The second gesture begins with the fingers that are down, where they are now.
    let start = GestureEvent(time: event.time, touches: down, node: event.node)
    return follow(value, start, &actions)
  }

  private func follow(
    _ value: First.Value, _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    switch second.update(event, &actions) {
    case .possible(let next): .active(.second(value, next))
    case .active(let next): .active(.second(value, next))
    case .ended(let next): .ended(.second(value, next))
    case .failed: .failed
    }
  }

  private func note(_ touches: [Touch]) {
    for var touch in touches {
      down.removeAll { $0.id == touch.id }
      guard touch.phase != .ended, touch.phase != .cancelled else { continue }
      touch.phase = .began
      down.append(touch)
    }
  }

  package override func cancel() {
    first.cancel()
    second.cancel()
  }

  package override var deadline: TimeInterval? {
    firstValue == nil ? first.deadline : second.deadline
  }
}

extension Gesture {
  /// This gesture, and after it another one.
  @MainActor @preconcurrency
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
