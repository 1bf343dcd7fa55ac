import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// Rows and items that a finger carries by their reorder controls.
@MainActor
@Suite(.serialized) struct ReorderGripTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["a", "b", "c"], ["d"]]
    var log: [String] = []
    var keepsSections = false

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("\(sourceIndexPath) to \(destinationIndexPath)")
      let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      keepsSections && proposedDestinationIndexPath.section != sourceIndexPath.section
        ? sourceIndexPath : proposedDestinationIndexPath
    }
  }

  private func screen(_ source: Source) -> (UITableView, UIWindow) {
    let controller = UITableViewController(style: .plain)
    let table: UITableView = controller.tableView
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 44
    table.isEditing = true
    return (table, show(controller))
  }

  private func carry(_ row: String, by way: CGFloat) {
    guard let grip = element(.button, "Reorder \(row)")?.frame else {
      Issue.record("\(row) has no reorder control")
      return
    }
    let place = CGPoint(x: grip.midX, y: grip.midY)
    play(.drag(from: place, to: CGPoint(x: place.x, y: place.y + way)))
    settle()
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { $0.textLabel?.text ?? "" }
  }

  @Test func aRowIsCarriedToAnotherPlace() {
    let source = Source()
    let (table, window) = screen(source)
    defer { window.isHidden = true }
    carry("a", by: 15)
    #expect(source.log == [])
    carry("a", by: 44)
    #expect(source.sections == [["b", "a", "c"], ["d"]])
    #expect(texts(table) == ["b", "a", "c", "d"])
    carry("c", by: -88)
    #expect(source.sections == [["c", "b", "a"], ["d"]])
    #expect(texts(table) == ["c", "b", "a", "d"])
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func aRowIsCarriedToAnotherSectionUnlessTheDelegateSaysNo() {
    let source = Source()
    let (table, window) = screen(source)
    defer { window.isHidden = true }
    carry("a", by: 44 * 3)
    #expect(source.sections == [["b", "c"], ["a", "d"]])
    source.keepsSections = true
    carry("c", by: 200)
    #expect(source.sections == [["b", "c"], ["a", "d"]])
    #expect(texts(table) == ["b", "c", "a", "d"])
  }

  @Test func aListCellsAccessoryMovesItsItem() {
    let controller = UIViewController()
    let collection = UICollectionView(
      frame: controller.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    controller.view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    let window = show(controller)
    defer { window.isHidden = true }
    settle()
    guard let grip = element(.button, "Reorder")?.frame else {
      Issue.record("no reorder control")
      return
    }
    let place = CGPoint(x: grip.midX, y: grip.midY)
    play(.drag(from: place, to: CGPoint(x: place.x, y: place.y + 44)))
    settle()
    #expect(told == [["b", "a", "c"]])
    #expect(source.snapshot().itemIdentifiers == ["b", "a", "c"])
  }
}
