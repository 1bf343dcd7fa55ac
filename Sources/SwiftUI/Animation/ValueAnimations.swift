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
    guard mayAnimate, let mixer = ValueMixer(animatable: shown) else { return target }
    return value(from: shown, to: target, mixedBy: mixer, for: node, show)
  }

  /// The value that a node shows now on its way to `target`, for values that are mixed by `mixer`.
  func value<Value>(
    from shown: Value, to target: Value, mixedBy mixer: ValueMixer<Value>, for node: _Node,
    _ show: @escaping (Value) -> Void
  ) -> Value {
    guard mayAnimate else { return target }
    let id = ObjectIdentifier(node)
    let running = runs.isEmpty ? nil : runs[id] as? ValueAnimation<Value>
    if let running, mixer.isSame(running.target, target) {
      running.target = target
      return running.current
    }
    let isChange = !mixer.isSame(shown, target)
    let transaction = isChange ? graph.transaction(at: node) : Transaction()
    if let animation = transaction.animation, animation.duration > 0 {
      running?.stop()
      let run = ValueAnimation(
        from: running?.current ?? shown, to: target, transaction, animation, mixer, show
      ) { [weak self] in
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

/// One value on its way.
@MainActor
private final class ValueAnimation<Value>: StoppableAnimation {
  private let origin: Value
  var target: Value
  private let animation: Animation
  private let keepsBusy: Bool
  private let mixer: ValueMixer<Value>
  private let startTime = AnimationClock.now
  private let show: (Value) -> Void
  private let didEnd: () -> Void
  private var frame: ScheduledWork?

  init(
    from origin: Value, to target: Value, _ transaction: Transaction, _ animation: Animation,
    _ mixer: ValueMixer<Value>, _ show: @escaping (Value) -> Void,
    didEnd: @escaping () -> Void
  ) {
    self.origin = origin
    self.target = target
    self.animation = animation
    keepsBusy = !transaction.isEndless
    self.mixer = mixer
    self.show = show
    self.didEnd = didEnd
  }

  var current: Value {
    mixer.mix(origin, target, animation.progress(at: AnimationClock.now - startTime))
  }

  /// Waits for the next step.
  func start() {
    let left = startTime + animation.settlingDuration - AnimationClock.now
    frame = AnimationClock.schedule(
      after: min(ValueAnimations.frameDuration, max(left, 0)), keepsBusy: keepsBusy && left.isFinite
    ) { [weak self] in self?.step() }
  }

  private func step() {
    if AnimationClock.now >= startTime + animation.settlingDuration - 0.000_001 {
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
