import Accessibility
import DisplayList
import Foundation

/// The node of lists and forms: rows in sections, made when they come into view.
///
/// Rows of a `ForEach` directly inside are made near the visible part only, in the body pass; until
/// then they count with an estimated height. What was made keeps its state.
@MainActor
package final class ListNode: ScrollingNode, LazyItemsContainer, ListTraitContainer {
  private(set) var metrics = ListMetrics(EnvironmentValues(), width: 390)
  package var isForm = false
  package private(set) var selection: ListSelection?
  private var sections: [ListSectionLayout] = []
  private var rows: [ObjectIdentifier: ListRowNode] = [:]
  private(set) var placedRows: [ListRowNode] = []
  private var shownItems: [ObjectIdentifier: _Node] = [:]
  private var needsSections = true
  /// Items that the next body pass makes.
  private var wantedItems: [(items: any LazyItems, range: Range<Int>)] = []
  /// The `ForEach`es whose items are sections: all of them are made.
  private var sectioned: Set<ObjectIdentifier> = []
  /// How many more rows are made at once; grows while a pass was not enough.
  private var batch = 1
  private var traitsAreStale = false

  /// How far beyond its edges the list makes rows, in points.
  private static let margin: CGFloat = 60

  override init(_ context: _NodeContext) {
    super.init(context)
    environment = environment.sharedChild(ListNode.self) { $0.isInListRow = true }
  }

  /// The background goes on at every edge.
  package override var overflowEdges: Edge.Set { .all }

  /// The part of the content that shows, under bars too, in the content's space, in points.
  private var shownRect: CGRect { drawnArea.offsetBy(dx: offset.x, dy: offset.y) }

  var cardWidth: CGFloat { max(0, size.width - metrics.cardMargin - metrics.rightMargin) }

  /// Whether rows show their editing controls.
  var isEditing: Bool { environment.values.editMode?.wrappedValue.isEditing ?? false }

  // MARK: Selection

  func setSelection(_ new: ListSelection?) {
    selection = new
    readSelection()
  }

  private func readSelection() {
    guard let selection else { return }
    _ = evaluateContent { selection.read() }
    graph.contentDidChange()
  }

  func select(_ value: AnyHashable) {
    guard let selection, !selection.needsEditing || isEditing else { return }
    selection.toggle(value)
    nearest(NavigationSplitNode.self)?.didSelect(in: self)
  }

  // MARK: Content

  package override func elementsDidChange() {
    needsSections = true
    invalidateLayout()
  }

  package func traitsDidChange() {
    traitsAreStale = true
    invalidateLayout()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    if keys.contains(EnvironmentValues.layoutDirectionKey) {
      for row in rows.values { row.flags.insert(.needsPlacement) }
    }
    invalidateLayout()
    graph.contentDidChange()
  }

  /// Makes the rows that the layout has found missing.
  package override func refresh() {
    readSelection()
    let wanted = wantedItems
    wantedItems = []
    guard !wanted.isEmpty else { return }
    for (items, range) in wanted {
      for index in range where index < items.itemCount { _ = items.realizeItem(at: index) }
    }
    needsSections = true
    invalidateLayout()
  }

  private func want(_ items: any LazyItems, _ range: Range<Int>) {
    wantedItems.append((items, range))
    invalidate()
  }

  private func rebuildSections() {
    needsSections = false
    for (id, row) in rows where row.element.flags.contains(.removed) {
      row.tearDown()
      rows[id] = nil
    }
    if traitsAreStale {
      traitsAreStale = false
      for row in rows.values { row.updateTraits() }
    }
    let old = sections.flatMap(\.runs)
    var builder = ListSectionBuilder(list: self, old: old)
    if let content { builder.add(content) }
    sections = builder.finish()
  }

  func row(for element: LayoutNode, _ role: ListRowNode.Role) -> ListRowNode {
    let id = ObjectIdentifier(element)
    if let row = rows[id], row.role == role { return row }
    let row = ListRowNode(element, role, in: self)
    rows[id] = row
    return row
  }

  /// Whether the items of a `ForEach` are sections; nil while that is not known.
  func areSections(_ items: any LazyItems) -> Bool? {
    if sectioned.contains(ObjectIdentifier(items)) { return true }
    guard items.itemCount > 0 else { return false }
    guard let first = items.item(at: 0) else {
      want(items, 0..<1)
      return nil
    }
    guard first.containsSection else { return false }
    sectioned.insert(ObjectIdentifier(items))
    return true
  }

  func realizeAll(_ items: any LazyItems) {
    let missing = (0..<items.itemCount).filter { items.item(at: $0) == nil }
    if let first = missing.first, let last = missing.last { want(items, first..<(last + 1)) }
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    let size = proposal.replacing(unspecified: CGSize(width: 390, height: 10))
    return CGSize(
      width: size.width.isFinite ? size.width : 390, height: size.height.isFinite ? size.height : 10
    )
  }

  package override func placeChildren() {
    axes = .vertical
    metrics = ListMetrics(environment.values, width: size.width)
    if needsSections || traitsAreStale { rebuildSections() }
    layOut()
    scroll(to: offset)
  }

  package override func offsetDidChange() { layOut() }

  /// Finds the rows that show, measures and places them.
  private func layOut() {
    guard size.height > 0, size.width > 0, !flags.contains(.removed) else { return }
    var pass = ListLayoutPass(
      list: self, visible: shownRect.insetBy(dx: 0, dy: -Self.margin), lookAhead: batch)
    let height = pass.run(&sections)
    contentSize = CGSize(width: size.width, height: height)
    placedRows = pass.rows
    for (items, range) in pass.missing { want(items, range) }
    batch = pass.missing.isEmpty ? 1 : min(batch * 2, 4096)
    updateShownItems(pass.items)
  }

  /// Tells rows that come into view and go out of it.
  private func updateShownItems(_ nodes: [_Node]) {
    var shown: [ObjectIdentifier: _Node] = [:]
    for node in nodes { shown[ObjectIdentifier(node)] = node }
    for (id, node) in shownItems where shown[id] == nil { node.setShown(false) }
    for (id, node) in shown where shownItems[id] == nil { node.setShown(true) }
    shownItems = shown
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    for row in placedRows { row.forEachChild(body) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for row in placedRows { body(row) }
  }

  package override func setVisible(_ isVisible: Bool) {
    forEachChild { if !$0.flags.contains(.hidden) { $0.setVisible(isVisible) } }
  }

  package override func tearDown() {
    super.tearDown()
    for row in rows.values { row.tearDown() }
    rows = [:]
    placedRows = []
    shownItems = [:]
  }

  // MARK: Scrolling

  package override func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if needsSections { rebuildSections() }
    for section in sections {
      for run in section.runs {
        guard let items = run.items else { continue }
        for index in 0..<items.itemCount where items.itemID(at: index) == id {
          // Heights on the way become known while scrolling; each round comes closer.
          for _ in 0..<8 {
            scroll(toVisible: run.frame(of: index, in: self), anchor: anchor)
            let before = run.frame(of: index, in: self)
            graph.runTurn()
            if run.frame(of: index, in: self) == before { break }
          }
          return true
        }
      }
    }
    return super.scroll(toID: id, anchor: anchor)
  }

  package override func didEndPan(at point: CGPoint) {
    let bounces = environment.values.verticalScrollBounceBehavior != .basedOnSize
    guard point.y < -RefreshAction.pullDistance, bounces || maximumOffset.y > 0 else { return }
    environment.values.refresh?.start()
  }

  /// Hides the swipe buttons of all rows but one.
  func hideActions(except row: ListRowNode?) {
    for other in rows.values where other !== row { other.hideActions() }
  }

  // MARK: Drawing

  package override func drawBackground(into canvas: inout DisplayCanvas) {
    guard environment.values.scrollContentBackground != .hidden else { return }
    let paint = ControlPaint(self)
    let color = metrics.look == .plain ? paint.background : paint.groupedBackground
    canvas.append(.fill(canvas.pixelRect(drawnArea), color))
  }

  package override func drawContent(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    if metrics.look != .plain, metrics.rowSpacing == 0 {
      for section in sections { drawCard(section.card, paint, into: &canvas) }
    }
    for row in placedRows {
      if row.role == .row, metrics.cornerRadius > 0, metrics.rowSpacing > 0 {
        drawCard(row.frame, paint, into: &canvas)
        canvas.group(GroupAttributes(clip: clip(row, to: row.frame, canvas))) {
          row.drawPlaced(into: &$0)
        }
      } else if row.role == .row, metrics.cornerRadius > 0, row.isFirst || row.isLast,
        let section = sections.first(where: { $0.card.contains(row.frame.origin) })
      {
        canvas.group(GroupAttributes(clip: clip(row, to: section.card, canvas))) {
          row.drawPlaced(into: &$0)
        }
      } else {
        row.drawPlaced(into: &canvas)
      }
    }
    for row in placedRows { drawSeparators(of: row, paint, into: &canvas) }
  }

  /// The rounded outline that a row is drawn in; square at the end where a swipe has revealed
  /// buttons.
  private func clip(_ row: ListRowNode, to card: CGRect, _ canvas: DisplayCanvas) -> Clip {
    let rect = canvas.pixelRect(card)
    let radius = metrics.cornerRadius
    guard let shift = row.actions?.shift, shift != 0 else {
      return Clip(rect, cornerRadius: radius)
    }
    let square = CGRect(
      x: shift < 0 ? rect.midX : rect.minX, y: rect.minY, width: rect.width / 2,
      height: rect.height)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    path.addRect(square)
    return Clip(path)
  }

  private func drawCard(
    _ card: CGRect, _ paint: ControlPaint, into canvas: inout DisplayCanvas
  ) {
    guard card.height > 0, card.intersects(shownRect) else { return }
    canvas.append(
      .fill(
        canvas.pixelRect(card), cornerRadius: metrics.cornerRadius, .color(paint.groupedCell)))
  }

  /// Lines between rows; in plain lists also at the ends of sections.
  private func drawSeparators(
    of row: ListRowNode, _ paint: ControlPaint, into canvas: inout DisplayCanvas
  ) {
    guard row.role == .row else { return }
    let isPlain = metrics.look == .plain
    if !row.isLast || isPlain, row.showsSeparator(.bottom), metrics.rowSpacing == 0 {
      drawSeparator(row, at: row.frame.maxY, .bottom, paint, into: &canvas)
    }
    if isPlain, row.isFirst, row.showsSeparator(.top), row.isBelowHeader {
      drawSeparator(row, at: row.frame.minY, .top, paint, into: &canvas)
    }
  }

  private func drawSeparator(
    _ row: ListRowNode, at y: CGFloat, _ edge: VerticalEdge, _ paint: ControlPaint,
    into canvas: inout DisplayCanvas
  ) {
    let start = row.separatorStart
    var line = canvas.pixelRect(
      CGRect(
        x: environment.isRightToLeft ? row.frame.minX : row.frame.minX + start, y: y,
        width: row.frame.width - start, height: 0))
    line.size.height = 1 / canvas.scale
    if edge == .bottom { line.origin.y -= line.height }
    let color = paint.color(row.separatorTint(edge)) ?? paint.separator
    canvas.append(.fill(line, color))
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let shown = shownRect
    let rows = placedRows
    placedRows = rows.filter { $0.frame.maxY > shown.minY && $0.frame.minY < shown.maxY }
    let inner = contentElements(&builder)
    placedRows = rows
    builder.add(.collectionView, for: self, children: inner).isAccessibilityElement = false
  }

  package override var dumpLabel: String? { isForm ? "Form" : "List" }
}

extension ControlPaint {
  /// Behind lists with cards.
  var groupedBackground: PaintColor {
    color(.systemGroupedBackground)
  }

  /// Behind the rows of a card.
  var groupedCell: PaintColor {
    color(.secondarySystemGroupedBackground)
  }
}

extension _Node {
  /// Whether a section stands here before any layout starts.
  var containsSection: Bool {
    if self is SectionNode { return true }
    if self is LayoutNode { return false }
    var result = false
    forEachChild { if !result { result = $0.containsSection } }
    return result
  }

  /// Hides the node with all below it, or shows it again: its views disappear or appear, and keep
  /// their state.
  package final func setShown(_ isShown: Bool) {
    guard !flags.contains(.removed), flags.contains(.hidden) == isShown else { return }
    if isShown {
      flags.remove(.hidden)
      setVisible(true)
    } else {
      graph.hidesParts = true
      setVisible(false)
      flags.insert(.hidden)
    }
  }
}
