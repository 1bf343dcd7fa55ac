import CoreGraphics
import DisplayList
import Foundation

/// Shows a view only where another one is opaque.
public nonisolated struct _MaskModifier<Mask: View>: ViewModifier {
  public typealias Body = Never

  package let mask: Mask
  package let alignment: Alignment

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _MaskModifier<Mask>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = LayeredNode(
      alignment: modifier.alignment, isBehind: false, isMask: true, context)
    node.content = V._makeNode(content, node.childContext)
    node.secondary = Mask._makeNode(modifier.mask, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _MaskModifier<Mask>, content: V
  ) {
    let node = unsafeDowncast(node, to: LayeredNode.self)
    node.update(alignment: modifier.alignment)
    if let inner = node.content { V._updateNode(inner, to: content) }
    if let secondary = node.secondary { Mask._updateNode(secondary, to: modifier.mask) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier("mask", views: [SupplementaryView("mask", mask)])
  }
}

extension View {
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
