import Foundation

/// Two gestures of which only one can succeed; the first one has precedence.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the one that goes on.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor
  package func makeResolver() -> ExclusiveResolver<First, Second> { ExclusiveResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: ExclusiveResolver<First, Second>) {
    let resolver = resolver
    first._updateResolver(resolver.first)
    second._updateResolver(resolver.second)
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

@MainActor
package final class ExclusiveResolver<First: Gesture, Second: Gesture>: _GestureResolver<
  ExclusiveGesture<First, Second>.Value
>
{
  let first: _GestureResolver<First.Value>
  let second: _GestureResolver<Second.Value>
  private var firstPhase = GesturePhase<First.Value>.possible(nil)
  private var secondPhase = GesturePhase<Second.Value>.possible(nil)
  /// What the second one wants done if the first one fails.
  private var waiting: [GestureAction] = []

  init(_ gesture: ExclusiveGesture<First, Second>) {
    first = gesture.first._makeResolver()
    second = gesture.second._makeResolver()
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if !firstPhase.state.isOver {
      firstPhase = first.update(event, &actions)
      if case .failed = firstPhase { first.cancel() }
    }
    if !secondPhase.state.isOver { secondPhase = second.update(event, &waiting) }
    switch firstPhase {
    case .failed:
      actions += waiting
      waiting = []
      return secondPhase.map { .second($0) }
    case .active, .ended:
      waiting = []
      second.cancel()
      return firstPhase.map { .first($0) }
    case .possible(let value):
      return .possible(value.map { .first($0) })
    }
  }

  package override func cancel() {
    waiting = []
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
  /// This gesture, or another one if this one fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
