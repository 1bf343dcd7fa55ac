import Foundation
import Testing
import UIKit

/// Snapshots, what they make of cells and headers, and outlines.
@MainActor
struct DiffableCellStoryTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  // MARK: Snapshots

  /// "Existing items will be moved into place for this current insertion", says iOS in the console.
  @Test func itemsThatAreThereAlreadyMove() {
    var sut = snapshot([("a", [1, 2, 3]), ("b", [4])])
    sut.appendItems([2], toSection: "b")
    #expect(sut.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(sut.itemIdentifiers(inSection: "b") == [4, 2])
    sut.insertItems([1, 9], afterItem: 3)
    #expect(sut.itemIdentifiers(inSection: "a") == [3, 1, 9])
    sut.insertItems([9], beforeItem: 3)
    #expect(sut.itemIdentifiers(inSection: "a") == [9, 3, 1])
    #expect(sut.numberOfItems == 5)
    #expect(sut.sectionIdentifier(containingItem: 2) == "b")
  }

  @Test func theSameItemTwiceAtOnceFails() {
    var sut = snapshot([("a", [])])
    let said = failure { sut.appendItems([1, 2, 1]) }
    #expect(said.contains("unique") && said.contains("1"))
    let nowhere = failure { sut.reloadItems([77]) }
    #expect(nowhere.contains("77"))
  }

  @Test func aSnapshotIsACopy() {
    let screen = Numbers()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    var copy = screen.source.snapshot()
    copy.deleteItems([1])
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2])
    #expect(screen.source.itemIdentifier(for: .row(0)) == 1)
    #expect(screen.source.itemIdentifier(for: .row(7)) == nil)
    #expect(screen.source.indexPath(for: 99) == nil)
    screen.source.apply(copy, animatingDifferences: false)
    #expect(screen.source.itemIdentifier(for: .row(0)) == 2)
    #expect(screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  // MARK: Cells

  @Test func aCellFollowsItsItemToAnotherSection() throws {
    let screen = Numbers()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = try #require(screen.collection.cellForItem(at: .row(1)))
    screen.filled.removeAll()
    var next = screen.source.snapshot()
    next.moveItem(2, beforeItem: 3)
    next.moveSection("b", beforeSection: "a")
    screen.source.apply(next, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(screen.source.indexPath(for: 2) == .row(0))
    #expect(screen.collection.cellForItem(at: .row(0)) === cell)
    #expect(screen.filled.isEmpty)
  }

  @Test func aReloadUsesTheProviderAndAReconfigurationTheCell() throws {
    let screen = Numbers()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = try #require(screen.collection.cellForItem(at: .row(1)) as? WordItem)
    screen.filled.removeAll()
    var next = screen.source.snapshot()
    next.reconfigureItems([2])
    next.appendItems([4])
    screen.source.apply(next, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(screen.collection.cellForItem(at: .row(1)) === cell && cell.reuses == 0)
    #expect(screen.filled.sorted() == [2, 4])
    screen.filled.removeAll()
    next = screen.source.snapshot()
    next.reloadItems([2])
    screen.source.apply(next, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(screen.filled.contains(2))
    let reloaded = screen.collection.cellForItem(at: .row(1)) as? WordItem
    #expect(reloaded !== cell || cell.reuses > 0)
  }

  @Test func headersAreNotAskedForAgainWhenItemsCome() throws {
    let screen = Numbers()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.source.apply(snapshot([("a", [1]), ("b", [2])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      screen.collection.supplementaryView(forElementKind: kind, at: .row(0, in: 1)))
    let requests = screen.headerRequests
    var next = screen.source.snapshot()
    next.appendItems([5, 6], toSection: "a")
    next.appendItems([7], toSection: "b")
    screen.source.apply(next)
    settle()
    #expect(
      screen.collection.supplementaryView(forElementKind: kind, at: .row(0, in: 1)) === header)
    #expect(screen.headerRequests == requests)
    next.reloadSections(["b"])
    screen.source.apply(next)
    settle()
    #expect(screen.headerRequests == requests + 1)
  }

  @Test func aTableReconfiguresItsCells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(WordCell.self, forCellReuseIdentifier: "cell")
    var names = [1: "one", 2: "two"]
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = names[number]
      return cell
    }
    let screen = UIViewController()
    screen.view.addSubview(table)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: .row(1)) as? WordCell)
    table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    names[2] = "TWO"
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: .row(1)) === cell && cell.reuses == 0)
    #expect(cell.textLabel?.text == "TWO" && cell.isSelected)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  // MARK: Reordering

  @Test func aMoveByHandIsATransaction() {
    let screen = Numbers()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    window.layoutIfNeeded()
    var moves: [[Int]] = []
    screen.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    screen.source.reorderingHandlers.didReorder = { transaction in
      moves.append(transaction.initialSnapshot.itemIdentifiers)
      moves.append(transaction.finalSnapshot.itemIdentifiers)
    }
    #expect(!screen.collection.beginInteractiveMovementForItem(at: .row(1)))
    #expect(screen.collection.beginInteractiveMovementForItem(at: .row(0)))
    let end = screen.collection.cellForItem(at: .row(2))?.center ?? .zero
    screen.collection.updateInteractiveMovementTargetPosition(end)
    screen.collection.endInteractiveMovement()
    settle()
    #expect(moves == [[1, 2, 3], [2, 3, 1]])
    #expect(screen.source.snapshot().itemIdentifiers == [2, 3, 1])
  }

  // MARK: Outlines

  @Test func whatIsInsideAClosedItemStaysOpenForLater() {
    var sut = NSDiffableDataSourceSectionSnapshot<String>()
    sut.append(["Food", "Drink"])
    sut.append(["Fruit"], to: "Food")
    sut.append(["Apple", "Pear"], to: "Fruit")
    #expect(sut.visibleItems == ["Food", "Drink"])
    sut.expand(["Fruit"])
    #expect(sut.visibleItems == ["Food", "Drink"])
    sut.expand(["Food"])
    #expect(sut.visibleItems == ["Food", "Fruit", "Apple", "Pear", "Drink"])
    sut.collapse(["Food"])
    #expect(sut.isExpanded("Fruit") && !sut.isVisible("Apple"))
    #expect(sut.level(of: "Apple") == 2 && sut.parent(of: "Apple") == "Fruit")
    #expect(sut.rootItems == ["Food", "Drink"])
    sut.delete(["Food"])
    #expect(sut.items == ["Drink"])
    #expect(!sut.contains("Apple"))
  }
}

// MARK: - Screens

private final class Numbers: UIViewController {
  private(set) lazy var collection = UICollectionView(
    frame: view.bounds, collectionViewLayout: layout())
  private(set) lazy var source = makeSource()
  /// Whose cells were filled, in order.
  var filled: [Int] = []
  private(set) var headerRequests = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.pin(to: view)
    _ = source
  }

  private func layout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    return layout
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, Int> {
    let items = UICollectionView.CellRegistration<WordItem, Int> { [weak self] _, _, number in
      self?.filled.append(number)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] _, _, _ in
      self?.headerRequests += 1
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, number in
      collection.dequeueConfiguredReusableCell(using: items, for: path, item: number)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }
}
