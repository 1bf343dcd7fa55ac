import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point, in points, in the coordinate space asked for.
  case active(CGPoint)
  case ended
}

package nonisolated struct HoverModifier: ElementModifier {
  package let name: String
  package let coordinateSpace: CoordinateSpace
  package let action: (HoverPhase, _ isFirst: Bool) -> Void

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> HoverNode {
    HoverNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: HoverNode) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

@MainActor
package final class HoverNode: WrapperNode {
  var modifier: HoverModifier
  private var isInside = false

  init(_ modifier: HoverModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard super.hitTest(point, &path) else { return false }
    path.append(self, at: point)
    return true
  }

  func pointerMoved(to point: CGPoint?, inRoot root: CGPoint) {
    guard let point else {
      if isInside { modifier.action(.ended, false) }
      isInside = false
      return
    }
    let isFirst = !isInside
    isInside = true
    modifier.action(.active(modifier.coordinateSpace == .local ? point : root), isFirst)
  }
}

extension ViewGraph {
  /// Moves the pointer of a mouse or trackpad, in root space; nil takes it off the screen.
  package func movePointer(to point: CGPoint?) {
    var path = HitPath()
    if let point { _ = layoutRoot?.hitTest(point, &path) }
    var inside: [ObjectIdentifier: CGPoint] = [:]
    for entry in path.entries { inside[ObjectIdentifier(entry.node)] = entry.point }
    func visit(_ node: _Node) {
      if let node = node as? HoverNode {
        node.pointerMoved(to: inside[ObjectIdentifier(node)], inRoot: point ?? .zero)
      } else if let node = node as? HoverEffectNode {
        node.setHovered(inside[ObjectIdentifier(node)] != nil)
      }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
  }
}

extension View {
  /// Calls `action` with true when a pointer enters this view, with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HoverModifier(name: "onHover", coordinateSpace: .local) { phase, isFirst in
        switch phase {
        case .active: if isFirst { action(true) }
        case .ended: action(false)
        }
      })
  }

  /// Calls `action` with each place of a pointer over this view, and when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(
        name: "onContinuousHover", coordinateSpace: coordinateSpace.coordinateSpace
      ) { phase, _ in action(phase) })
  }
}
