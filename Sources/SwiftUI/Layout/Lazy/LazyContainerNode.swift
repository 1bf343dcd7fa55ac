import Foundation

// Long file: what the node knows of its lines is private to it, and every part of it needs that.

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
  private var blocks: [LazyBlock] = []
  private var needsBlocks = true
  private var lengthsAreStale = true
  /// Whether there are made views of which it is not known if they can be seen.
  private var unitsAreStale = true
  private var placed: ContiguousArray<LayoutNode> = []
  private var shown: [ObjectIdentifier: _Node] = [:]
  private var wanted: [(items: any LazyItems, range: Range<Int>)] = []
  private var seenViewport: CGRect?
  /// How many views one body pass makes at most; grows while a pass was not enough.
  private var batch = 512

  init(_ rule: Rule, _ context: _NodeContext) {
    self.rule = rule
    super.init(context)
    graph.addPlaceObserver(self)
  }

  func update(_ new: Rule) {
    let isSame =
      rule.alignment == new.alignment && rule.spacing == new.spacing
      && rule.pinnedViews == new.pinnedViews
      && (rule.tracks ?? []).elementsEqual(new.tracks ?? [], by: { areEqual($0, $1) })
    rule = new
    guard !isSame else { return }
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

  private func rebuildBlocks() {
    needsBlocks = false
    lengthsAreStale = true
    unitsAreStale = true
    let old = blocks
    var builder = LazyBlockBuilder(needsSingleViews: rule.tracks != nil)
    if let content { builder.add(content) }
    blocks = builder.blocks
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

  /// Whether an identity is that of one of the items; the frame of its line in the node's space.
  ///
  /// `searchesAll`: Whether items may be made to look for the identity inside of them.
  func frame(ofID id: AnyHashable, searchesAll: Bool) -> CGRect? {
    if needsBlocks { rebuildBlocks() }
    for block in blocks {
      for run in block.runs {
        guard case .items(let items) = run.source else { continue }
        for index in 0..<items.itemCount where items.itemID(at: index) == id {
          return frame(ofLine: (run.start + index) / max(1, block.columns), in: block)
        }
      }
      var found: Int?
      block.forEachMadeCell { index, cell in
        if found == nil, cell.unit?.containsIdentity(id) == true { found = index }
      }
      if let found { return frame(ofLine: found / max(1, block.columns), in: block) }
    }
    return searchesAll ? frameOfUnmade(id) : nil
  }

  private func frameOfUnmade(_ id: AnyHashable) -> CGRect? {
    for block in blocks {
      for run in block.runs {
        guard case .items(let items) = run.source else { continue }
        for index in 0..<items.itemCount where items.item(at: index) == nil {
          let node = items.realizeItem(at: index)
          unitsAreStale = true
          guard node.containsIdentity(id) else { continue }
          invalidateLayout()
          return frame(ofLine: (run.start + index) / max(1, block.columns), in: block)
        }
      }
    }
    return nil
  }

  private func frame(ofLine line: Int, in block: LazyBlock) -> CGRect {
    let gap = line == 0 ? 0 : gap(before: line, in: block)
    let start = block.start + block.lengths.start(of: line) + gap
    let length = max(0, block.lengths.length(of: line) - gap)
    return rule.axis == .vertical
      ? CGRect(x: 0, y: start, width: size.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: size.height)
  }

  // MARK: Lines

  private func along(_ size: CGSize) -> CGFloat {
    rule.axis == .vertical ? size.height : size.width
  }

  private func across(_ size: CGSize) -> CGFloat {
    rule.axis == .vertical ? size.width : size.height
  }

  private func offer(_ length: CGFloat) -> Proposal {
    rule.axis == .vertical ? Proposal(length, .nan) : Proposal(.nan, length)
  }

  private func tracks(_ across: CGFloat) -> [GridTracks.Track] {
    guard let items = rule.tracks else {
      return [GridTracks.Track(start: 0, length: across, alignment: nil)]
    }
    return GridTracks(items, length: across.isFinite ? across : 0).tracks
  }

  /// The distance between two views that follow each other, in points.
  private func gap(_ first: LayoutNode?, _ second: LayoutNode?) -> CGFloat {
    if let spacing = rule.spacing { return spacing.isFinite ? spacing : 0 }
    guard let first, let second, rule.tracks == nil else { return ViewSpacing.standardDistance }
    return first.spacing.distance(
      to: second.spacing, along: rule.axis, scale: graph.displayScale)
  }

  private func gap(before line: Int, in block: LazyBlock) -> CGFloat {
    if rule.spacing != nil || rule.tracks != nil { return gap(nil, nil) }
    return gap(
      block.cell(at: line * block.columns - 1)?.elements.last,
      block.cell(at: line * block.columns)?.elements.first)
  }

  private func length(of cell: LazyCell, _ track: CGFloat) -> CGFloat {
    var length: CGFloat = 0
    var previous: LayoutNode?
    for element in cell.elements {
      if let previous { length += gap(previous, element) }
      element.layoutParent = self
      length += along(element.sizeThatFits(offer(track)))
      previous = element
    }
    return length
  }

  /// Measures the lines whose views are there.
  private func prepare(_ across: CGFloat) {
    if needsBlocks { rebuildBlocks() }
    let tracks = tracks(across)
    for block in blocks {
      let columns = block.role == .cells ? tracks.count : 1
      let isNew =
        block.across?.bitPattern != across.bitPattern || block.columns != columns
        || block.lengths.count != block.lineCount
      guard isNew || lengthsAreStale else { continue }
      if isNew {
        block.columns = columns
        block.across = across
        block.lengths = LazyLengths(count: block.lineCount, estimate: block.lengths.estimate)
      }
      guard columns > 0 else { continue }
      measureMadeLines(block, block.role == .cells ? tracks.map(\.length) : [across])
    }
    lengthsAreStale = false
  }

  private func measureMadeLines(_ block: LazyBlock, _ tracks: [CGFloat]) {
    var line = -1
    var longest: CGFloat = 0
    func finish() {
      guard line >= 0 else { return }
      let gap = line == 0 ? 0 : gap(before: line, in: block)
      block.lengths.set(longest + gap, of: line)
    }
    block.forEachMadeCell { index, cell in
      if index / block.columns != line {
        finish()
        line = index / block.columns
        longest = 0
      }
      longest = max(longest, length(of: cell, tracks[index % block.columns]))
    }
    finish()
    block.lengths.estimateFromKnown()
  }

  /// Finds where each part starts; returns the length of all of them.
  private func arrange() -> CGFloat {
    var position: CGFloat = 0
    var previous: LazyBlock?
    for block in blocks where block.count > 0 {
      if let previous {
        position += gap(
          previous.cell(at: previous.count - 1)?.elements.last,
          block.cell(at: 0)?.elements.first)
      }
      block.start = position
      position += block.lengths.total
      previous = block
    }
    return position
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

  private func wholeTrack(_ length: CGFloat) -> GridTracks.Track {
    GridTracks.Track(start: 0, length: length, alignment: nil)
  }

  private func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
    rule.axis == .vertical ? rect.minY...max(rect.minY, rect.maxY) : horizontalSpan(rect)
  }

  /// Lines run from right to left where the text does.
  private func horizontalSpan(_ rect: CGRect) -> ClosedRange<CGFloat> {
    guard environment.isRightToLeft else { return rect.minX...max(rect.minX, rect.maxX) }
    return (size.width - rect.maxX)...max(size.width - rect.maxX, size.width - rect.minX)
  }

  private func isPinned(_ role: LazyBlock.Role) -> Bool {
    switch role {
    case .header: rule.pinnedViews.contains(.sectionHeaders)
    case .footer: rule.pinnedViews.contains(.sectionFooters)
    case .cells: false
    }
  }

  private func place(
    _ block: LazyBlock, _ tracks: [GridTracks.Track], _ pass: inout LazyPlacementPass
  ) {
    guard !tracks.isEmpty, !isPinned(block.role) else { return }
    let lines = block.lengths
    guard block.start <= pass.visible.upperBound,
      block.start + lines.total >= pass.visible.lowerBound
    else { return }
    var line = lines.line(at: pass.visible.lowerBound - block.start)
    while line < lines.count {
      let start = block.start + lines.start(of: line)
      if start > pass.visible.upperBound || pass.isFull { return }
      let gap = line == 0 ? 0 : gap(before: line, in: block)
      // A line that ends where the visible part begins cannot be seen.
      let end = start + lines.length(of: line)
      let isSeen =
        end > pass.visible.lowerBound && start + gap < pass.visible.upperBound
        || end - start - gap <= 0
      for (column, track) in tracks.enumerated() where isSeen {
        let index = line * block.columns + column
        guard index < block.count else { break }
        guard let cell = block.cell(at: index) else {
          if let (run, place) = block.run(of: index), case .items(let items) = run.source {
            pass.miss(items, place)
          }
          continue
        }
        place(cell, at: start + gap, end - start - gap, track, &pass)
      }
      line += 1
    }
  }

  private func place(
    _ cell: LazyCell, at start: CGFloat, _ length: CGFloat, _ track: GridTracks.Track,
    _ pass: inout LazyPlacementPass
  ) {
    if let unit = cell.unit { pass.units.append(unit) }
    let offer = offer(track.length)
    var position = start
    var previous: LayoutNode?
    for element in cell.elements {
      if let previous { position += gap(previous, element) }
      let own = along(element.sizeThatFits(offer))
      // A cell of a grid has all of its line; a view of a stack has its own length.
      let room = rule.tracks == nil || cell.elements.count > 1 ? own : length
      place(element, at: position, room, track, offer)
      pass.placed.append(element)
      position += own
      previous = element
    }
  }

  private func place(
    _ element: LayoutNode, at start: CGFloat, _ length: CGFloat, _ track: GridTracks.Track,
    _ offer: Proposal
  ) {
    let isVertical = rule.axis == .vertical
    var box = CGRect(x: start, y: track.start, width: length, height: track.length)
    if isVertical { box = CGRect(x: track.start, y: start, width: track.length, height: length) }
    if rule.tracks != nil {
      let free = across(size) - tracks(across(size)).reduce(0) { max($0, $1.start + $1.length) }
      let fraction = rule.alignment.defaultFraction() ?? 0.5
      let shift = track.length == across(size) ? 0 : free * fraction
      if isVertical { box.origin.x += shift } else { box.origin.y += shift }
    }
    var alignment = track.alignment ?? .center
    if rule.tracks == nil {
      alignment =
        isVertical
        ? Alignment(horizontal: HorizontalAlignment(key: rule.alignment), vertical: .top)
        : Alignment(horizontal: .leading, vertical: VerticalAlignment(key: rule.alignment))
    }
    let inner = element.origin(aligned: alignment, in: box.size, offer, environment)
    let x = environment.isRightToLeft ? size.width - box.maxX : box.minX
    element.place(at: CGPoint(x: x + inner.x, y: box.minY + inner.y), offer)
  }

  // MARK: Pinned headers and footers

  private func placePinned(_ role: LazyBlock.Role, _ pass: inout LazyPlacementPass) {
    guard isPinned(role) else { return }
    for block in blocks where block.role == role && block.count > 0 {
      let section = blocks.filter { $0.section == block.section && $0.count > 0 }
      guard let first = section.first, let last = section.last, let cell = block.cell(at: 0)
      else { continue }
      let end = last.start + last.lengths.total
      guard end > pass.visible.lowerBound, first.start < pass.visible.upperBound else { continue }
      let length = block.lengths.total
      let start =
        role == .header
        ? min(max(block.start, pass.visible.lowerBound), end - length)
        : max(min(block.start, pass.visible.upperBound - length), first.start)
      place(cell, at: start, length, wholeTrack(across(size)), &pass)
    }
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

extension LayoutNode {
  fileprivate var isGone: Bool { flags.contains(.removed) }
}
