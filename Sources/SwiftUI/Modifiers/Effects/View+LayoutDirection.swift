import CoreGraphics
import DisplayList
import Foundation

/// Mirrors a view where text runs from right to left.
public nonisolated struct _FlipsForRightToLeftModifier: ElementModifier {
  package let name: String
  package let behavior: LayoutDirectionBehavior
  /// Whether it is mirrored in some direction of texts.
  package var isEnabled: Bool { behavior != .fixed }

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> MirrorNode {
    MirrorNode(behavior, context)
  }

  @MainActor
  package func updateWrapper(_ node: MirrorNode) {
    node.update(behavior)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name) }
}

/// What a view does where texts run the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Looks the same everywhere.
  case fixed
  /// Is mirrored where texts run that way.
  case mirrors(in: LayoutDirection)

  /// Is mirrored where texts run from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Draws its element mirrored at its vertical middle.
@MainActor
package final class MirrorNode: WrapperNode {
  private var behavior: LayoutDirectionBehavior

  init(_ behavior: LayoutDirectionBehavior, _ context: _NodeContext) {
    self.behavior = behavior
    super.init(context)
  }

  func update(_ new: LayoutDirectionBehavior) {
    guard new != behavior else { return }
    behavior = new
    graph.contentDidChange()
  }

  private var isMirrored: Bool {
    guard case .mirrors(let direction) = behavior else { return false }
    return environment.isRightToLeft == (direction == .rightToLeft)
  }

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
    modifier(
      _FlipsForRightToLeftModifier(
        name: "flipsForRightToLeftLayoutDirection", behavior: enabled ? .mirrors : .fixed))
  }

  /// Says whether the view, but not its frame, is mirrored by the direction of texts.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(_FlipsForRightToLeftModifier(name: "layoutDirectionBehavior", behavior: behavior))
  }
}
