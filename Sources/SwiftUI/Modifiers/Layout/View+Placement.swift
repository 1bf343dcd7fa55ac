import Foundation

/// Changes of place and proposal that keep a view's own layout.
public nonisolated struct _PlacementModifier: ElementModifier {
  package enum Kind: Equatable {
    case fixedSize(horizontal: Bool, vertical: Bool)
    case offset(CGSize)
    case position(CGPoint)
    case layoutPriority(Double)
    case aspectRatio(CGFloat?, ContentMode)
  }

  package let kind: Kind

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> PlacementNode {
    PlacementNode(kind, context)
  }

  @MainActor
  package func updateWrapper(_ node: PlacementNode) {
    node.update(kind)
  }

  @MainActor package var numbers: [CGFloat] {
    switch kind {
    case .offset(let offset): [offset.width, offset.height]
    case .position(let point): [point.x, point.y]
    case .aspectRatio(let ratio?, _): [ratio]
    case .layoutPriority(let priority) where priority.isNaN: [priority]
    case .fixedSize, .layoutPriority, .aspectRatio: []
    }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    switch kind {
    case .fixedSize: .modifier("fixedSize")
    case .offset: .modifier("offset")
    case .position: .modifier("position")
    case .layoutPriority: .modifier("layoutPriority")
    case .aspectRatio: .modifier("aspectRatio")
    }
  }
}

/// How a view is fitted into a space of other proportions.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

@MainActor
package final class PlacementNode: WrapperNode {
  package private(set) var kind: _PlacementModifier.Kind

  init(_ kind: _PlacementModifier.Kind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
  }

  func update(_ new: _PlacementModifier.Kind) {
    guard new != kind else { return }
    kind = new
    if case .offset = new {
      invalidatePlacement()
      graph.contentDidChange()
    } else {
      // The container around shares out its room by priority, though this size may stay.
      if case .layoutPriority = kind { flags.insert(.spacingMayDiffer) }
      invalidateLayout()
    }
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    switch kind {
    case .fixedSize(let horizontal, let vertical):
      return Proposal(
        horizontal ? .nan : proposal.width, vertical ? .nan : proposal.height)
    case .aspectRatio(let ratio, let mode):
      return fitted(proposal, ratio, mode)
    case .position: return proposal
    default: return proposal
    }
  }

  private func fitted(_ proposal: Proposal, _ ratio: CGFloat?, _ mode: ContentMode) -> Proposal {
    if proposal.width.isNaN, proposal.height.isNaN { return proposal }
    let ideal = element?.sizeThatFits(.unspecified) ?? .zero
    let wanted = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard wanted > 0, wanted.isFinite else { return proposal }
    if proposal.width.isNaN { return Proposal(proposal.height * wanted, proposal.height) }
    if proposal.height.isNaN { return Proposal(proposal.width, proposal.width / wanted) }
    let isWider = proposal.width > proposal.height * wanted
    let followsHeight = mode == .fit ? isWider : !isWider
    return followsHeight
      ? Proposal(proposal.height * wanted, proposal.height)
      : Proposal(proposal.width, proposal.width / wanted)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = element?.sizeThatFits(inner(proposal)) ?? .zero
    if case .position = kind { return proposal.replacing(unspecified: content) }
    return content
  }

  package override func placeChildren() {
    guard let element else { return }
    let proposal = inner(placedProposal)
    switch kind {
    case .offset(let offset):
      let x = environment.isRightToLeft ? -offset.width : offset.width
      element.place(at: CGPoint(x: x, y: offset.height), proposal)
    case .position(let point):
      let content = element.sizeThatFits(proposal)
      element.place(
        at: CGPoint(x: point.x - content.width / 2, y: point.y - content.height / 2), proposal)
    default:
      element.place(at: .zero, proposal)
    }
  }

  package override var layoutPriority: Double {
    if case .layoutPriority(let priority) = kind { return priority.isNaN ? 0 : priority }
    return super.layoutPriority
  }
}

extension View {
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_PlacementModifier(kind: .fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// `offset`: In points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(_PlacementModifier(kind: .offset(offset)))
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PlacementModifier(kind: .position(position)))
  }

  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(_PlacementModifier(kind: .layoutPriority(value)))
  }

  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_PlacementModifier(kind: .aspectRatio(aspectRatio, contentMode)))
  }

  /// `aspectRatio`: A width and a height of the wanted proportions.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
