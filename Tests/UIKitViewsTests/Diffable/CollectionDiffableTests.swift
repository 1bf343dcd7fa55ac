import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
struct CollectionDiffableTests {
  private enum Section: Hashable { case main, more }

  private final class Screen: UIViewController {
    var collection: UICollectionView?
    var source: UICollectionViewDiffableDataSource<Section, String>?
    var fills: [String] = []
    var swiped: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            self?.swiped.append(path.item)
            done(true)
          }
        ])
      }
      let collection = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collection)
      self.collection = collection
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        content.secondaryText = "about \(item)"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(), .delete(actionHandler: {})]
        self?.fills.append(item)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = "Part \(path.section)"
        view.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        collection, path, item in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      source?.supplementaryViewProvider = { collection, _, path in
        collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
    }
  }

  private func make() -> (Screen, UIWindow) {
    let screen = Screen()
    screen.loadViewIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(["Apple", "Pear", "Plum"])
    screen.source?.apply(snapshot, animatingDifferences: false)
    return (screen, show(screen))
  }

  @Test func showsAListOfConfiguredCells() throws {
    let (screen, window) = make()
    defer { window.isHidden = true }
    let collection = try #require(screen.collection)
    let cells = collection.visibleCells
    #expect(cells.count == 3)
    #expect(cells[0].frame.minX == 20)
    #expect(cells[0].frame.width == 350)
    #expect(cells[0].frame.height > 44)
    #expect(abs(cells[1].frame.minY - cells[0].frame.maxY) < 0.01)
    #expect(element(.staticText, "Pear") != nil)
    #expect(element(.staticText, "PART 0") != nil)
  }

  @Test func snapshotsChangeWhatIsShown() throws {
    let (screen, window) = make()
    defer { window.isHidden = true }
    let source = try #require(screen.source)
    var snapshot = source.snapshot()
    snapshot.deleteItems(["Pear"])
    snapshot.appendSections([.more])
    snapshot.appendItems(["Fig"], toSection: .more)
    var isDone = false
    source.apply(snapshot) { isDone = true }
    settle()
    #expect(isDone)
    #expect(element(.staticText, "Pear") == nil)
    #expect(element(.staticText, "Fig") != nil)
    #expect(source.indexPath(for: "Fig") == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "Plum")
  }

  @Test func reconfiguringKeepsTheCell() throws {
    let (screen, window) = make()
    defer { window.isHidden = true }
    let source = try #require(screen.source)
    let path = IndexPath(item: 1, section: 0)
    let cell = screen.collection?.cellForItem(at: path)
    screen.fills.removeAll()
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["Pear"])
    source.apply(snapshot)
    settle()
    #expect(screen.fills == ["Pear"])
    #expect(screen.collection?.cellForItem(at: path) === cell)
  }

  @Test func swipingARowShowsItsActions() throws {
    let (screen, window) = make()
    defer { window.isHidden = true }
    let row = try #require(element(.staticText, "Plum"))
    play(
      .drag(
        from: CGPoint(x: 300, y: row.frame.midY), to: CGPoint(x: 180, y: row.frame.midY)))
    tap(element(.button, "Delete"))
    #expect(screen.swiped == [2])
    #expect(element(.button, "Delete") == nil)
  }

  @Test func accessoriesFollowEditing() throws {
    let (screen, window) = make()
    defer { window.isHidden = true }
    #expect(element(.button, "Remove") == nil)
    screen.collection?.isEditing = true
    settle()
    #expect(element(.button, "Remove") != nil)
  }

  @Test func outlinesOpenAndClose() throws {
    let (screen, window) = make()
    defer { window.isHidden = true }
    let source = try #require(screen.source)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Kiwi", "Lime"], to: "Fruit")
    source.apply(outline, to: .main)
    settle()
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Nuts"])
    outline.expand(["Fruit"])
    source.apply(outline, to: .main)
    settle()
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Kiwi", "Lime", "Nuts"])
    #expect(outline.level(of: "Kiwi") == 1)
    #expect(source.snapshot(for: .main).isExpanded("Fruit"))
  }
}
