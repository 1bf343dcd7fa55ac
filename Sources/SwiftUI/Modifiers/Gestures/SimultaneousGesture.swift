import Foundation

/// Two gestures that go on together.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values that the two have at present.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?

    package init(ofFirst first: First.Value?, second: Second.Value?) {
      self.first = first
      self.second = second
    }
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor
  package func makeResolver() -> SimultaneousResolver<First, Second> { SimultaneousResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: SimultaneousResolver<First, Second>) {
    let resolver = resolver
    first._updateResolver(resolver.first)
    second._updateResolver(resolver.second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
package final class SimultaneousResolver<First: Gesture, Second: Gesture>: _GestureResolver<
  SimultaneousGesture<First, Second>.Value
>
{
  let first: _GestureResolver<First.Value>
  let second: _GestureResolver<Second.Value>
  private var firstPhase = GesturePhase<First.Value>.possible(nil)
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)

  init(_ gesture: SimultaneousGesture<First, Second>) {
    first = gesture.first._makeResolver()
    second = gesture.second._makeResolver()
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    if !firstPhase.state.isOver {
      firstPhase = first.update(event, &actions)
      if case .failed = firstPhase { first.cancel() }
    }
    if !secondPhase.state.isOver {
      secondPhase = second.update(event, &actions)
      if case .failed = secondPhase { second.cancel() }
    }
    let value = SimultaneousGesture<First, Second>.Value(
      ofFirst: firstPhase.value, second: secondPhase.value)
    switch (firstPhase.state, secondPhase.state) {
    case (.failed, .failed): return .failed
    case (.failed, .ended), (.ended, .failed), (.ended, .ended): return .ended(value)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
    default:
      return .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }

  package override func cancel() {
    first.cancel()
    second.cancel()
  }

  package override var deadline: TimeInterval? {
    let times = [
      firstPhase.state.isOver ? nil : first.deadline,
      secondPhase.state.isOver ? nil : second.deadline,
    ]
    return times.compactMap { $0 }.min()
  }
}

extension Gesture {
  /// This gesture together with another one.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
