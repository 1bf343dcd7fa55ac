import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Lists that are told their content as snapshots.
@MainActor
struct DiffableStoryTests {
  @Test func theFilterLeavesWhatMatches() {
    let screen = Contacts(["Ann", "Bob", "Anna"])
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.cells.count == 3)
    screen.filter("Ann")
    #expect(app.cells.count == 2)
    #expect(!app.staticTexts["Bob"].exists)
    screen.filter("")
    #expect(app.cells.count == 3)
  }

  @Test func cellsOfPeopleWhoStayAreKept() throws {
    let screen = Contacts(["Ann", "Bob", "Cid"])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let path = try #require(screen.source.indexPath(for: "Cid"))
    let cell = try #require(screen.collection.cellForItem(at: path))
    screen.show(["Cid", "Ann"])
    window.layoutIfNeeded()
    #expect(screen.source.indexPath(for: "Cid") == IndexPath(item: 0, section: 0))
    #expect(screen.collection.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "Ann")
  }

  @Test func cellsThatStayAreNotAskedForAgain() {
    let screen = Contacts(["Ann", "Bob", "Cid"])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.filled.removeAll()
    screen.show(["Ann", "Bea", "Cid"])
    window.layoutIfNeeded()
    #expect(screen.filled == ["Bea"])
  }

  @Test func reloadingMakesTheCellAnew() throws {
    let screen = Contacts(["Ann", "Bob"])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.filled.removeAll()
    var snapshot = screen.source.snapshot()
    snapshot.reloadItems(["Bob"])
    screen.source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(screen.filled == ["Bob"])
    screen.source.applySnapshotUsingReloadData(screen.source.snapshot())
    window.layoutIfNeeded()
    #expect(screen.filled == ["Bob", "Ann", "Bob"])
  }

  @Test func theSelectionFollowsItsItem() throws {
    let screen = Contacts(["Ann", "Bob"])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    screen.show(["Bob", "Cid", "Ann"])
    window.layoutIfNeeded()
    #expect(screen.collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(screen.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test func reconfiguringFillsTheSameCellAgain() throws {
    let screen = Contacts(["Ann"])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(screen.collection.cellForItem(at: path))
    screen.calls["Ann"] = 2
    var snapshot = screen.source.snapshot()
    snapshot.reconfigureItems(["Ann"])
    screen.source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(screen.collection.cellForItem(at: path) === cell)
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.secondaryText == "2 calls")
  }

  @Test func applyingTellsWhenItIsDone() {
    let screen = Contacts(["Ann"])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    var isDone = false
    var snapshot = screen.source.snapshot()
    snapshot.appendItems(["Bob"], toSection: 0)
    screen.source.apply(snapshot, animatingDifferences: true) { isDone = true }
    settle()
    #expect(isDone)
    #expect(screen.collection.numberOfItems(inSection: 0) == 2)
  }

  @Test func swipingAContactOffersWhatTheListConfigured() {
    let screen = Contacts(["Ann", "Bob"])
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Ann"].swipeLeft()
    app.buttons["Block"].tap()
    #expect(!app.staticTexts["Ann"].exists)
    #expect(app.staticTexts["Bob"].exists)
  }

  @Test func aTableTakesSnapshotsToo() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
      table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    let screen = UIViewController()
    screen.view.addSubview(table)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 3], toSection: "odd")
    snapshot.appendItems([2], toSection: "even")
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["1", "3", "2"])
    let three = table.cellForRow(at: IndexPath(row: 1, section: 0))
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteSections(["even"])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "1"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === three)
    #expect(source.sectionIdentifier(for: 0) == "odd")
  }
}

// MARK: - Screens

private final class Contacts: UIViewController {
  private let names: [String]
  var calls: [String: Int] = [:]
  /// Whose cells were filled, in order.
  var filled: [String] = []
  private(set) lazy var collection = UICollectionView(
    frame: view.bounds, collectionViewLayout: layout())
  private(set) lazy var source = makeSource()

  init(_ names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func layout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      let block = UIContextualAction(style: .destructive, title: "Block") { _, _, done in
        self?.remove(at: path)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [block])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      self?.filled.append(name)
      var content = cell.defaultContentConfiguration()
      content.text = name
      content.secondaryText = self?.calls[name].map { "\($0) calls" }
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.pin(to: view)
    show(names)
  }

  func show(_ names: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
  }

  func filter(_ text: String) {
    show(names.filter { text.isEmpty || $0.contains(text) })
  }

  private func remove(at path: IndexPath) {
    guard let name = source.itemIdentifier(for: path) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([name])
    source.apply(snapshot)
  }
}
