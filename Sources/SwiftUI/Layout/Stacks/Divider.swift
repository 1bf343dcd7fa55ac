import DisplayList
import Foundation

/// A hairline that separates the views of a stack.
public nonisolated struct Divider: PrimitiveView, Sendable {
  public init() {}

  @MainActor
  package func makeNode(_ context: _NodeContext) -> DividerNode {
    DividerNode(context)
  }

  @MainActor
  package func updateNode(_ node: DividerNode) {}

  @MainActor
  public var _structure: _ViewStructure { .view("Divider") }
}

/// The node of a divider: one pixel thick across the axis of the stack around it.
@MainActor
package final class DividerNode: LayoutNode {
  private var isVerticalLine: Bool {
    enclosingStackAxis == .horizontal
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let pixel = 1 / environment.traits.displayScale
    return isVerticalLine
      ? CGSize(width: pixel, height: proposal.height.isNaN ? 10 : proposal.height)
      : CGSize(width: proposal.width.isNaN ? 10 : proposal.width, height: pixel)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    canvas.append(
      .fill(canvas.pixelRect(size), environment.paint(.separator, bounds: canvas.pixelRect(size))))
  }

  package override var dumpLabel: String? { "Divider" }
}
