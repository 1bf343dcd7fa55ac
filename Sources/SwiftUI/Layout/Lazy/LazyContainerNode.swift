import Foundation

/// The node of lazy stacks and grids: makes the views of the `ForEach`es inside when they come into
/// view.
///
/// What the layout finds missing is made in the body pass of the same turn; until then a line counts
/// with an estimated length. Views that go out of sight disappear and keep their state.
@MainActor
package final class LazyContainerNode: ContainerNode, LazyItemsContainer, PlaceObserver {
  struct Rule {
    var axis: Axis
    /// The tracks across the axis; nil for one that takes all of the room.
    var tracks: [GridItem]?
    /// Where the tracks, or the views of a stack, stand across the axis.
    var alignment: AlignmentKey
    /// Between the lines, in points; nil for what the views prefer.
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews
    let name: String
  }

  private(set) var rule: Rule
  var blocks: [LazyBlock] = []
  var needsBlocks = true
  var lengthsAreStale = true
  /// Whether there are made views of which it is not known if they can be seen.
  var unitsAreStale = true
  private var placed: ContiguousArray<LayoutNode> = []
  var shown: [ObjectIdentifier: _Node] = [:]
  private var wanted: [(items: any LazyItems, range: Range<Int>)] = []
  private var seenViewport: CGRect?
  /// How many views one body pass makes at most; grows while a pass was not enough.
  private var batch = 512

  init(_ rule: Rule, _ context: _NodeContext) {
    self.rule = rule
    super.init(context)
    checkNumbers()
    graph.addPlaceObserver(self)
  }

  func update(_ new: Rule) {
    let isSame =
      rule.alignment == new.alignment && rule.spacing == new.spacing
      && rule.pinnedViews == new.pinnedViews
      && (rule.tracks ?? []).elementsEqual(new.tracks ?? [], by: { areEqual($0, $1) })
    rule = new
    guard !isSame else { return }
    checkNumbers()
    lengthsAreStale = true
    for block in blocks { block.across = nil }
    invalidateLayout()
  }

  // MARK: Content

  package override func elementsDidChange() {
    needsBlocks = true
    invalidateLayout()
  }

  package override func willRemeasure() {
    super.willRemeasure()
    lengthsAreStale = true
  }

  private func want(_ items: any LazyItems, _ range: Range<Int>) {
    wanted.append((items, range))
    invalidate()
  }

  /// Makes what the layout has found missing.
  package override func refresh() {
    flags.remove(.queued)
    let ranges = wanted
    wanted = []
    guard !ranges.isEmpty, graph.hasRoom(for: self) else { return }
    for (items, range) in ranges {
      for index in range where index < items.itemCount { _ = items.realizeItem(at: index) }
    }
    unitsAreStale = true
    // The first items tell what the others are like.
    needsBlocks = true
    invalidateLayout()
  }

  func rebuildBlocks() {
    needsBlocks = false
    lengthsAreStale = true
    unitsAreStale = true
    let old = blocks
    var builder = LazyBlockBuilder(needsSingleViews: rule.tracks != nil)
    if let content { builder.add(content) }
    blocks = builder.blocks
    showFormerUnits(of: old)
    for (items, range) in builder.missing { want(items, range) }
    for (index, block) in blocks.enumerated() {
      let match =
        index < old.count && old[index].hasSameSources(as: block)
        ? old[index] : old.first { $0.hasSameSources(as: block) }
      if let match {
        block.lengths = match.lengths
        block.across = match.across
        block.columns = match.columns
      } else if let before = old.first(where: { $0.role == block.role }) {
        block.lengths = LazyLengths(count: 0, estimate: before.lengths.estimate)
      }
    }
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    let offered = proposal[rule.axis.cross]
    let across = offered.isInfinite ? .nan : offered
    prepare(across)
    let length = arrange()
    var breadth = offered
    if !offered.isFinite {
      breadth = 0
      for block in blocks {
        block.forEachMadeCell { _, cell in
          for element in cell.elements {
            breadth = max(breadth, self.across(element.sizeThatFits(offer(.nan))))
          }
        }
      }
    }
    if let items = rule.tracks {
      breadth = max(
        offered.isFinite ? offered : 0,
        GridTracks(items, length: offered.isFinite ? offered : 0).length)
    }
    return rule.axis == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  package override func placeChildren() {
    let room = across(size)
    prepare(room)
    _ = arrange()
    seenViewport = viewport
    var pass = LazyPlacementPass(
      visible: seenViewport.map(span) ?? -.infinity...(.infinity), limit: batch)
    let tracks = tracks(room)
    for block in blocks where block.count > 0 {
      place(block, block.role == .cells ? tracks : [wholeTrack(room)], &pass)
    }
    placePinned(.header, &pass)
    placePinned(.footer, &pass)
    placed = pass.placed
    batch = pass.missing.isEmpty ? 512 : min(batch * 2, 65_536)
    for (items, range) in pass.missing { want(items, range) }
    updateShown(pass.units)
  }

  // MARK: What can be seen

  /// Looks anew when another part of the container shows.
  package func checkPlace() {
    guard !flags.contains(.needsPlacement), viewport != seenViewport else { return }
    invalidatePlacement()
  }

  private func updateShown(_ units: [_Node]) {
    var now: [ObjectIdentifier: _Node] = [:]
    for unit in units { now[ObjectIdentifier(unit)] = unit }
    for block in blocks where unitsAreStale {
      block.forEachMadeCell { _, cell in
        guard let unit = cell.unit, now[ObjectIdentifier(unit)] == nil else { return }
        unit.setShown(false)
      }
    }
    unitsAreStale = false
    for (id, unit) in shown where now[id] == nil { unit.setShown(false) }
    for unit in units { unit.setShown(true) }
    shown = now
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in graph.usesZIndex ? placed.backToFront : placed where !element.isGone {
      body(element)
    }
  }

  package override func tearDown() {
    super.tearDown()
    placed = []
    shown = [:]
    blocks = []
  }

  package override var dumpLabel: String? { rule.name }
}
