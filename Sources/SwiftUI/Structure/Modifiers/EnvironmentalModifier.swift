/// A modifier that becomes another one where it is used, by the environment there.
@preconcurrency @MainActor
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier to use in an environment.
  @MainActor @preconcurrency
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = EnvironmentalNode(modifier, content: content, context)
    node.build()
    return node
  }

  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    trusted(node, as: EnvironmentalNode<Self, V>.self).update(modifier, content: content)
  }
}

/// The node of a view with a modifier that follows the environment.
@MainActor
package final class EnvironmentalNode<M: EnvironmentalModifier, V: View>: SingleChildNode {
  private var modifier: M
  private var content: V
  private var reads: EnvironmentKeySet = []

  init(_ modifier: M, content: V, _ context: _NodeContext) {
    self.modifier = modifier
    self.content = content
    super.init(context)
  }

  func build() {
    child = M.ResolvedModifier._makeNode(resolved(), content: content, childContext)
  }

  func update(_ modifier: M, content: V) {
    self.modifier = modifier
    self.content = content
    refresh()
  }

  package override func refresh() {
    flags.remove(.queued)
    guard let child else { return }
    M.ResolvedModifier._updateNode(child, to: resolved(), content: content)
  }

  private func resolved() -> M.ResolvedModifier {
    let modifier = modifier
    let values = environment.values
    reads = []
    return Tracking.noteEnvironmentReads(into: &reads) {
      Tracking.evaluate(for: self) { modifier.resolve(in: values) }
    }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !reads.isDisjoint(with: keys) { invalidate() }
    super.environmentDidChange(keys)
  }
}
