import Accessibility
import Device
import DisplayList
import Foundation

/// The node of lists and forms: rows in sections, made when they come into view.
///
/// Rows of a `ForEach` directly inside are made near the visible part only, in the body pass; until
/// then they count with an estimated height. What was made keeps its state.
@MainActor
package final class ListNode: ScrollingNode, LazyItemsContainer, ListTraitContainer,
  SafeAreaObserver
{
  private(set) var metrics = ListMetrics(EnvironmentValues(), width: 390)
  package var isForm = false
  package private(set) var selection: ListSelection?
  private var selectedValues: Set<AnyHashable> = []
  private(set) var sections: [ListSectionLayout] = []
  /// The titles at the side that lead to sections.
  let sectionIndex = ListSectionIndex()
  private(set) var rows: [ObjectIdentifier: ListRowNode] = [:]
  private(set) var placedRows: [ListRowNode] = []
  private var shownItems: [ObjectIdentifier: _Node] = [:]
  private var needsSections = true
  /// Items that the next body pass makes.
  private var wantedItems: [(items: any LazyItems, range: Range<Int>)] = []
  /// Items that were made since the last layout.
  private var newItems: [(items: any LazyItems, node: _Node)] = []
  /// The `ForEach`es whose items are sections: all of them are made.
  private var sectioned: Set<ObjectIdentifier> = []
  /// How many more rows are made at once; grows while a pass was not enough.
  private var batch = 1
  private var traitsAreStale = false
  private(set) var staleRows = StaleListRows()
  /// The width of the rows when they were measured, in points.
  private var measuredWidth: CGFloat = 0
  /// The area that was filled with rows, in the node's space, in points.
  private(set) var filledArea = CGRect.zero

  /// How far beyond its edges the list makes rows, in points.
  private static let margin: CGFloat = 60

  override init(_ context: _NodeContext) {
    super.init(context)
    environment = environment.sharedChild(ListNode.self) { $0.isInListRow = true }
    graph.addSafeAreaObserver(self)
    graph[DropPlaces.self].add(self)
    readEditMode()
  }

  /// The background goes on at every edge.
  package override var overflowEdges: Edge.Set { .all }

  /// Whether rows show their editing controls.
  private(set) var isEditing = false
  /// Whether they did when they were measured.
  private var measuredEditing = false

  /// Follows the edit mode around the list, which changes without any change of the environment.
  private func readEditMode() {
    let editMode = environment.values.editMode
    let isEditing = evaluateContent { editMode?.wrappedValue.isEditing ?? false }
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    hideActions(except: nil)
    invalidateLayout()
    graph.contentDidChange()
  }

  // MARK: Selection

  func setSelection(_ new: ListSelection?) {
    selection = new
    readSelection()
  }

  private func readSelection() {
    guard let selection else { return }
    let values = evaluateContent { selection.read() }
    graph.contentDidChange()
    guard !selection.needsEditing, values != selectedValues else { return }
    selectedValues = values
    nearest(NavigationSplitNode.self)?.selectionDidChange(in: self, isEmpty: values.isEmpty)
  }

  // MARK: Content

  package override func elementsDidChange() {
    needsSections = true
    staleRows.includesAll = true
    invalidateLayout()
  }

  package func traitsDidChange() {
    traitsAreStale = true
    staleRows.includesAll = true
    invalidateLayout()
  }

  /// Something in a row has changed, so that the row may be as high as before or not.
  func rowDidChange(_ row: ListRowNode) {
    guard let items = row.items, let index = row.itemIndex else { return }
    staleRows.add(items, index..<(index + 1))
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    readEditMode()
    if keys.contains(EnvironmentValues.layoutDirectionKey) {
      for row in rows.values { row.flags.insert(.needsPlacement) }
    }
    staleRows.includesAll = true
    invalidateLayout()
    graph.contentDidChange()
  }

  /// Makes the rows that the layout has found missing.
  package override func refresh() {
    readSelection()
    readEditMode()
    sectionIndex.update(in: self)
    let wanted = wantedItems
    wantedItems = []
    guard !wanted.isEmpty else { return }
    for (items, range) in wanted {
      for index in range where index < items.itemCount && items.item(at: index) == nil {
        let node = items.realizeItem(at: index)
        newItems.append((items, node))
        if node.containsSection { treatAsSections(items) }
      }
      staleRows.add(items, range)
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
    for (id, row) in rows where row.element.isGone {
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
    guard let first = items.firstMadeItem else {
      want(items, 0..<1)
      return nil
    }
    var hasSection = first.containsSection
    // Where items have changed, another one may have become a section.
    if !hasSection, staleRows.includesAll {
      items.forEachMadeItem { if !hasSection { hasSection = $1.containsSection } }
    }
    if hasSection { treatAsSections(items) }
    return hasSection
  }

  /// From now on these are no longer rows that come into view and go out of it.
  private func treatAsSections(_ items: any LazyItems) {
    guard sectioned.insert(ObjectIdentifier(items)).inserted else { return }
    items.forEachMadeItem { _, node in
      shownItems[ObjectIdentifier(node)] = nil
      node.setShown(true)
    }
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
    let old = metrics
    metrics = ListMetrics(environment.values, width: size.width)
    let rowsDiffer = metrics != old || isEditing != measuredEditing
    measuredEditing = isEditing
    if rowsDiffer || cardWidth != measuredWidth { staleRows.includesAll = true }
    if rowsDiffer {
      for row in rows.values {
        _ = row.remeasure()
        row.flags.insert(.needsPlacement)
      }
    }
    measuredWidth = cardWidth
    if needsSections || traitsAreStale { rebuildSections() }
    layOut()
    // Until all that is wanted was made the content may be shorter than it will be.
    if wantedItems.isEmpty { scroll(to: offset) }
  }

  package override func offsetDidChange() { layOut() }

  /// Looks for rows again when more or less of the content shows under what covers the safe area.
  package func checkSafeArea() {
    guard !flags.contains(.needsPlacement), drawnArea != filledArea else { return }
    invalidatePlacement()
  }

  /// Finds the rows that show, measures and places them.
  private func layOut() {
    guard !flags.contains(.removed) else { return }
    if drawnArea.minX != filledArea.minX || drawnArea.maxX != filledArea.maxX {
      for row in rows.values { row.flags.insert(.needsPlacement) }
    }
    filledArea = drawnArea
    // A list without a height of its own still shows rows under what covers its safe area.
    guard drawnArea.height > 0, size.width > 0 else {
      contentSize = .zero
      placedRows = []
      for index in sections.indices { sections[index].card = .zero }
      updateShownItems([])
      return
    }
    var pass = ListLayoutPass(
      list: self, visible: shownRect.insetBy(dx: 0, dy: -Self.margin), lookAhead: batch)
    let height = pass.run(&sections)
    contentSize = CGSize(width: size.width, height: height)
    placedRows = pass.rows
    for (items, range) in pass.missing { want(items, range) }
    batch = pass.missing.isEmpty ? 1 : min(batch * 2, 4096)
    staleRows = .none
    updateShownItems(pass.items)
    sectionIndex.layOut(in: self)
  }

  /// Tells rows that come into view and go out of it.
  private func updateShownItems(_ nodes: [_Node]) {
    var shown: [ObjectIdentifier: _Node] = [:]
    for node in nodes { shown[ObjectIdentifier(node)] = node }
    for (id, node) in shownItems where shown[id] == nil { node.setShown(false) }
    for (id, node) in shown where shownItems[id] == nil { node.setShown(true) }
    shownItems = shown
    // What was made only to be counted does not appear.
    for (items, node) in newItems where shown[ObjectIdentifier(node)] == nil {
      if !sectioned.contains(ObjectIdentifier(items)) { node.setShown(false) }
    }
    newItems = []
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    for row in placedRows { row.forEachChild(body) }
    if let index = sectionIndex.node { body(index) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for row in placedRows { body(row) }
    if let index = sectionIndex.node { body(index) }
  }

  package override func setVisible(_ isVisible: Bool) {
    forEachChild { if !$0.flags.contains(.hidden) { $0.setVisible(isVisible) } }
  }

  package override func tearDown() {
    super.tearDown()
    graph[DropPlaces.self].remove(self)
    for row in rows.values { row.tearDown() }
    rows = [:]
    placedRows = []
    shownItems = [:]
    newItems = []
  }

  // MARK: Scrolling

  package override func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool {
    if needsSections { rebuildSections() }
    for section in sections {
      for run in section.runs {
        guard let items = run.items else { continue }
        for index in 0..<items.itemCount where items.itemID(at: index) == id {
          // Heights on the way become known while scrolling; each round comes closer.
          for _ in 0..<TurnLimits.scrollRounds {
            scroll(toVisible: run.frame(of: index, in: self), anchor: anchor)
            let before = run.frame(of: index, in: self)
            graph.runTurn()
            if run.frame(of: index, in: self) == before { return true }
          }
          RuntimeIssue.report(
            "The row \(id) keeps moving while the list scrolls to it: the heights of rows change "
              + "with each layout. Path: \(path)")
          return true
        }
      }
    }
    return super.scroll(toID: id, anchor: anchor)
  }

  package override func didEndPan(at point: CGPoint) {
    let bounces = environment.values.verticalScrollBounceBehavior != .basedOnSize
    guard isPulledToRefresh(point), bounces || maximumOffset.y > 0 else { return }
    environment.values.refresh?.start()
  }

  package override func willPan() { hideActions(except: nil) }

  // MARK: Drawing

  package override func drawBackground(into canvas: inout DisplayCanvas) {
    guard environment.values.scrollContentBackground != .hidden else { return }
    let paint = ControlPaint(self)
    let color = paint.background(of: metrics)
    canvas.append(.fill(canvas.pixelRect(drawnArea), color))
  }

  package override func drawContent(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    if metrics.look != .plain, !metrics.isSidebar, metrics.rowSpacing == 0 {
      for section in sections { drawCard(section.card, paint, into: &canvas) }
    }
    for row in placedRows where !row.isPinned {
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
    for row in placedRows where row.isPinned {
      canvas.append(.fill(canvas.pixelRect(acrossScreen(row.frame)), paint.background))
      row.drawPlaced(into: &canvas)
    }
    sectionIndex.node?.drawPlaced(into: &canvas)
  }

  // MARK: Touches

  /// A header that stays at the top stands in front of the rows that go by behind it.
  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard drawnArea.contains(point) else { return false }
    if sectionIndex.hitTest(point, in: self, &path) { return true }
    guard hitTestPinnedHeaders(point, &path) else { return super.hitTest(point, &path) }
    path.append(self, at: point)
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    collectClosingPress(into: &collection)
    super.collectGestures(into: &collection)
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
