import Device
import Foundation

/// Shows a snapshot in a collection, of which it makes itself the data source.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var sectionSnapshots: [SectionIdentifierType: SectionSnapshot] = [:]
  open var supplementaryViewProvider: SupplementaryViewProvider?
  public var reorderingHandlers = ReorderingHandlers()
  public var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What the data source asks and tells when the user moves items.
  public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// What the data source asks and tells when outlines open and close.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    public var snapshotForExpandingParent:
      ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?

    public init() {}
  }

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { current }

  /// Takes effect before it returns; the completion runs in the next turn of the run loop.
  ///
  /// Differs from Apple's: `animatingDifferences` makes no difference.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let sections = Set(snapshot.sectionIdentifiers)
    sectionSnapshots = sectionSnapshots.filter { sections.contains($0.key) }
    show(snapshot)
    if let completion { TurnScheduler.shared.enqueue(completion) }
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    collectionView?.content.forget()
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func show(_ snapshot: Snapshot) {
    let selected = collectionView?.selection.compactMap { current.item(at: $0) } ?? []
    let reconfigured = snapshot.reconfiguredItemIdentifiers
    let isSame =
      snapshot.itemIdentifiers == current.itemIdentifiers
      && snapshot.sectionIdentifiers == current.sectionIdentifiers
      && snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reloadedSectionIdentifiers.isEmpty
      && snapshot.sections.map(\.items.count) == current.sections.map(\.items.count)
    let old = current
    current = snapshot.applied
    guard let collectionView else { return }
    if isSame, !reconfigured.isEmpty {
      collectionView.reconfigureItems(at: current.indexPaths(of: reconfigured))
      return
    }
    if collectionView.content.isLoaded {
      CollectionUpdates.apply(SnapshotChanges(from: old, to: snapshot), to: collectionView)
      collectionView.reconfigureItems(at: current.indexPaths(of: reconfigured))
    } else {
      collectionView.reloadData()
    }
    for path in current.indexPaths(of: selected) {
      collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  // MARK: Section snapshots

  open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
    if let kept = sectionSnapshots[section] { return kept }
    var made = SectionSnapshot()
    if current.indexOfSection(section) != nil {
      made.append(current.itemIdentifiers(inSection: section))
    }
    return made
  }

  /// Differs from Apple's: `animatingDifferences` makes no difference.
  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    sectionSnapshots[section] = snapshot
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole)
    if let completion { TurnScheduler.shared.enqueue(completion) }
  }

  open func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(
      snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Opens or closes an item of a section with a section snapshot, as a tap on its arrow does.
  fileprivate func toggleByUser(_ item: ItemIdentifierType) {
    let found = sectionSnapshots.first { $0.value.isVisible(item) }
    guard let section = found?.key, var outline = found?.value else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        let children = provider(item, outline.snapshot(of: item))
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    // The row itself stays, but its arrow turns.
    if let path = indexPath(for: item) { collectionView?.reconfigureItems(at: [path]) }
    UIChange.note()
  }

  /// How deep an item lies in the outline of its section; nil where that is a plain list.
  private func outlineLevel(of item: ItemIdentifierType) -> Int? {
    guard let outline = sectionSnapshots.values.first(where: { $0.contains(item) }),
      outline.hasChildren
    else { return nil }
    return outline.level(of: item)
  }

  fileprivate func isItemExpanded(_ item: ItemIdentifierType) -> Bool {
    sectionSnapshots.values.contains { $0.contains(item) && $0.isExpanded(item) }
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.sections.indices.contains(section) ? current.sections[section].items.count : 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = current.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      if let row = cell as? UICollectionViewListCell, let level = outlineLevel(of: item) {
        row.indentationLevel = level
      }
      return cell
    }
    RuntimeIssue.fail(
      "UICollectionViewDiffableDataSource: the cell provider returned nil for \(indexPath).")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    RuntimeIssue.fail(
      "UICollectionViewDiffableDataSource.supplementaryViewProvider gave no view of kind \(kind) "
        + "for \(indexPath).")
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = current.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = current.item(at: sourceIndexPath),
      let target = current.item(at: destinationIndexPath)
    else { return }
    var new = current
    let isForward =
      sourceIndexPath.section == destinationIndexPath.section
      && sourceIndexPath.item < destinationIndexPath.item
    if isForward {
      new.moveItem(item, afterItem: target)
    } else {
      new.moveItem(item, beforeItem: target)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    current = new
    reorderingHandlers.didReorder?(transaction)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    DefaultRequirement.missing(nil)
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isExpanded(at path: IndexPath) -> Bool {
    itemIdentifier(for: path).map(isItemExpanded) ?? false
  }

  func toggle(at path: IndexPath) {
    itemIdentifier(for: path).map(toggleByUser)
  }
}

/// A change of order that the user made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
      .inferringMoves()
  }
}
