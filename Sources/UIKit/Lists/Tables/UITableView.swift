import Accessibility
import CoreGraphics
import Device
import Foundation

/// Rows in sections, of which those on the screen have cells.
///
/// UI tests see a cell for each row, as on iOS, also for those off the screen, which cannot be hit until they are
/// scrolled to. For that the data source is asked for their cells.
///
/// Differs from Apple's: of rows off the screen UI tests see those among the first 500.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// Lets the content decide over a height.
  public static let automaticDimension: CGFloat = -1
  public static let indexSearch = "{search}"
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  var reuse = TableReuse()
  private(set) lazy var rows = TableRows(table: self)
  private(set) lazy var touches = TableTouches(table: self)
  private(set) lazy var sectionIndex = SectionIndex(table: self)
  var updates: TableUpdates?
  /// The cell that the next request for one at its path gets again.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var selection: [IndexPath] = []
  var heights = TableHeights()
  var storedIsEditing = false
  /// What a storyboard fixes in place of a data source.
  var staticContent: StaticTableContent?
  public let style: Style

  // MARK: Making

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceChoice("style", .plain)
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UITableView.self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(touches.swipe)
    addGestureRecognizer(touches.menuPress)
  }

  // MARK: Data

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { rows.forget() } }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      scrollDelegate = delegate
      rows.delegateDidChange()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDelegatesDidChange() } }
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDelegatesDidChange() } }
  private(set) lazy var dragDrop = ListDragDrop(self)
  /// The row that a finger carries by its reorder control, and where it would come to stand.
  var reordered: (from: IndexPath, to: IndexPath)?
  /// Whether the user can drag rows; without setting it, on iPad only.
  open var dragInteractionEnabled: Bool {
    get { dragDrop.isEnabled }
    set { dragDrop.isEnabled = newValue }
  }
  open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
  open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
  open var hasUncommittedUpdates: Bool { updates != nil }

  /// As told by the data source at the last reload; before the first layout, now.
  open var numberOfSections: Int { rows.rowCounts.count }

  open func numberOfRows(inSection section: Int) -> Int {
    rows.rowCount(inSection: section)
  }

  open func reloadData() {
    selection.removeAll()
    dragDrop.listDidChange()
    rows.forget()
    rows.countAtOnce()
  }

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { sectionIndex.forget() }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cell: cellClass, identifier)
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(header: aClass, identifier)
  }

  /// The xib must have one object at its top, a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellMaker: nib.map(CellNib.maker), identifier)
  }

  /// The xib must have one object at its top, a header or footer.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(headerMaker: nib.map(CellNib.maker), identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.cell(identifier)
  }

  /// Differs from Apple's: the cell has not the size of its row yet, whatever `indexPath` says.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    reconfiguredCell(identifier, at: indexPath) ?? reuse.requiredCell(identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reuse.header(identifier)
  }

  /// Nil for rows that are not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.settleForCell()
    return rows.cells[indexPath]
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.indexPath(of: cell) }
  open var visibleCells: [UITableViewCell] {
    rows.settle()
    return rows.shownPaths.compactMap { rows.cells[$0] }
  }
  /// Nil if no row is visible, as Apple documents it.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.settle()
    return rows.shownPaths.isEmpty ? nil : rows.shownPaths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.supplementary[.header(section)] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.supplementary[.footer(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rows.rect(of: .row(indexPath)) }
  open func rectForHeader(inSection section: Int) -> CGRect { rows.rect(of: .header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { rows.rect(of: .footer(section)) }
  open func rect(forSection section: Int) -> CGRect {
    rectForHeader(inSection: section).union(rectForFooter(inSection: section))
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows.indexPath(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows.indexPaths(in: rect) }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    rows.scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    selection.first.map { scrollToRow(at: $0, at: scrollPosition, animated: animated) }
  }

  // MARK: Settings

  /// In points; `automaticDimension` lets the cells decide.
  open var rowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.row, newValue, as: "rowHeight") }
  }
  open var sectionHeaderHeight: CGFloat {
    get { heights.header }
    set { setHeight(\.header, newValue, as: "sectionHeaderHeight") }
  }
  open var sectionFooterHeight: CGFloat {
    get { heights.footer }
    set { setHeight(\.footer, newValue, as: "sectionFooterHeight") }
  }
  open var estimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { setEstimate(\.estimatedRow, newValue, as: "estimatedRowHeight") }
  }
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.estimatedHeader }
    set { setEstimate(\.estimatedHeader, newValue, as: "estimatedSectionHeaderHeight") }
  }
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.estimatedFooter }
    set { setEstimate(\.estimatedFooter, newValue, as: "estimatedSectionFooterHeight") }
  }
  /// In points, above the headers of a plain table.
  open var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue, as: "sectionHeaderTopPadding") }
  }
  /// Of the empty rows that a plain table draws below its last one, in points; 0 for none.
  open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether a cell whose content changes gets another height.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether the content of cells is at most as wide as a line that reads well.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
  /// Whether the content of cells keeps clear of what the safe area leaves out at the sides.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Differs from Apple's: kept, and read by nobody here; there is no focus to move.
  open var remembersLastFocusedIndexPath = false
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; insets are always those from the edges of cells.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  var separatorInsetIfSet: UIEdgeInsets? { didSet { setNeedsDisplay() } }
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetIfSet ?? UIEdgeInsets(top: 0, left: rows.sideMargin, bottom: 0, right: 0) }
    set {
      guard GeometryPass.accepts(newValue.numbers, as: "separatorInset", of: self) else { return }
      separatorInsetIfSet = newValue
    }
  }
  /// Of the titles; nil for the tint.
  open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  /// Behind the titles; nil for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// Behind the titles while a finger is on them; nil for `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// How many rows the table must have to show its index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// Differs from Apple's: kept, and read by nobody here; lines have their colour.
  open var separatorEffect: UIVisualEffect?

  /// Its width follows the table's; the height is its own.
  open var tableHeaderView: UIView? { didSet { rows.replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { rows.replace(oldValue, with: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Differs from Apple's: kept, and read by nobody here; there is no focus to move.
  open var selectionFollowsFocus = false
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// In the order of selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Does not tell the delegate; nil takes every selection away.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Updates

  open func beginUpdates() { TableUpdates.begin(in: self) }
  open func endUpdates() { TableUpdates.end(in: self) }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion: completion)
  }

  /// Differs from Apple's: the rows are at their places at once, whatever the animation.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    TableUpdates.change(in: self) { $0.insertedRows += indexPaths }
  }
  /// Differs from Apple's: the rows are at their places at once, whatever the animation.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    TableUpdates.change(in: self) { $0.deletedRows += indexPaths }
  }
  /// Differs from Apple's: the rows are at their places at once, whatever the animation.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    TableUpdates.change(in: self) { $0.reloadedRows += indexPaths }
  }
  /// Fills the cells of the rows again without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigureShownRows(at: indexPaths)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    TableUpdates.change(in: self) { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Differs from Apple's: the rows are at their places at once, whatever the animation.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    TableUpdates.change(in: self) { $0.insertedSections.formUnion(sections) }
  }
  /// Differs from Apple's: the rows are at their places at once, whatever the animation.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    TableUpdates.change(in: self) { $0.deletedSections.formUnion(sections) }
  }
  /// Differs from Apple's: the rows are at their places at once, whatever the animation.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    TableUpdates.change(in: self) { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    TableUpdates.change(in: self) { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Layout and touches

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    rows.layOut()
    sectionIndex.layOut()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func contentSizeCategoryChanged() { rows.heightsDidChange() }

  /// While a row shows its swipe buttons nothing else in the table can be pressed.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return self.touches.hasOpenRow && SwipedRow.isClosed(by: hit, in: self) ? self : hit
  }

  override func userWillScroll() { touches.closeActions() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.began(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.moved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.ended(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.cancelled()
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    appendFillerLines(to: &canvas)
  }

  override func keepsTouchAtOnce(in view: UIView) -> Bool { view is SectionIndexView }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.table, isElement: false)
  }

  package override func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    rows.offScreen.adding(to: super.accessibilityElementTree(in: context), in: context)
  }
}
