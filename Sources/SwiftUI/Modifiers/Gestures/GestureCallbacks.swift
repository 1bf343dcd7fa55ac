import Foundation

/// A gesture with an action for its end.
public nonisolated struct _EndedGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value

  package let base: Base
  package let action: (Base.Value) -> Void

  @MainActor
  package func makeResolver() -> EndedResolver<Base> { EndedResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: EndedResolver<Base>) {
    let resolver = resolver
    resolver.action = action
    base._updateResolver(resolver.base)
  }
}

@MainActor
package final class EndedResolver<Base: Gesture>: WrappingResolver<Base, Base.Value> {
  var action: (Base.Value) -> Void

  init(_ gesture: _EndedGesture<Base>) {
    action = gesture.action
    super.init(gesture.base)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Base.Value> {
    let phase = base.update(event, &actions)
    if case .ended(let value) = phase { actions.append { [self] in action(value) } }
    return phase
  }
}

/// A gesture with an action for each new value.
public nonisolated struct _ChangedGesture<Base: Gesture>: PrimitiveGesture
where Base.Value: Equatable {
  public typealias Value = Base.Value

  package let base: Base
  package let action: (Base.Value) -> Void

  @MainActor
  package func makeResolver() -> ChangedResolver<Base> { ChangedResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: ChangedResolver<Base>) {
    let resolver = resolver
    resolver.action = action
    base._updateResolver(resolver.base)
  }
}

@MainActor
package final class ChangedResolver<Base: Gesture>: WrappingResolver<Base, Base.Value>
where Base.Value: Equatable {
  var action: (Base.Value) -> Void
  private var last: Base.Value?

  init(_ gesture: _ChangedGesture<Base>) {
    action = gesture.action
    super.init(gesture.base)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Base.Value> {
    let phase = base.update(event, &actions)
    switch phase {
    case .possible(let value?), .active(let value):
      if value != last {
        last = value
        actions.append { [self] in action(value) }
      }
    default: break
    }
    return phase
  }
}

/// A gesture whose value is made from another one's.
public nonisolated struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  package let base: Base
  package let transform: (Base.Value) -> Value

  // Tells the compiler what the gesture's `Value` is.
  @MainActor
  public func _makeResolver() -> _GestureResolver<Value> { makeResolver() }

  @MainActor
  package func makeResolver() -> MapResolver<Base, Value> { MapResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: MapResolver<Base, Value>) {
    let resolver = resolver
    resolver.transform = transform
    base._updateResolver(resolver.base)
  }
}

@MainActor
package final class MapResolver<Base: Gesture, Value>: WrappingResolver<Base, Value> {
  var transform: (Base.Value) -> Value

  init(_ gesture: _MapGesture<Base, Value>) {
    transform = gesture.transform
    super.init(gesture.base)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Value> {
    base.update(event, &actions).map(transform)
  }
}

extension Gesture {
  /// Does something when the gesture has succeeded.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Makes another value of the gesture's.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever the gesture's value changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}
