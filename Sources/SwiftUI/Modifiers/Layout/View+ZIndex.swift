import Foundation

/// Moves a view to the front of its siblings, or to the back.
public nonisolated struct _ZIndexModifier: _ElementModifier {
  public typealias Body = Never

  package let value: Double

  @MainActor
  public static func _makeWrapper(_ modifier: _ZIndexModifier, _ context: _NodeContext) -> _Node {
    context.graph.set(.zIndices)
    return ZIndexNode(modifier.value, context)
  }

  @MainActor
  public static func _updateWrapper(_ wrapper: _Node, to modifier: _ZIndexModifier) {
    let node = unsafeDowncast(wrapper, to: ZIndexNode.self)
    guard node.value != modifier.value else { return }
    node.value = modifier.value
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
