import Testing

@testable import UIKit

@MainActor
@Suite struct DiffableDataSourceTests {
  private enum Section: Hashable { case main, more }

  private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Section, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func snapshotsAreEdited() {
    var sut = snapshot(["a", "b", "c"])
    sut.appendSections([.more])
    sut.appendItems(["d"], toSection: .more)
    sut.insertItems(["x"], beforeItem: "b")
    sut.moveItem("a", afterItem: "d")
    sut.deleteItems(["c"])
    #expect(sut.itemIdentifiers(inSection: .main) == ["x", "b"])
    #expect(sut.itemIdentifiers(inSection: .more) == ["d", "a"])
    #expect(sut.numberOfItems == 4)
    #expect(sut.indexOfItem("d") == 2)
    #expect(sut.sectionIdentifier(containingItem: "a") == .more)
  }

  @Test func duplicatesAreReported() {
    let found = issues { _ = snapshot(["a", "a"]) }
    #expect(found.first?.contains("item identifiers must be unique; a") == true)
  }

  @Test func showsASnapshotInATable() {
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Section, String>(tableView: table) {
      table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      return cell
    }
    controller.view.addSubview(table)
    let window = show(controller)
    defer { window.isHidden = true }
    source.apply(snapshot(["One", "Two"]))
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Two")
    #expect(element(.staticText, "Two") != nil)
    source.apply(snapshot(["Two"]), animatingDifferences: false)
    #expect(source.indexPath(for: "Two") == IndexPath(row: 0, section: 0))
    #expect(element(.staticText, "One") == nil)
  }

  /// An item that counts how often it is compared.
  private struct Counted: Hashable, Sendable {
    @MainActor static var comparisons = 0
    let number: Int

    static func == (left: Self, right: Self) -> Bool {
      MainActor.assumeIsolated { comparisons += 1 }
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test func askingForAllItemsAnewIsCheap() {
    var sut = NSDiffableDataSourceSnapshot<Section, Counted>()
    sut.appendSections([.main])
    sut.appendItems((0..<2_000).map { Counted(number: $0) })
    Counted.comparisons = 0
    sut.reconfigureItems(sut.itemIdentifiers)
    sut.reloadItems(sut.itemIdentifiers)
    let paths = sut.indexPaths(of: sut.itemIdentifiers.reversed())
    #expect(Counted.comparisons < 40_000)
    #expect(paths.count == 2_000)
    #expect(paths.first == IndexPath(row: 1_999, section: 0))
    #expect(sut.indexPaths(of: [Counted(number: 5)]) == [IndexPath(row: 5, section: 0)])
  }

  @Test func whatIsNotThereCannotBeAskedForAnew() {
    var sut = snapshot(["a"])
    let found = issues { sut.reconfigureItems(["x"]) }
    #expect(found.first?.contains("reconfigureItems(_:): there is no item x") == true)
    #expect(sut.reconfiguredItemIdentifiers.isEmpty)
  }
}
