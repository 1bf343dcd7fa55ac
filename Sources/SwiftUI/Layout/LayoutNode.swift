import Foundation
import UIKit

/// A node that has a size and a place: what containers arrange.
///
/// Sizes are answers to proposals and are cached. Places are relative to the layout parent: origin
/// at its top left corner, y downwards, in points.
@MainActor
package class LayoutNode: _Node {
  /// The top left corner in the layout parent's space.
  @exclusivity(unchecked) package final var origin: CGPoint = .zero
  @exclusivity(unchecked) package final var size: CGSize = .zero
  @exclusivity(unchecked) package final var placedProposal = Proposal.unspecified
  @exclusivity(unchecked) package final unowned(unsafe) var layoutParent: LayoutNode?
  @exclusivity(unchecked) private var cache = SizeCache()

  package override init(_ context: consuming _NodeContext) {
    super.init(context, .ofLayoutNodes)
  }

  // MARK: What subclasses tell

  /// The size that the node takes when it is offered `proposal`; pure, called once per proposal.
  package func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 10, height: 10))
  }

  /// The size for a proposal, telling also how far that answer holds.
  ///
  /// `region` is the very proposal when the function is called; nodes that know better widen it.
  package func measure(_ proposal: Proposal, holdingIn region: inout ProposalRegion) -> CGSize {
    measure(proposal)
  }

  /// Places the layout children inside `size`, as offered by `placedProposal`.
  package func placeChildren() {}

  /// Calls `body` with each layout child, back to front.
  package func forEachElement(_ body: (LayoutNode) -> Void) {}

  /// How far the children's space is moved against the node's own: the scroll offset, negated.
  package var contentOffset: CGPoint { .zero }

  /// From where the children are laid out to where they are seen, in the node's own space; nil where
  /// that is the same.
  package var contentTransform: ProjectionTransform? { nil }

  /// Whether the node is drawn in the sizes between two when its size is animated; texts are not.
  package var sizeIsAnimated: Bool { true }

  /// Higher priorities get their space first.
  package var layoutPriority: Double { 0 }

  /// Higher ones stand in front of their siblings.
  package var zIndex: Double { 0 }

  /// What the node prefers as distance to its neighbours.
  package var spacing: ViewSpacing { ViewSpacing() }

  /// The position of an alignment guide that the node sets explicitly, in its own space.
  package func explicitAlignment(_ guide: AlignmentKey, _ dimensions: Dimensions) -> CGFloat? {
    nil
  }

  /// A value that `layoutValue(key:value:)` put on this element.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// Draws the node itself and its children into `canvas`; the node's origin is the canvas' origin.
  package func draw(into canvas: inout DisplayCanvas) {
    forEachElement { $0.drawPlaced(into: &canvas) }
  }

  /// Tells what the node is to accessibility; by default only what its children are.
  package func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    forEachElement { $0.buildAccessibilityPlaced(&builder) }
  }

  /// Collects who may react to a touch at `point` (in the node's space), front to back.
  ///
  /// - Returns: True when the touch ends here and nothing behind sees it.
  package func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    hitTestChildren(point, &path)
  }

  /// Does what a driver or an assistive technology asks for; false when the node cannot.
  package func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool { false }

  /// A measure with the answers kept: bounded, and forgotten when the node changes.
  package struct Dimensions {
    package let node: LayoutNode
    package let size: CGSize
    package let proposal: Proposal
  }

  // MARK: Sizes

  /// The size for a proposal, from the cache when it was asked before.
  package final func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let known = cache.index(for: proposal)
    return known >= 0 ? cache.size(at: known) : newAnswer(to: proposal).size
  }

  /// The size for a proposal and the other proposals for which it holds.
  package final func answer(to proposal: Proposal) -> LayoutAnswer {
    let known = cache.index(for: proposal)
    return known >= 0 ? cache[known] : newAnswer(to: proposal)
  }

  /// Measures the node.
  private func newAnswer(to proposal: Proposal) -> LayoutAnswer {
    if !StackRoom.isLeftForLayout, !hasRoomToLayOut() {
      return LayoutAnswer(proposal: proposal, size: .zero, region: .exact)
    }
    countMeasure()
    var region = ProposalRegion.exact
    var size = measure(proposal, holdingIn: &region)
    // Infinite proposals leave such sizes inside of stacks and grids.
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    let answer = LayoutAnswer(proposal: proposal, size: size, region: region)
    if !cache.insert(answer) { flag(.cacheOverflowed) }
    return answer
  }

  package final func dimensions(_ proposal: Proposal) -> Dimensions {
    Dimensions(node: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  // MARK: Places

  /// Puts the node at `origin`, offering it `proposal`; places its children only if that changes
  /// anything for them.
  ///
  /// A coordinate that is not finite counts as 0.
  package final func place(at origin: CGPoint, _ proposal: Proposal) {
    place(at: origin, proposal, size: sizeThatFits(proposal))
  }

  /// The same by who knows the size that the node takes for `proposal`, and spares a look at what the node has kept.
  package final func place(at origin: CGPoint, _ proposal: Proposal, size newSize: CGSize) {
    let newOrigin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    // Conditions one by one: a debug build counts references for each `||` of properties.
    let sameSize = newSize == size
    if !sameSize { placeDidChange(to: newOrigin, newSize) }
    if sameSize, newOrigin != self.origin { placeDidChange(to: newOrigin, newSize) }
    self.origin = newOrigin
    if sameSize, !isFlagged(.needsPlacement), proposal.isSame(as: placedProposal) { return }
    size = newSize
    placedProposal = proposal
    performPlacement()
  }

  /// The room of the children; a function for the reason that `flag` is one.
  final func ownBounds() -> CGRect { CGRect(origin: .zero, size: size) }

  /// What the node was offered when it was placed.
  final func offeredProposal() -> Proposal { placedProposal }

  private func placeDidChange(to newOrigin: CGPoint, _ newSize: CGSize) {
    guard notePlaceChange(), isFlagged(.placed) else { return }
    graph.movements.note(self, from: frame, to: CGRect(origin: newOrigin, size: newSize))
  }

  package final func performPlacement() {
    unflag(.needsPlacement)
    flag(.placed)
    if !StackRoom.isLeftForLayout, !hasRoomToLayOut() { return }
    placeChildren()
    didPlace()
  }

  private func hasRoomToLayOut() -> Bool { graph.hasRoomToLayOut(self) }

  /// Called after the node and its children have been placed.
  package func didPlace() {}

  // MARK: Changes

  /// Says that the node's size may have changed.
  package final func invalidateLayout() {
    guard !flags.contains(.removed) else { return }
    graph.enqueueLayout(self)
  }

  /// Says that the children have to be placed again, though no size changed.
  package final func invalidatePlacement() {
    guard !flags.contains(.removed) else { return }
    flags.insert(.needsPlacement)
    graph.enqueuePlacement(self)
  }

  /// Says that the node looks different, though nothing moved.
  package final func invalidateDrawing() {
    graph.contentDidChange()
  }

  /// Forgets the cached sizes and finds out whether any of them has changed.
  ///
  /// - Returns: True when the parent has to be measured again.
  final func remeasure() -> Bool {
    var old = cache.drain()
    let told = toldSpacing
    let overflowed = flags.contains(.cacheOverflowed)
    flags.remove(.cacheOverflowed)
    willRemeasure()
    if spacingDidChange(from: told) {
      layoutParent?.flags.insert(.spacingMayDiffer)
      return true
    }
    if overflowed { return true }
    var changed = false
    for index in 0..<old.count {
      let known = old[index]
      let new = answer(to: known.proposal)
      if new.size != known.size || new.region != known.region { changed = true }
    }
    return changed || old.count == 0
  }

  /// Forgets what was derived from the children's sizes.
  package func willRemeasure() {}

  /// The preferred spacing that was answered last, if it is kept.
  package var toldSpacing: ViewSpacing? { nil }

  /// Whether the preferred spacing may differ from the one before the change.
  ///
  /// Asked once after each change. By default it is what an element inside has said, since most nodes
  /// pass the spacing of their element on.
  package func spacingDidChange(from told: ViewSpacing?) -> Bool {
    let mayDiffer = flags.contains(.spacingMayDiffer)
    flags.remove(.spacingMayDiffer)
    return mayDiffer
  }

  /// Everything is mirrored when the direction of the text changes.
  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if keys.contains(EnvironmentValues.layoutDirectionKey) {
      invalidateLayout()
      layoutParent?.invalidatePlacement()
    }
    layoutParent?.environmentDidChange(keys, of: self)
    super.environmentDidChange(keys)
  }

  /// Called when values have changed in the environment of a layout child.
  package func environmentDidChange(_ keys: EnvironmentKeySet, of child: LayoutNode) {}

  package override func tearDown() {
    super.tearDown()
    if flags.contains(.toldGuides) { forgetToldGuides() }
  }

  package override func elementsDidChange() {
    flags.insert(.elementsStale)
    invalidateLayout()
  }

  package override var loneElement: LayoutNode? { self }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    elements.append(self)
  }
}

extension _Node.Flags {
  /// Those that a layout node begins with.
  fileprivate static let ofLayoutNodes = isUnary.union(.needsPlacement).union(.elementsStale)
}
