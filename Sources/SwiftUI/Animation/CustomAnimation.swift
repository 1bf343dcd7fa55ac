import Foundation

/// An animation whose course an app writes itself.
///
/// The engine asks for vectors: `value` is the whole way from where the animated value was to where
/// it is to be, and what `animate` gives is the part of it that has been covered.
public protocol CustomAnimation: Hashable {
  /// The part of `value` that is covered `time` seconds after the start; nil when the animation has
  /// ended, with all of it covered.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes `time` seconds after the start, a second; nil when that is unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`, which still runs for the same value.
  ///
  /// If so it goes on with the state and the time of that one, and is asked for the way from where
  /// that one started; else both run and what they cover is added up.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a custom animation knows and keeps while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one call to the next.
  public var state: AnimationState<Value>

  /// Set when the animation only fades out, so that what waits for its logical end can go on.
  public var isLogicallyComplete = false

  /// The environment of the view that is animated.
  public var environment: EnvironmentValues {
    scope.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
  }

  private let scope: EnvironmentScope?

  init(state: AnimationState<Value> = AnimationState(), scope: EnvironmentScope? = nil) {
    self.state = state
    self.scope = scope
  }

  /// The same context with the state of an animation of another type of values.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, scope: scope)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What a custom animation keeps from one call to the next, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of something that a custom animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// An animation whose times are known without running it.
protocol TimedAnimation: CustomAnimation {
  /// When the end is logically reached, in seconds after the start; infinite for no end.
  var logicalDuration: TimeInterval { get }
  /// When the animation has come to rest, in seconds after the start; infinite for no end.
  var restDuration: TimeInterval { get }
}

extension CustomAnimation {
  /// When the animation ends logically, and when it comes to rest, in seconds after its start.
  ///
  /// An app's own animation is run once for that, in steps of a frame; one that runs for more than
  /// two minutes counts as endless.
  func measure() -> (logical: TimeInterval, rest: TimeInterval) {
    if let timed = self as? any TimedAnimation {
      return (timed.logicalDuration, timed.restDuration)
    }
    var context = AnimationContext<Double>()
    var logical: TimeInterval?
    for frame in 0..<(120 * 60) {
      let time = Double(frame) / 60
      guard animate(value: 1, time: time, context: &context) != nil else {
        return (logical ?? time, time)
      }
      if logical == nil, context.isLogicallyComplete { logical = time }
    }
    return (logical ?? .infinity, .infinity)
  }
}
