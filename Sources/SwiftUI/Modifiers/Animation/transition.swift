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
    if modifier.transition.customParts.isEmpty {
      node.takeContent(V._makeNode(content, node.childContext))
    } else {
      let view = node.resting(content)
      node.takeContent(AnyView._makeNode(view, node.childContext))
    }
    return node
  }

  @MainActor
  package static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = unsafeDowncast(node, to: TransitionNode.self)
    let wasCustom = !node.transition.customParts.isEmpty
    node.transition = modifier.transition
    guard let child = node.child else { return }
    switch (wasCustom, !modifier.transition.customParts.isEmpty) {
    case (false, false): V._updateNode(child, to: content)
    case (true, true): AnyView._updateNode(child, to: node.resting(content))
    case (true, false): node.setChild(V._makeNode(content, node.childContext))
    case (false, true):
      node.setChild(AnyView._makeNode(node.resting(content), node.childContext))
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("transition") }
}

/// The place of a transition.
@MainActor
package final class TransitionNode: SingleChildNode {
  package var transition: AnyTransition

  init(_ transition: AnyTransition, _ context: _NodeContext) {
    self.transition = transition
    super.init(context)
  }

  /// The content as it is while it neither comes nor goes.
  func resting<V: View>(_ content: V) -> AnyView {
    func apply<T: Transition>(_ transition: T, _ view: AnyView) -> AnyView {
      AnyView(transition.apply(content: view, phase: .identity))
    }
    return transition.customParts.reduce(AnyView(content)) { apply($1, $0) }
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
