import Accessibility
import CoreGraphics
import Foundation

/// Differs from Apple's: no supplementary views, and changes of items load everything anew.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollPosition: Int, Sendable {
    case top = 1
    case centeredVertically = 2
    case bottom = 4
    case left = 8
    case centeredHorizontally = 16
    case right = 32
  }

  private var types: [String: UICollectionViewCell.Type] = [:]
  private var waiting: [String: [UICollectionViewCell]] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var counts: [Int]?
  private var isPrepared = false
  private var preparedSize = CGSize.zero
  private var selection: [IndexPath] = []
  private var pressed: IndexPath?

  // MARK: Making

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Data

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      layoutDidBecomeInvalid()
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutDidBecomeInvalid()
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private var loaded: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let made = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    counts = made
    return made
  }

  open var numberOfSections: Int { loaded.count }

  open func numberOfItems(inSection section: Int) -> Int {
    loaded.indices.contains(section) ? loaded[section] : 0
  }

  open func reloadData() {
    counts = nil
    selection.removeAll()
    putAway { _ in true }
    layoutDidBecomeInvalid()
  }

  func layoutDidBecomeInvalid() {
    isPrepared = false
    setNeedsLayout()
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else {
      types[identifier] = nil
      return
    }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      RuntimeIssue.fail(
        "UICollectionView.register(_:forCellWithReuseIdentifier:): \(cellClass) is not a "
          + "UICollectionViewCell.")
      return
    }
    types[identifier] = type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let made = types[identifier].flatMap { DynamicInitializer.view($0, frame: .zero) }
    if let cell = made as? UICollectionViewCell {
      cell.reuseIdentifier = identifier
      return cell
    }
    let known = types.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    RuntimeIssue.fail(
      "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:): could not dequeue a cell "
        + "with identifier \(identifier) - must register a class for the identifier. "
        + "Registered: \(known.isEmpty ? "none" : known).")
    return UICollectionViewCell(frame: .zero)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.filter { $0.value.frame.contains(point) }.keys.min()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    if !isPrepared || preparedSize != bounds.size {
      isPrepared = true
      preparedSize = bounds.size
      collectionViewLayout.prepare()
    }
    contentSize = collectionViewLayout.collectionViewContentSize
    let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let paths = Set(shown.map(\.indexPath))
    putAway { !paths.contains($0) }
    for attributes in shown { show(attributes) }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let isNew = cells[path] == nil
    guard let cell = cells[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else {
      return
    }
    cells[path] = cell
    cell.frame = attributes.frame
    cell.alpha = attributes.alpha
    cell.isHidden = attributes.isHidden
    if attributes.transform != cell.transform { cell.transform = attributes.transform }
    cell.apply(attributes)
    guard isNew else { return }
    cell.isSelected = selection.contains(path)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }

  private func putAway(where isGone: (IndexPath) -> Bool) {
    for path in cells.keys.sorted() where isGone(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Does not tell the delegate.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition?
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selection { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  private func tap(_ path: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if selection.contains(path) {
      guard allowsMultipleSelection else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let old = allowsMultipleSelection ? [] : selection
    selectItem(at: path, animated: false, scrollPosition: nil)
    for previous in old { delegate?.collectionView(self, didDeselectItemAt: previous) }
    delegate?.collectionView(self, didSelectItemAt: path)
    UIChange.note()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressed = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
    pressed.map { cells[$0]?.isHighlighted = true }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressed, let touch = touches.first else { return }
    if indexPathForItem(at: touch.location(in: self)) != pressed { release() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = pressed
    release()
    path.map(tap)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release()
  }

  private func release() {
    pressed.map { cells[$0]?.isHighlighted = false }
    pressed = nil
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.collectionView, isElement: false)
  }
}
