import Device
import Foundation

/// Leads the values of `Animatable` views, modifiers and effects over the steps of an animation, on
/// the device's clock.
@MainActor
package final class ValueAnimations {
  /// How far apart the steps are, in seconds.
  static let frameDuration = 1.0 / 60

  private unowned(unsafe) let graph: ViewGraph
  private var runs: [ObjectIdentifier: AnyObject] = [:]

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Whether a change in this turn may be animated, or something is on its way.
  var mayAnimate: Bool {
    !runs.isEmpty || graph.usesTransactionModifiers || !graph.pendingTransaction.isEmpty
  }

  /// The value that a node shows now on its way to `target`.
  ///
  /// That is `target` unless the change is animated; then `show` is called with each step.
  func value<Value>(
    from shown: Value, to target: Value, for node: _Node, _ show: @escaping (Value) -> Void
  ) -> Value {
    let id = ObjectIdentifier(node)
    let running = runs.isEmpty ? nil : runs[id] as? ValueAnimation<Value>
    guard running != nil || graph.usesTransactionModifiers || !graph.pendingTransaction.isEmpty,
      let mixer = AnimatableMixer(shown, target)
    else { return target }
    if let running, mixer.isSame(running.target, target) {
      running.target = target
      return running.current
    }
    let isChange = !mixer.isSame(shown, target)
    if isChange, let animation = graph.transaction(at: node).animation, animation.duration > 0 {
      running?.stop()
      let run = ValueAnimation(from: shown, to: target, animation, mixer, show) { [weak self] in
        self?.runs[id] = nil
      }
      runs[id] = run
      run.start()
      return run.current
    }
    stop(for: node)
    return target
  }

  /// Forgets the animation of a node.
  func stop(for node: _Node) {
    guard !runs.isEmpty, let run = runs.removeValue(forKey: ObjectIdentifier(node)) else { return }
    (run as? any StoppableAnimation)?.stop()
  }
}

@MainActor
private protocol StoppableAnimation { func stop() }

/// Mixes two values of a type that is animatable.
struct AnimatableMixer<Value> {
  /// Whether two values have the same animatable data.
  let isSame: (Value, Value) -> Bool
  /// The second value, with data that lie between those of the two.
  let mix: (Value, Value, Double) -> Value

  /// Nil for values without animatable data.
  init?(_ first: Value, _ second: Value) {
    func make<A: Animatable>(_: A) -> AnimatableMixer<Value>? {
      if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
      return AnimatableMixer<Value>(
        isSame: { left, right in
          guard let left = left as? A, let right = right as? A else { return false }
          return left.animatableData == right.animatableData
        },
        mix: { from, to, progress in
          guard let start = from as? A, var result = to as? A else { return to }
          var way = result.animatableData - start.animatableData
          way.scale(by: progress)
          result.animatableData = start.animatableData + way
          return result as? Value ?? to
        })
    }
    guard let animatable = first as? any Animatable, let mixer = make(animatable) else {
      return nil
    }
    self = mixer
  }

  private init(
    isSame: @escaping (Value, Value) -> Bool, mix: @escaping (Value, Value, Double) -> Value
  ) {
    self.isSame = isSame
    self.mix = mix
  }
}

/// One value on its way.
@MainActor
private final class ValueAnimation<Value>: StoppableAnimation {
  private let origin: Value
  var target: Value
  private let animation: Animation
  private let mixer: AnimatableMixer<Value>
  private let startTime = AnimationClock.now
  private let show: (Value) -> Void
  private let didEnd: () -> Void
  private var frame: ScheduledWork?

  init(
    from origin: Value, to target: Value, _ animation: Animation,
    _ mixer: AnimatableMixer<Value>, _ show: @escaping (Value) -> Void,
    didEnd: @escaping () -> Void
  ) {
    self.origin = origin
    self.target = target
    self.animation = animation
    self.mixer = mixer
    self.show = show
    self.didEnd = didEnd
  }

  var current: Value {
    mixer.mix(origin, target, animation.progress(at: AnimationClock.now - startTime))
  }

  /// Waits for the next step.
  func start() {
    let left = startTime + animation.duration - AnimationClock.now
    frame = AnimationClock.schedule(
      after: min(ValueAnimations.frameDuration, max(left, 0)), keepsBusy: left.isFinite
    ) { [weak self] in self?.step() }
  }

  private func step() {
    if AnimationClock.now >= startTime + animation.duration - 0.000_001 {
      didEnd()
      show(target)
    } else {
      show(current)
      start()
    }
  }

  func stop() {
    frame?.cancel()
    frame = nil
  }
}
