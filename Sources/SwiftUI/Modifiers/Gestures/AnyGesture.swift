/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: PrimitiveGesture {
  package let base: Any
  private let make: @MainActor () -> _GestureResolver<Value>
  private let renew: @MainActor (_GestureResolver<Value>) -> Void
  private let type: ObjectIdentifier

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    base = gesture
    make = { gesture._makeResolver() }
    renew = { gesture._updateResolver($0) }
    type = ObjectIdentifier(T.self)
  }

  // Tells the compiler what the gesture's `Value` is.
  @MainActor
  public func _makeResolver() -> _GestureResolver<Value> { makeResolver() }

  @MainActor
  package func makeResolver() -> AnyResolver<Value> {
    AnyResolver(make(), type: type)
  }

  @MainActor
  package func updateResolver(_ resolver: AnyResolver<Value>) {
    let resolver = resolver
    if resolver.type == type { renew(resolver.base) }
  }
}

@MainActor
package final class AnyResolver<Value>: _GestureResolver<Value> {
  let base: _GestureResolver<Value>
  let type: ObjectIdentifier

  init(_ base: _GestureResolver<Value>, type: ObjectIdentifier) {
    self.base = base
    self.type = type
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Value> {
    base.update(event, &actions)
  }

  package override func cancel() { base.cancel() }

  package override var deadline: Double? { base.deadline }
}

extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public var body: Never {
    preconditionFailure("body of an optional gesture must not be called")
  }

  package func makeResolver() -> OptionalResolver<Wrapped.Value> {
    OptionalResolver(self?._makeResolver())
  }

  package func updateResolver(_ resolver: OptionalResolver<Wrapped.Value>) {
    let resolver = resolver
    if let self, let base = resolver.base { self._updateResolver(base) }
  }
}

@MainActor
package final class OptionalResolver<Value>: _GestureResolver<Value> {
  let base: _GestureResolver<Value>?

  init(_ base: _GestureResolver<Value>?) { self.base = base }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Value> {
    base?.update(event, &actions) ?? .failed
  }

  package override func cancel() { base?.cancel() }

  package override var deadline: Double? { base?.deadline }
}
