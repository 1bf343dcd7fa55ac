import Foundation

/// A section of a list and where it stands.
struct ListSectionLayout {
  var headers: [ListRowNode] = []
  var footers: [ListRowNode] = []
  var runs: [ListRun] = []
  /// Whether the content stands in a `Section`.
  var isExplicit = false
  /// The area of the rows, in the list's content space, in points.
  var card = CGRect.zero
  var margins = ListSectionMargins()
  /// What leads to the section in the list's index; nil for nothing.
  var indexLabel: Text?
  /// Where its header, or else its first row, begins in the list's content space, in points.
  var top: CGFloat = 0

  var isEmpty: Bool { headers.isEmpty && footers.isEmpty && runs.isEmpty }
}

/// Rows in a row that come from one source: single views, or the items of a `ForEach`.
@MainActor
final class ListRun {
  /// Single rows, all of them made.
  var rows: [ListRowNode] = []
  /// Where the rows come from that are made on demand.
  let items: (any LazyItems)?
  var heights: RowHeights
  /// Whether the items that were made when the run began have been measured.
  private var isMeasured = false
  /// The top of the run in the list's content space, in points.
  var top: CGFloat = 0
  /// The left side of its rows in the list's content space, and how wide they are, in points.
  var left: CGFloat = 0
  var width: CGFloat = 0

  init(items: (any LazyItems)?, estimate: CGFloat) {
    self.items = items
    heights = RowHeights(count: items?.itemCount ?? 0, estimate: estimate)
  }

  /// The area of an item, in the list's content space; estimated as long as it was not seen.
  func frame(of index: Int, in list: ListNode) -> CGRect {
    CGRect(
      x: left, y: top + heights.top(of: index), width: width, height: heights.height(of: index))
  }

  /// The rows of an item; nil when it was not made.
  func rows(of index: Int, in list: ListNode) -> [ListRowNode]? {
    guard let items, let node = items.item(at: index) else { return nil }
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    return elements.map { element in
      let row = list.row(for: element, .row)
      row.items = items
      row.itemIndex = index
      return row
    }
  }
}

extension ListRun {
  /// Measures items anew that were made: all of them, or those whose rows have changed.
  func updateHeights(in list: ListNode, _ stale: StaleListRows) {
    guard let items else { return }
    if stale.includesAll || !isMeasured || heights.count != items.itemCount {
      isMeasured = true
      heights = RowHeights(count: items.itemCount, estimate: list.metrics.minRowHeight)
      items.forEachMadeItem { index, _ in measure(index, in: list) }
    } else {
      for index in stale.items(of: items) where index < heights.count {
        measure(index, in: list)
      }
    }
  }

  private func measure(_ index: Int, in list: ListNode) {
    guard let rows = rows(of: index, in: list) else { return }
    let proposal = Proposal(width, .nan)
    let height = rows.reduce(0) {
      $0 + $1.sizeThatFits(proposal).height + list.metrics.rowSpacing
    }
    heights.set(height, of: index)
  }
}

/// The rows of a list whose heights are no longer known.
@MainActor
struct StaleListRows {
  static let none = StaleListRows(includesAll: false)

  var includesAll = true
  private var indices: [ObjectIdentifier: IndexSet] = [:]

  mutating func add(_ items: any LazyItems, _ range: Range<Int>) {
    indices[ObjectIdentifier(items), default: []].insert(integersIn: range)
  }

  func items(of items: any LazyItems) -> IndexSet {
    indices.isEmpty ? [] : indices[ObjectIdentifier(items)] ?? []
  }
}

/// Finds the sections in the content of a list.
@MainActor
struct ListSectionBuilder {
  private let list: ListNode
  private let old: [ListRun]
  private var sections: [ListSectionLayout] = []
  private var current = ListSectionLayout()

  init(list: ListNode, old: [ListRun]) {
    self.list = list
    self.old = old
  }

  mutating func finish() -> [ListSectionLayout] {
    close()
    return sections
  }

  private mutating func close() {
    if !current.isEmpty || current.isExplicit { sections.append(current) }
    current = ListSectionLayout()
  }

  mutating func add(_ node: _Node) {
    if let section = node as? SectionNode {
      add(section)
    } else if let items = node as? any LazyItems {
      add(items)
    } else if let picker = node as? PickerNode, let rows = picker.listRows {
      for row in rows { add(row) }
    } else if let element = node as? LayoutNode {
      add(element)
    } else if node.isMultiWrapper {
      var elements: ContiguousArray<LayoutNode> = []
      node.collectElements(into: &elements)
      for element in elements { add(element) }
    } else {
      node.forEachChild { add($0) }
    }
  }

  private mutating func add(_ element: LayoutNode) {
    let run: ListRun
    if let last = current.runs.last, last.items == nil {
      run = last
    } else {
      run = ListRun(items: nil, estimate: 0)
      current.runs.append(run)
    }
    run.rows.append(list.row(for: element, .row))
  }

  private mutating func add(_ section: SectionNode) {
    close()
    current.isExplicit = true
    current.margins = ListSectionMargins(of: section, in: list)
    current.indexLabel = section.indexLabel(in: list)
    current.headers = rows(section.header, .header)
    if section.isExpanded, let content = section.content { add(content) }
    // A section inside of the content has closed this one.
    current.footers = rows(section.footer, .footer)
    close()
  }

  private func rows(_ node: _Node?, _ role: ListRowNode.Role) -> [ListRowNode] {
    var elements: ContiguousArray<LayoutNode> = []
    node?.collectElements(into: &elements)
    return elements.map { list.row(for: $0, role) }
  }

  private mutating func add(_ items: any LazyItems) {
    guard let areSections = list.areSections(items) else { return }
    if areSections {
      for index in 0..<items.itemCount {
        if let node = items.item(at: index) { add(node) }
      }
      list.realizeAll(items)
      return
    }
    if items.itemsVaryInCount { list.realizeAll(items) }
    if let kept = old.first(where: { $0.items === items && $0.heights.count == items.itemCount }) {
      current.runs.append(kept)
    } else {
      current.runs.append(ListRun(items: items, estimate: list.metrics.minRowHeight))
    }
  }
}

/// One run through the rows of a list that shows a part of them.
@MainActor
struct ListLayoutPass {
  let list: ListNode
  /// The part of the content for which rows are wanted, in points.
  let visible: CGRect
  /// How many rows beyond the first missing one are asked for, at least.
  let lookAhead: Int
  /// The rows in the visible part, from top to bottom.
  private(set) var rows: [ListRowNode] = []
  /// The nodes of the items in the visible part.
  private(set) var items: [_Node] = []
  private(set) var missing: [(any LazyItems, Range<Int>)] = []
  private var y: CGFloat = 0
  /// The left side of the rows that are placed, and how wide they are, in points.
  private var left: CGFloat = 0
  private var width: CGFloat = 0

  init(list: ListNode, visible: CGRect, lookAhead: Int) {
    self.list = list
    self.visible = visible
    self.lookAhead = lookAhead
  }

  /// Places the rows; returns the height of all of the content.
  mutating func run(_ sections: inout [ListSectionLayout]) -> CGFloat {
    let metrics = list.metrics
    for index in sections.indices {
      let hasHeader = !sections[index].headers.isEmpty
      let above = sections[index].margins.top
      if index > 0 {
        // A title takes the place of its half of the gap.
        let gap = hasHeader ? metrics.gapAboveHeaders : nil
        let half = metrics.sectionGap / 2
        let isOpen = gap == nil && sections[index - 1].footers.isEmpty
        y += sections[index - 1].margins.bottom ?? (isOpen ? half : 0)
        y += above ?? gap ?? (hasHeader ? 0 : half)
      } else {
        y += above ?? (hasHeader ? metrics.topMargin ?? 0 : metrics.top)
      }
      place(&sections[index])
    }
    if let last = sections.last { y += last.margins.bottom ?? metrics.bottom }
    return y
  }

  private mutating func place(_ section: inout ListSectionLayout) {
    let sides = section.margins.sides(in: list)
    (left, width) = (sides.left, max(0, list.size.width - sides.left - sides.right))
    let start = y
    section.top = y
    let headers = rows.count
    for header in section.headers { place(header, isHeader: true) }
    let top = y
    let first = rows.count
    for (index, run) in section.runs.enumerated() {
      if index > 0 { y += list.metrics.rowSpacing }
      place(run)
    }
    section.card = CGRect(x: left, y: top, width: width, height: y - top)
    let isBelowHeader = !section.headers.isEmpty || top > 0
    for row in rows[first...] {
      row.isFirst = row.frame.minY <= top + 0.01
      row.isLast = row.frame.maxY >= y - 0.01
      row.isBelowHeader = isBelowHeader
    }
    if list.metrics.look == .plain { pin(section.headers, from: start, at: headers) }
    for footer in section.footers { place(footer) }
  }

  /// Keeps headers that would be scrolled out of sight at the top while rows of their section show.
  private mutating func pin(_ headers: [ListRowNode], from start: CGFloat, at index: Int) {
    guard headers.count == 1, let header = headers.first, y > list.offset.y else { return }
    let proposal = Proposal(width, .nan)
    let height = header.sizeThatFits(proposal).height
    let top = min(list.offset.y, y - height)
    guard top > start else { return }
    header.isPinned = true
    header.place(at: CGPoint(x: left, y: top), proposal)
    if !rows[index...].contains(where: { $0 === header }) { rows.insert(header, at: index) }
  }

  private mutating func place(_ row: ListRowNode, isHeader: Bool = false) {
    let proposal = Proposal(width, .nan)
    let height = row.sizeThatFits(proposal).height
    if isHeader { row.isPinned = false }
    if y + height >= visible.minY, y <= visible.maxY {
      row.place(at: CGPoint(x: left, y: y), proposal)
      rows.append(row)
    }
    y += height
  }

  private mutating func place(_ run: ListRun) {
    guard let items = run.items else {
      for (index, row) in run.rows.enumerated() {
        if index > 0 { y += list.metrics.rowSpacing }
        place(row)
      }
      return
    }
    run.top = y
    (run.left, run.width) = (left, width)
    let count = items.itemCount
    guard count > 0 else { return }
    run.updateHeights(in: list, list.staleRows)
    if y <= visible.maxY, y + run.heights.total >= visible.minY {
      placeVisible(run, items, count)
    }
    y = run.top + run.heights.total - list.metrics.rowSpacing
  }

  private mutating func placeVisible(_ run: ListRun, _ items: any LazyItems, _ count: Int) {
    let proposal = Proposal(width, .nan)
    var index = run.heights.row(at: visible.minY - run.top)
    while index < count {
      let top = run.top + run.heights.top(of: index)
      if top > visible.maxY { return }
      guard let itemRows = run.rows(of: index, in: list) else {
        let rest = (visible.maxY - top) / max(1, run.heights.estimate)
        let rows = Int(clamping: min(rest.rounded(.up), CGFloat(count)))
        let end = min(count, index + max(lookAhead, rows + 1))
        missing.append((items, index..<end))
        return
      }
      if let node = items.item(at: index) { self.items.append(node) }
      var height: CGFloat = 0
      for row in itemRows {
        row.place(at: CGPoint(x: left, y: top + height), proposal)
        height += row.size.height + list.metrics.rowSpacing
        rows.append(row)
      }
      run.heights.set(height, of: index)
      index += 1
    }
  }
}
