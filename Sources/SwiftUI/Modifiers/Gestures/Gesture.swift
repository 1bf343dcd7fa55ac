import Foundation

/// Matches a sequence of touches to a value.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  associatedtype Value

  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows the touches for one try at the gesture.
  @MainActor func _makeResolver() -> _GestureResolver<Value>

  /// Gives a new value of the gesture to a resolver that `_makeResolver` made.
  @MainActor func _updateResolver(_ resolver: _GestureResolver<Value>)
}

extension Gesture where Value == Body.Value {
  public func _makeResolver() -> _GestureResolver<Value> { body._makeResolver() }

  public func _updateResolver(_ resolver: _GestureResolver<Value>) {
    body._updateResolver(resolver)
  }
}

/// A gesture without a body, which follows touches by a resolver of its own.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  associatedtype Resolver: _GestureResolver<Value>

  /// Makes what follows the touches for one try at the gesture.
  func makeResolver() -> Resolver

  /// Gives a new value of the gesture to a resolver that an earlier one made.
  func updateResolver(_ resolver: Resolver)
}

extension PrimitiveGesture {
  public func _makeResolver() -> _GestureResolver<Value> { makeResolver() }

  public func _updateResolver(_ resolver: _GestureResolver<Value>) {
    updateResolver(trusted(resolver))
  }
}

extension Gesture where Body == Never {
  /// Primitive gestures have no body; the engine never asks for it.
  public var body: Never {
    preconditionFailure("body of the primitive gesture \(Self.self) must not be called")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public func _makeResolver() -> _GestureResolver<Never> { switch self {} }

  public func _updateResolver(_ resolver: _GestureResolver<Never>) {}
}

/// How far a gesture has got.
package enum GesturePhase<Value> {
  /// May still happen; some gestures already have a value, such as a long press that is held.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  package var state: RecognitionState {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// Follows the touches for one try at a gesture.
@MainActor
public class _GestureResolver<Value> {
  package init() {}

  /// Takes touches, or the news that time has passed.
  ///
  /// `actions` gets what the gesture's callbacks want done.
  package func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Value> { .failed }

  /// The try is over without success: values that last as long as the gesture go back.
  package func cancel() {}

  /// When the resolver wants to hear that time has passed, in seconds; nil for never.
  package var deadline: TimeInterval? { nil }
}

/// The resolver of a gesture that changes what another one says.
@MainActor
package class WrappingResolver<G: Gesture, Value>: _GestureResolver<Value> {
  package final var gesture: G
  package final let base: _GestureResolver<G.Value>

  init(_ gesture: G) {
    self.gesture = gesture
    base = gesture._makeResolver()
  }

  package override func cancel() { base.cancel() }

  package override var deadline: TimeInterval? { base.deadline }
}
