import Foundation
import UIKit

/// A node that has a size and a place: what containers arrange.
///
/// Sizes are answers to proposals and are cached. Places are relative to the layout parent: origin
/// at its top left corner, y downwards, in points.
@MainActor
package class LayoutNode: _Node {
  /// The top left corner in the layout parent's space.
  package final var origin: CGPoint = .zero
  package final var size: CGSize = .zero
  package final var placedProposal = Proposal.unspecified
  package final unowned(unsafe) var layoutParent: LayoutNode?
  private var cache = SizeCache()

  package override init(_ context: _NodeContext) {
    super.init(context)
    flags = [.isUnary, .needsPlacement, .elementsStale]
  }

  // MARK: What subclasses tell

  /// The size that the node takes when it is offered `proposal`; pure, called once per proposal.
  package func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 10, height: 10))
  }

  /// Places the layout children inside `size`, as offered by `placedProposal`.
  package func placeChildren() {}

  /// Calls `body` with each layout child, back to front.
  package func forEachElement(_ body: (LayoutNode) -> Void) {}

  /// How far the children's space is moved against the node's own: the scroll offset, negated.
  package var contentOffset: CGPoint { .zero }

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

  /// Adds the recognizers of touches on the node; called from the front node outwards.
  package func collectGestures(into collection: inout GestureCollection) {}

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
    if let size = cache.size(for: proposal) { return size }
    graph.statistics.nodesMeasured += 1
    let size = measure(proposal)
    if !cache.insert(proposal, size) { flags.insert(.cacheOverflowed) }
    return size
  }

  package final func dimensions(_ proposal: Proposal) -> Dimensions {
    Dimensions(node: self, size: sizeThatFits(proposal), proposal: proposal)
  }

  // MARK: Places

  /// Puts the node at `origin`, offering it `proposal`; places its children only if that changes
  /// anything for them.
  package final func place(at origin: CGPoint, _ proposal: Proposal) {
    let newSize = sizeThatFits(proposal)
    self.origin = origin
    guard flags.contains(.needsPlacement) || newSize != size || !proposal.isSame(as: placedProposal)
    else { return }
    size = newSize
    placedProposal = proposal
    performPlacement()
  }

  package final func performPlacement() {
    flags.remove(.needsPlacement)
    placeChildren()
    didPlace()
  }

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
    let old = cache
    let overflowed = flags.contains(.cacheOverflowed)
    flags.remove(.cacheOverflowed)
    cache = SizeCache()
    willRemeasure()
    if overflowed { return true }
    var changed = false
    for index in 0..<old.count {
      let entry = old[index]
      if sizeThatFits(entry.proposal) != entry.size { changed = true }
    }
    return changed || old.count == 0 || spacingDidChange()
  }

  /// Forgets what was derived from the children's sizes.
  package func willRemeasure() {}

  /// Whether the preferred spacing differs from the one before the change.
  package func spacingDidChange() -> Bool { false }

  package override func elementsDidChange() {
    flags.insert(.elementsStale)
    invalidateLayout()
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    elements.append(self)
  }
}

/// The last answers of a node, by proposal.
private struct SizeCache {
  typealias Entry = (proposal: Proposal, size: CGSize)

  private(set) var count = 0
  private var next = 0
  private var entries: (Entry, Entry, Entry, Entry)

  static let capacity = 4

  init() {
    let none: Entry = (Proposal.unspecified, CGSize.zero)
    entries = (none, none, none, none)
  }

  subscript(index: Int) -> Entry {
    switch index {
    case 0: entries.0
    case 1: entries.1
    case 2: entries.2
    default: entries.3
    }
  }

  func size(for proposal: Proposal) -> CGSize? {
    if count > 0, entries.0.proposal.isSame(as: proposal) { return entries.0.size }
    if count > 1, entries.1.proposal.isSame(as: proposal) { return entries.1.size }
    if count > 2, entries.2.proposal.isSame(as: proposal) { return entries.2.size }
    if count > 3, entries.3.proposal.isSame(as: proposal) { return entries.3.size }
    return nil
  }

  /// Keeps an answer; false when an older one had to go.
  mutating func insert(_ proposal: Proposal, _ size: CGSize) -> Bool {
    let entry: Entry = (proposal, size)
    switch next {
    case 0: entries.0 = entry
    case 1: entries.1 = entry
    case 2: entries.2 = entry
    default: entries.3 = entry
    }
    next = (next + 1) % Self.capacity
    if count < Self.capacity {
      count += 1
      return true
    }
    return false
  }
}
