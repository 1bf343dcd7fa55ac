import Foundation

/// Room that grows as far as it can along the axis of its stack.
public nonisolated struct Spacer: PrimitiveView, Sendable {
  /// In points; nil for the default of 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SpacerNode {
    SpacerNode(minLength, context)
  }

  @MainActor
  package func updateNode(_ node: SpacerNode) {
    node.update(minLength)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Spacer") }
}

/// The node of a spacer: grows along the axis of the stack around it, on both axes elsewhere.
@MainActor
package final class SpacerNode: LayoutNode {
  private var minLength: CGFloat?

  init(_ minLength: CGFloat?, _ context: _NodeContext) {
    self.minLength = minLength
    super.init(context)
    checkLength()
  }

  private func checkLength() {
    if let minLength { _ = accepts([minLength], as: "Spacer's minLength") }
  }

  func update(_ new: CGFloat?) {
    guard new != minLength else { return }
    minLength = new
    checkLength()
    invalidateLayout()
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let least = minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? ViewSpacing.standardDistance
    func length(_ offered: CGFloat) -> CGFloat { offered.isNaN ? least : max(offered, least) }
    switch enclosingStackAxis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  package override var layoutPriority: Double { -.infinity }
  package override var spacing: ViewSpacing { .zero }
  package override var dumpLabel: String? { "Spacer" }
}
