import CoreGraphics
import DisplayList
import Foundation

/// Shows a view only where another one is opaque.
public nonisolated struct _MaskModifier<Mask: View>: ElementModifier {
  package let mask: Mask
  package let alignment: Alignment

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> LayeredNode {
    let node = LayeredNode(alignment: alignment, place: .mask, context)
    node.makeSecondary = { Mask._makeNode(mask, $0) }
    return node
  }

  @MainActor
  package func updateWrapper(_ node: LayeredNode) {
    node.update(alignment: alignment)
    if let secondary = node.secondary { Mask._updateNode(secondary, to: mask) }
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
