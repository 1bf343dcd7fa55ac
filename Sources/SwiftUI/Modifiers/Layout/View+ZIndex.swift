import Foundation

/// Moves a view to the front of its siblings, or to the back.
public nonisolated struct _ZIndexModifier: ElementModifier {
  package let value: Double

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ZIndexNode {
    context.graph.set(.zIndices)
    return ZIndexNode(value, context)
  }

  @MainActor
  package func updateWrapper(_ node: ZIndexNode) {
    guard node.value != value else { return }
    node.value = value
    node.graph.contentDidChange()
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("zIndex") }
}

@MainActor
package final class ZIndexNode: WrapperNode {
  var value: Double

  init(_ value: Double, _ context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  package override var zIndex: Double { value }
}

extension View {
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(_ZIndexModifier(value: value))
  }
}
