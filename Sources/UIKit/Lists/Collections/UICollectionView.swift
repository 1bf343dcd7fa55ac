import Accessibility
import CoreGraphics
import Device
import Foundation

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  var reuse = CollectionReuse()
  var updates: CollectionUpdates?
  var selection: [IndexPath] = []
  private(set) lazy var content = CollectionContent(collection: self)
  private(set) lazy var touches = CollectionTouches(collection: self)
  private lazy var movement = InteractiveMovement(of: self)

  // MARK: Making

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UICollectionView.self)
  }

  private func setUp() {
    collectionViewLayout.collectionView = self
    addGestureRecognizer(touches.menuPress)
    addGestureRecognizer(touches.sectionPan)
  }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      layoutDidBecomeInvalid()
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragDelegatesDidChange() }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { dragDelegatesDidChange() }
  }
  private(set) lazy var dragDrop = ListDragDrop(self)
  /// Whether the user can drag items; without setting it, on iPad only.
  open var dragInteractionEnabled: Bool {
    get { dragDrop.isEnabled }
    set { dragDrop.isEnabled = newValue }
  }
  open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
  open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }

  /// Differs from Apple's: everything changes at once, `animated` or not.
  override func restingOffset(forProposed offset: CGPoint, speed: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: offset, withScrollingVelocity: speed)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Differs from Apple's: items stand in their new places at once, also if `animated`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    keepOffset(through: layout)
    layout.finalizeLayoutTransition()
    guard let completion else { return }
    TurnScheduler.shared.enqueue { completion(true) }
  }

  open var numberOfSections: Int { content.loaded.rowCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = content.loaded.rowCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  open func reloadData() {
    selection.removeAll()
    dragDrop.listDidChange()
    let type: AnyClass = Swift.type(of: collectionViewLayout).invalidationContextClass
    if let context = DynamicInitializer.object(type) as? UICollectionViewLayoutInvalidationContext {
      context.invalidateEverything = true
      context.invalidateDataSourceCounts = true
      collectionViewLayout.invalidateLayout(with: context)
    }
    content.reload()
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    CollectionUpdates.begin(in: self)
    updates?()
    CollectionUpdates.end(in: self)
    if window != nil { layoutIfNeeded() }
    guard let completion else { return }
    if UIView.areAnimationsEnabled, window != nil {
      TurnScheduler.shared.enqueue { completion(true) }
    } else {
      completion(true)
    }
  }

  open var hasUncommittedUpdates: Bool { updates != nil }

  open func insertItems(at indexPaths: [IndexPath]) {
    CollectionUpdates.change(in: self) { $0.insertedRows += indexPaths }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    CollectionUpdates.change(in: self) { $0.deletedRows += indexPaths }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    CollectionUpdates.change(in: self) { $0.reloadedRows += indexPaths }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    CollectionUpdates.change(in: self) { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    CollectionUpdates.change(in: self) { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    CollectionUpdates.change(in: self) { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    CollectionUpdates.change(in: self) { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    CollectionUpdates.change(in: self) { $0.movedSections.append((section, newSection)) }
  }

  /// Fills the cells at the paths again without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let old = content.cell(at: path) else { continue }
      reconfigured = (path, old)
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      old.setNeedsUpdateConfiguration()
      content.forgetSize(of: old)
    }
    setNeedsLayout()
  }

  /// The cell that the next request for one at its path gets again.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      cellClass, kind: "", identifier: identifier,
      function: "register(_:forCellWithReuseIdentifier:)")
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      viewClass, kind: elementKind, identifier: identifier,
      function: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
  }

  /// The xib must have one object at its top, a cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(maker: nib.map(CellNib.maker), kind: "", identifier: identifier)
  }

  /// The xib must have one object at its top, a reusable view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(maker: nib.map(CellNib.maker), kind: kind, identifier: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.path == indexPath,
      reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    let view = reuse.view(
      kind: "", identifier: identifier, function: "dequeueReusableCell(withReuseIdentifier:for:)")
    return place(view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero), indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = reuse.view(
      kind: elementKind, identifier: identifier,
      function: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
    return place(view, indexPath)
  }

  /// Nil for an item that is not on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    content.cell(at: indexPath)
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    content.cells.first { $0.value === cell }?.key
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { content.views[.supplementary(elementKind, indexPath)] }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    content.views.keys.compactMap {
      if case .supplementary(elementKind, let path) = $0 { return path }
      return nil
    }.sorted()
  }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { content.views.first { $0.value === supplementaryView }?.key.indexPath }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { content.cell(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] { content.cells.keys.sorted() }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    content.prepare()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(content.flip.place)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    content.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
      .map(content.flip.place)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.layOut()
  }

  override func contentSizeCategoryChanged() {
    collectionViewLayout.ownSizes.removeAll()
    collectionViewLayout.invalidateLayout()
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard content.loaded.contains(indexPath) else {
      RuntimeIssue.fail(
        "UICollectionView.scrollToItem(at:at:animated:): attempted to scroll to the invalid index "
          + "path \(indexPath); the collection has \(content.loaded.rowCounts) items by section.")
      return
    }
    if bounds.width > 0, bounds.height > 0 { content.layOut() }
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let target = CollectionScrolling.offset(to: frame, scrollPosition, in: self)
    setContentOffset(clamped(target), animated: animated)
  }

  // MARK: Selection

  /// Differs from Apple's: `.enabled` stands for `.enabledIncludingConstraints` too.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// Differs from Apple's: kept, and read by nobody here; there is no focus to move.
  open var selectionFollowsFocus = false
  /// Differs from Apple's: kept, and read by nobody here; the others make room when the finger lifts.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Differs from Apple's: kept, and read by nobody here; there is no focus to move.
  open var allowsFocus = false
  /// Differs from Apple's: kept, and read by nobody here; there is no focus to move.
  open var remembersLastFocusedIndexPath = false
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for (path, cell) in content.cells { cell.isEditing = edits(path) }
    }
  }
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Does not tell the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectItem(at: path, animated: animated) }
      return
    }
    guard allowsSelection || allowsMultipleSelection else { return }
    touches.select(indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Differs from Apple's: everything changes at once, `animated` or not.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    content.cell(at: indexPath)?.isSelected = false
  }

  // MARK: Moving by hand

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    movement.begin(at: indexPath)
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement.update(to: targetPosition)
  }
  open func endInteractiveMovement() { movement.end() }
  open func cancelInteractiveMovement() { movement.cancel() }

  // MARK: Touches

  /// While a row shows its swipe buttons nothing else in the list can be pressed.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { self.touches.receiver(of: $0) }
  }

  override func userWillScroll() { touches.openRow?.closeSwipe() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.began(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.moved(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.ended()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.cancelled()
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let list = collectionViewLayout as? UICollectionViewCompositionalLayout
    if let color = list?.listBackground { canvas.fill(bounds, color) }
    super.appendDisplayItems(to: &canvas)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.collectionView, isElement: false)
  }
}
