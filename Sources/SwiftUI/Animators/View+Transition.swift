import Foundation

/// Says how a view comes and goes.
package nonisolated struct TransitionModifier: ViewModifier {
  package typealias Body = Never

  package let transition: AnyTransition

  @MainActor
  package static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = TransitionNode(modifier.transition, context)
    node.show(content)
    return node
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = trusted(node, as: TransitionNode.self)
    node.transition = modifier.transition
    node.show(content)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("transition") }
}

/// The place of a transition.
///
/// A transition with a body of its own shapes the content by the phase, also while the view is
/// there; what differs between two phases is animated as any other change.
@MainActor
package final class TransitionNode: SingleChildNode {
  package var transition: AnyTransition
  private(set) var phase = TransitionPhase.identity
  /// Whether the child is shaped by a body of the transition.
  private var isShaped = false
  /// Shows the content again, in the phase of now.
  private var showAgain: (() -> Void)?
  /// The animation of the phase that begins in a turn, if the transition brings its own.
  private var ownAnimation: (animation: Animation, turn: Int)?

  init(_ transition: AnyTransition, _ context: _NodeContext) {
    self.transition = transition
    super.init(context)
  }

  func show<V: View>(_ content: V) {
    let parts = transition.customParts
    let wasShaped = isShaped
    isShaped = !parts.isEmpty
    showAgain = isShaped ? { [weak self] in self?.show(content) } : nil
    if isShaped {
      let view = parts.reduce(AnyView(content)) { $1.shape($0, in: phase) }
      if wasShaped, let child {
        AnyView._updateNode(child, to: view)
      } else {
        take(AnyView._makeNode(view, childContext))
      }
    } else if !wasShaped, let child {
      V._updateNode(child, to: content)
    } else {
      take(V._makeNode(content, childContext))
    }
  }

  private func take(_ node: _Node) {
    if child == nil { takeContent(node) } else { setChild(node) }
  }

  /// Goes over to another phase, with an animation of its own or the one of this turn.
  func begin(_ new: TransitionPhase, _ animation: Animation?) {
    guard phase != new else { return }
    phase = new
    ownAnimation = animation.map { ($0, graph.statistics.turns) }
    if animation != nil { graph.set(.transactionModifiers) }
    showAgain?()
  }

  /// Stands in a phase at once.
  func stand(in new: TransitionPhase) {
    guard phase != new else { return }
    phase = new
    graph.withoutAnimations { showAgain?() }
  }

  /// Puts the transition's own animation into a transaction.
  func apply(to transaction: inout Transaction) {
    guard let (animation, turn) = ownAnimation, turn == graph.statistics.turns,
      !transaction.disablesAnimations
    else { return }
    transaction.animation = animation
  }
}

extension View {
  /// Says how the view comes and goes when that is animated.
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes when that is animated.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
