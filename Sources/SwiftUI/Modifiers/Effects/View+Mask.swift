import CoreGraphics
import DisplayList
import Foundation

/// Shows a view only where another one is opaque.
public nonisolated struct _MaskModifier<Mask: View>: _ElementModifier {
  public typealias Body = Never

  package let mask: Mask
  package let alignment: Alignment

  @MainActor
  public static func _makeWrapper(
    _ modifier: _MaskModifier<Mask>, _ context: _NodeContext
  ) -> _Node {
    let node = LayeredNode(alignment: modifier.alignment, place: .mask, context)
    node.makeSecondary = { Mask._makeNode(modifier.mask, $0) }
    return node
  }

  @MainActor
  public static func _updateWrapper(_ wrapper: _Node, to modifier: _MaskModifier<Mask>) {
    let node = unsafeDowncast(wrapper, to: LayeredNode.self)
    node.update(alignment: modifier.alignment)
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
