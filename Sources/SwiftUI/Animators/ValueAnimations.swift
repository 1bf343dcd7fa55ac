import Device
import Foundation

/// Leads the values of `Animatable` views, modifiers and effects over the steps of an animation, on
/// the device's clock.
@MainActor
package final class ValueAnimations: GraphPart {
  private unowned(unsafe) let graph: ViewGraph
  private var runs: [ObjectIdentifier: AnyObject] = [:] {
    didSet { graph.set(.movingValues, !runs.isEmpty) }
  }

  package init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The value that a node shows now on its way to `target`.
  ///
  /// That is `target` unless the change is animated; then `show` is called with each step.
  func value<Value>(
    from shown: Value, to target: Value, for node: _Node, _ show: @escaping (Value) -> Void
  ) -> Value {
    guard graph.valuesMayAnimate, let mixer = ValueMixer(animatable: shown) else { return target }
    return value(from: shown, to: target, mixedBy: mixer, for: node, show)
  }

  /// The value that a node shows now on its way to `target`, for values that are mixed by `mixer`.
  func value<Value>(
    from shown: Value, to target: Value, mixedBy mixer: ValueMixer<Value>, for node: _Node,
    _ show: @escaping (Value) -> Void
  ) -> Value {
    guard graph.valuesMayAnimate else { return target }
    let id = ObjectIdentifier(node)
    let running = runs.isEmpty ? nil : runs[id] as? ValueAnimation<Value>
    if let running, mixer.isSame(running.way.target, target) {
      running.way.replaceTarget(with: target)
      return running.current
    }
    let isChange = !mixer.isSame(shown, target)
    let transaction =
      isChange || running != nil ? graph.transaction(at: node) : Transaction()
    if let animation = transaction.animation, animation.duration > 0 {
      let run: ValueAnimation<Value>
      if let running {
        run = running
      } else {
        run = ValueAnimation(mixer.way(shown, node.environment), show) { [weak self] in
          self?.runs[id] = nil
        }
        runs[id] = run
      }
      run.turn(to: target, animation, isEndless: transaction.isEndless, node.environment)
      guard !run.way.hasEnded else {
        stop(for: node)
        return target
      }
      transaction.didStart(animation) { [weak run] in run?.way.rest(at: $0) ?? 0 }
      return run.current
    }
    stop(for: node)
    return target
  }

  /// The value that a node shows now on its way to `target`, to which `animation` leads.
  func value<Value>(
    from shown: Value, to target: Value, mixedBy mixer: ValueMixer<Value>, for node: _Node,
    by animation: Animation, _ show: @escaping (Value) -> Void
  ) -> Value {
    guard animation.duration > 0 else {
      stop(for: node)
      return target
    }
    let id = ObjectIdentifier(node)
    let run: ValueAnimation<Value>
    if let running = runs[id] as? ValueAnimation<Value> {
      run = running
    } else {
      run = ValueAnimation(mixer.way(shown, node.environment), show) { [weak self] in
        self?.runs[id] = nil
      }
      runs[id] = run
    }
    run.turn(to: target, animation, isEndless: false, node.environment)
    guard !run.way.hasEnded else {
      stop(for: node)
      return target
    }
    return run.current
  }

  /// Forgets the animation of a node.
  func stop(for node: _Node) {
    guard !runs.isEmpty, let run = runs.removeValue(forKey: ObjectIdentifier(node)) else { return }
    (run as? any StoppableAnimation)?.stop()
  }
}

@MainActor
private protocol StoppableAnimation { func stop() }

/// One value on its way, with the frames that show it.
@MainActor
private final class ValueAnimation<Value>: StoppableAnimation {
  let way: ValueWay<Value>
  private let show: (Value) -> Void
  private let didEnd: () -> Void
  private var isEndless = false
  private var frame: ScheduledWork?

  init(
    _ way: ValueWay<Value>, _ show: @escaping (Value) -> Void, didEnd: @escaping () -> Void
  ) {
    self.way = way
    self.show = show
    self.didEnd = didEnd
  }

  var current: Value { way.value(at: AnimationClock.now) }

  func turn(
    to target: Value, _ animation: Animation, isEndless: Bool, _ scope: EnvironmentScope
  ) {
    way.turn(to: target, animation, at: AnimationClock.now, scope)
    self.isEndless = isEndless
    stop()
    waitForFrame()
  }

  private func waitForFrame() {
    frame = AnimationClock.schedule(
      after: way.untilNextFrame(at: AnimationClock.now), keepsBusy: !isEndless && way.isFinite
    ) { [weak self] in self?.step() }
  }

  private func step() {
    let value = current
    guard !way.hasEnded else {
      didEnd()
      show(way.target)
      return
    }
    show(value)
    waitForFrame()
  }

  func stop() {
    frame?.cancel()
    frame = nil
  }
}

extension GraphMark {
  /// A value is on its way.
  @MainActor static let movingValues = GraphMark()

  @MainActor fileprivate static let reasonsToAnimateValues =
    GraphMark.movingValues.or(.transactionModifiers).or(.pendingTransaction)
}

extension ViewGraph {
  /// The values that are on their way.
  package var valueAnimations: ValueAnimations { self[ValueAnimations.self] }

  /// Whether a change of a value in this turn may be animated, or a value is on its way.
  ///
  /// Each update of a node asks.
  var valuesMayAnimate: Bool { has(.reasonsToAnimateValues) }
}

extension Unmanaged where Instance == ViewGraph {
  /// Whether a change of a value in this turn may be animated, without counting a reference.
  @MainActor var valuesMayAnimate: Bool { has(.reasonsToAnimateValues) }
}
