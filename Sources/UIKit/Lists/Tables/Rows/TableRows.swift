import CoreGraphics
import Device
import Foundation

/// What a table knows of its sections, and the cells and headers on the screen.
@MainActor
final class TableRows {
  unowned let table: UITableView
  var cells: [IndexPath: UITableViewCell] = [:]
  var supplementary: [TableSections.Part: UIView] = [:]
  /// The rows on the screen, in order.
  var shownPaths: [IndexPath] = []
  private var sections: TableSections?
  private(set) var heights = HeightIndex()
  private(set) lazy var offScreen = RowsOffScreen(rows: self)
  /// The rows that `prefetchDataSource` was told of.
  var prefetched: Set<IndexPath> = []
  /// Whether a height is final, by position.
  private var areMeasured: [Bool] = []
  /// Whether a height was known without any view, by position.
  private var areSaid: [Bool] = []
  private var width: CGFloat = 0
  /// That of the last layout.
  private var laidOutSize = CGSize.zero
  var isLayingOut = false
  /// Whether the counts are known but nobody has asked for heights yet.
  private var needsMeasuring = false
  private var wasLaidOut = false
  /// Whether `reloadData()` has asked for the counts that hold now.
  private var wasReloaded = false

  init(table: UITableView) {
    self.table = table
  }

  // MARK: Loading

  /// The counts, asked from the data source if need be, with all heights.
  var loaded: TableSections {
    let sections = counted
    if needsMeasuring { measureAnew() }
    return sections
  }

  /// The counts alone, asked from the data source if need be.
  private var counted: TableSections {
    if let sections { return sections }
    let made = TableSections(rowCounts: TableRows.counts(of: table))
    sections = made
    needsMeasuring = true
    return made
  }

  /// How many rows each section has.
  ///
  /// Before the first layout and the first `reloadData()` the data source answers each time, since the table has
  /// taken nothing over from it yet.
  var rowCounts: [Int] {
    if !wasLaidOut, !wasReloaded, !isLayingOut, table.updates == nil {
      let counts = TableRows.counts(of: table)
      if sections?.rowCounts != counts {
        sections = TableSections(rowCounts: counts)
        needsMeasuring = true
      }
    }
    return counted.rowCounts
  }

  var isLoaded: Bool { sections != nil }

  /// Forgets everything that the data source said; the cells are used again.
  func forget() {
    sections = nil
    prefetched = []
    wasReloaded = false
    table.sectionIndex.forget()
    putAway { _ in true }
    table.setNeedsLayout()
  }

  /// Asks the data source for its counts now and not at the next layout.
  ///
  /// So a batch of changes after `reloadData()` is one of the rows that there were then: developers see the data
  /// source asked for its counts inside of `reloadData`, and for its cells at the next layout.
  func countAtOnce() {
    guard !isLayingOut else { return }
    _ = counted
    wasReloaded = true
  }

  func delegateDidChange() {
    if sections != nil { heightsDidChange() }
  }

  func heightsDidChange() {
    guard sections != nil else { return }
    measureAnew()
    table.setNeedsLayout()
  }

  // MARK: Heights

  private func measureAnew() {
    guard let sections else { return }
    needsMeasuring = false
    let measure = TableMeasure(table: table, sections: sections)
    let measured = measure.all()
    heights = HeightIndex(measured.heights)
    areMeasured = measured.areFinal
    areSaid = measured.areFinal
    updateContentSize()
  }

  /// Takes over new counts; `old` gives the position that a position had before, nil for a new one.
  func replace(_ new: TableSections, old position: (TableSections.Part) -> Int?) {
    let known = heights.heights
    let (wereMeasured, wereSaid) = (areMeasured, areSaid)
    sections = new
    prefetched = []
    needsMeasuring = false
    let shown = Set(supplementary.filter { !TableSupplementary.isTitle($0.value) }.keys)
    let measured = TableMeasure(table: table, sections: new, shown: shown).all()
    var list = measured.heights
    var areFinal = measured.areFinal
    for index in list.indices where !areFinal[index] {
      let part = new.part(at: index)
      guard let before = position(part), wereMeasured.indices.contains(before),
        wereMeasured[before], isRow(part) || !wereSaid[before]
      else { continue }
      list[index] = known[before]
      // A batch, an empty one too, measures anew what is on the screen: what cells hold may want more room by now.
      areFinal[index] = !hasCell(part)
    }
    heights = HeightIndex(list)
    areMeasured = areFinal
    areSaid = measured.areFinal
    updateContentSize()
    putAway { part in
      guard let view = self.supplementary[part] else { return false }
      return TableSupplementary.isTitle(view)
        && !TableSupplementary.mayHaveView(part, in: self.table)
    }
    table.setNeedsLayout()
  }

  func sizeMayHaveChanged(of cell: UITableViewCell) {
    guard !isLayingOut, let path = indexPath(of: cell), loaded.contains(path) else { return }
    areMeasured[loaded.position(of: path)] = !isAutomatic(path)
    table.setNeedsLayout()
  }

  private func isAutomatic(_ path: IndexPath) -> Bool {
    guard let sections else { return false }
    return TableMeasure(table: table, sections: sections).explicitHeight(ofRow: path) == nil
  }

  private func isRow(_ part: TableSections.Part) -> Bool {
    if case .row = part { return true }
    return false
  }

  private func hasCell(_ part: TableSections.Part) -> Bool {
    if case .row(let path) = part { return cells[path] != nil }
    return false
  }

  private func updateContentSize() {
    let size = CGSize(
      width: table.bounds.width,
      height: headerHeight + heights.total + (table.tableFooterView?.frame.height ?? 0))
    if table.contentSize != size { table.contentSize = size }
  }

  func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return heightsOfEndsDidChange() }
    old?.removeFromSuperview()
    if let new { table.addSubview(new) }
    heightsOfEndsDidChange()
  }

  private func heightsOfEndsDidChange() {
    if sections != nil { updateContentSize() }
    table.setNeedsLayout()
  }

  // MARK: Layout

  /// Lays out if the table has to, as asking for a cell does, in a window or without one.
  func settle() {
    guard !isLayingOut, table.layoutState.needsLayout, !table.bounds.isEmpty else { return }
    table.layoutIfNeeded()
  }

  /// Lays out if the table has to; one without size shows the row at its top, but only who asks for that finds it.
  ///
  /// Tests make tables without a frame to spy on what a data source dequeues: on iOS they find the first row.
  func settleForCell() {
    guard table.bounds.isEmpty else { return settle() }
    if table.layoutState.needsLayout { layOut(withoutSize: true) }
  }

  func layOut() {
    guard table.bounds.height > 0, table.bounds.width > 0 else { return }
    layOut(withoutSize: false)
  }

  private func layOut(withoutSize: Bool) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let sections = loaded
    wasLaidOut = true
    if width != table.bounds.width {
      width = table.bounds.width
      measureAnew()
    }
    let bounds = table.bounds
    table.tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: headerHeight)
    // What has left the screen serves at once as cells for what comes in.
    putAway { part in
      guard !withoutSize else { return false }
      if let section = self.sectionOfPinnedHeader(part) {
        return !table.rect(forSection: section).intersects(bounds)
      }
      return !self.rect(of: part).intersects(bounds)
    }
    var seen: Set<TableSections.Part> = []
    if sections.count > 0 {
      var position = heights.item(at: max(bounds.minY - headerHeight, 0))
      var y = headerHeight + heights.start(of: position)
      while position < sections.count, y < bounds.maxY || withoutSize && y <= bounds.minY {
        let part = sections.part(at: position)
        show(part, at: position)
        if heights.heights[position] > 0 { seen.insert(part) }
        y += heights.heights[position]
        position += 1
      }
    }
    let seenSections = Set(seen.map(\.section))
    putAway { part in
      if let section = self.sectionOfPinnedHeader(part) {
        return !seenSections.contains(section) || self.rect(of: part).height <= 0
      }
      return !seen.contains(part)
    }
    updateContentSize()
    if let footer = table.tableFooterView {
      footer.frame = CGRect(
        x: 0, y: headerHeight + heights.total, width: bounds.width, height: footer.frame.height)
    }
    shownPaths = cells.keys.sorted()
    pinHeaders(seenSections, sections)
    table.setNeedsDisplay()
    guard !withoutSize else { return }
    prefetch(sections)
    let old = laidOutSize
    laidOutSize = table.contentSize
    // Last: whoever hears of the scrolling may load the table anew.
    table.keepOffset(inContentShrunkFrom: old)
  }

  private func show(_ part: TableSections.Part, at position: Int) {
    switch part {
    case .row(let path): showCell(at: path, position)
    case .header, .footer: showSupplementary(part, at: position)
    }
  }

  private func showCell(at path: IndexPath, _ position: Int) {
    let isNew = cells[path] == nil
    guard let cell = cells[path] ?? makeCell(at: path) else { return }
    cell.place = place(of: path)
    if isNew {
      cells[path] = cell
      prepareEditing(of: cell, at: path, animated: false)
      cell.isSelected = table.selection.contains(path)
    }
    if !areMeasured[position], !table.bounds.isEmpty {
      let inner = max(table.bounds.width - 2 * cardInset, 0)
      heights.setHeight(max(CellSizing.height(of: cell, width: inner), 0), of: position)
      areMeasured[position] = true
    }
    cell.frame = rect(at: position)
    if isNew { table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: path) }
    if cell.superview !== table {
      insert(cell, at: path)
    }
  }

  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource = table.dataSource else { return nil }
    let cell = dataSource.tableView(table, cellForRowAt: path)
    cell.tableView = table
    if let level = indentation(of: path) { cell.indentationLevel = level }
    // Before it is measured: its fonts follow the table's traits.
    if table.window != nil { TraitPass.tell(cell) }
    return cell
  }

  /// Nil where the delegate leaves it to the cell.
  private func indentation(of path: IndexPath) -> Int? {
    guard let delegate = table.tableDelegate else { return nil }
    return DefaultRequirement.call { delegate.tableView(table, indentationLevelForRowAt: path) }
  }

  func place(of path: IndexPath) -> CellPlace {
    let count = loaded.rowCounts[path.section]
    var place = CellPlace()
    place.leftMargin = max(sideMargin, readableMargin)
    place.isGrouped = table.style != .plain
    place.isCard = table.style == .insetGrouped
    place.isFirst = path.row == 0
    place.isLast = path.row == count - 1
    place.showsSeparator = table.separatorStyle != .none
    place.picksWhileEditing = table.allowsMultipleSelectionDuringEditing
    place.indexWidth = table.sectionIndex.width
    return place
  }

  /// From a cell's side to lines of a width that reads well, in points; 0 where nobody asks for that.
  private var readableMargin: CGFloat {
    guard table.cellLayoutMarginsFollowReadableWidth else { return 0 }
    let frame = table.readableContentGuide.layoutFrame
    return frame.width > 0 ? frame.minX - table.bounds.minX - cardInset : 0
  }

  private func showSupplementary(_ part: TableSections.Part, at position: Int) {
    let isNew = supplementary[part] == nil
    if isNew, heights.heights[position] > 0 || !areMeasured[position] {
      guard let view = TableSupplementary.view(of: part, in: table) else {
        if !areMeasured[position] { heights.setHeight(0, of: position) }
        areMeasured[position] = true
        return
      }
      supplementary[part] = view
      // Its letters have their size only where the view stands.
      table.addSubview(view)
    }
    guard let view = supplementary[part] else { return }
    TableSupplementary.follow(table, by: view)
    if !areMeasured[position] {
      heights.setHeight(
        TableSupplementary.height(of: view, part, width: rect(at: position).width, in: table),
        of: position)
      areMeasured[position] = true
    }
    if isNew { TableSupplementary.tellWillDisplay(view, part, in: table) }
    view.frame = frame(of: part, at: position)
  }

  /// Where a header or footer is seen: without the padding above it, and within the part of the content
  /// that headers are pinned to.
  private func frame(of part: TableSections.Part, at position: Int) -> CGRect {
    var frame = rect(at: position)
    let padding = min(TableSupplementary.topPadding(part, in: table), frame.height)
    frame.origin.y += padding
    frame.size.height -= padding
    guard let section = sectionOfPinnedHeader(part) else { return frame }
    let top = table.contentOffset.y + table.adjustedContentInset.top
    if frame.minY < top {
      frame.origin.y = max(min(top, rect(of: .footer(section)).minY - frame.height), frame.minY)
    }
    return frame
  }

  /// The section whose header stays at the top while its rows scroll; nil for other parts.
  private func sectionOfPinnedHeader(_ part: TableSections.Part) -> Int? {
    guard table.style == .plain, case .header(let section) = part else { return nil }
    return section
  }

  /// The headers of a plain table's sections in sight are there too, in front of the rows.
  private func pinHeaders(_ shown: Set<Int>, _ sections: TableSections) {
    guard table.style == .plain, sections.count > 0 else { return }
    let total = heights.total
    defer {
      // A header above the screen was measured for the first time, which moves the rows.
      if heights.total != total {
        updateContentSize()
        table.setNeedsLayout()
      }
    }
    for section in shown.sorted() {
      let part = TableSections.Part.header(section)
      showSupplementary(part, at: sections.position(ofHeader: section))
      guard let view = supplementary[part] else { continue }
      let isPinned =
        view.frame.minY > rect(of: part).minY + TableSupplementary.topPadding(part, in: table)
      if isPinned, table.subviews.last !== view { table.bringSubviewToFront(view) }
    }
  }
}
