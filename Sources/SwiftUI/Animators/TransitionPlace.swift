/// A part of a subtree that comes and goes by itself.
@MainActor
struct TransitionPlace {
  /// Where the part begins.
  let root: _Node
  /// The place of its transition; nil for a view without one, which fades.
  let node: TransitionNode?

  /// The transition; what moves fades instead where motion is to be reduced.
  var transition: AnyTransition {
    guard let transition = node?.transition else { return .opacity }
    guard transition.hasMotion, root.environment.values.accessibilityReduceMotion else {
      return transition
    }
    return AnyTransition.opacity.animation(transition.animation)
  }

  /// Shapes the view by a phase, if its transition does so.
  func begin(_ phase: TransitionPhase, _ animation: Animation?) {
    guard let node, !transition.customParts.isEmpty else { return }
    node.begin(phase, animation)
  }
}

extension _Node {
  /// Calls `body` with each part that comes and goes by itself: views with transitions, and the
  /// elements without one.
  func forEachTransition(_ body: (TransitionPlace) -> Void) {
    if let node = self as? TransitionNode {
      body(TransitionPlace(root: self, node: node))
    } else if self is LayoutNode || isMultiWrapper {
      body(TransitionPlace(root: self, node: outermostTransition))
    } else {
      forEachChild { $0.forEachTransition(body) }
    }
  }

  /// The place of the transition of the view that starts here.
  private var outermostTransition: TransitionNode? {
    if let node = self as? TransitionNode { return node }
    if self is LayoutNode, !(self is WrapperNode) { return nil }
    var only: _Node?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    return count == 1 ? only?.outermostTransition : nil
  }
}
