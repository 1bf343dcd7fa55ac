import CoreGraphics
import DisplayList
import Foundation

/// Mirrors a view where text runs from right to left.
public nonisolated struct _FlipsForRightToLeftModifier: ElementModifier {
  package let isEnabled: Bool

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> MirrorNode {
    MirrorNode(isEnabled, context)
  }

  @MainActor
  package func updateWrapper(_ node: MirrorNode) {
    node.update(isEnabled)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("flipsForRightToLeftLayoutDirection") }
}

/// Draws its element mirrored at its vertical middle.
@MainActor
package final class MirrorNode: WrapperNode {
  private var isEnabled: Bool

  init(_ isEnabled: Bool, _ context: _NodeContext) {
    self.isEnabled = isEnabled
    super.init(context)
  }

  func update(_ new: Bool) {
    guard new != isEnabled else { return }
    isEnabled = new
    graph.contentDidChange()
  }

  private var isMirrored: Bool { isEnabled && environment.isRightToLeft }

  package override func draw(into canvas: inout DisplayCanvas) {
    guard isMirrored else { return super.draw(into: &canvas) }
    let middle = canvas.pixelRect(size).midX
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * middle, ty: 0)
    canvas.group(GroupAttributes(transform: mirror)) { super.draw(into: &$0) }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let inner = isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
    return super.hitTest(inner, &path)
  }
}

extension View {
  /// Mirrors the view, but not its frame, where the layout direction is right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipsForRightToLeftModifier(isEnabled: enabled))
  }
}
