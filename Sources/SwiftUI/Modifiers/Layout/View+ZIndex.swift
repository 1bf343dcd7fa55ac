import Foundation

/// Moves a view to the front of its siblings, or to the back.
public nonisolated struct _ZIndexModifier: ElementModifier {
  package let value: Double

  /// 0 for what is no number.
  private var usable: Double { value.isNaN ? 0 : value }

  @MainActor package var numbers: [CGFloat] { value.isNaN ? [value] : [] }

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ZIndexNode {
    context.graph.set(.zIndices)
    return ZIndexNode(usable, context)
  }

  @MainActor
  package func updateWrapper(_ node: ZIndexNode) {
    guard node.value != usable else { return }
    node.value = usable
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
