import Accessibility
import Foundation
import Testing

@testable import UIKit

/// What lists tell of the menus of their rows and items.
@MainActor
@Suite(.serialized) struct ListMenuLifeTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private static func configuration(_ path: IndexPath) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: path.item) {
      nil
    } actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Share") { _ in }])
    }
  }

  private final class Rows: UITableViewController {
    let log = Log()
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration(indexPath) }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.lines.append("shows \(configuration.identifier)") }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.lines.append("ends \(configuration.identifier)") }
  }

  private final class Items: UICollectionViewController {
    let log = Log()
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration(indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.lines.append("shows \(configuration.identifier)") }
    override func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.lines.append("ends \(configuration.identifier)") }
  }

  private func open(_ controller: UIViewController, at point: CGPoint) {
    let window = show(controller)
    defer { window.isHidden = true }
    settle()
    play(.press(at: point, duration: 1.5))
    tap(element(.button, "Share"))
    settle()
  }

  @Test func aTableTellsOfTheMenuOfARow() {
    let rows = Rows()
    open(rows, at: CGPoint(x: 100, y: 120))
    #expect(rows.log.lines == ["shows 1", "ends 1"])
  }

  @Test func aCollectionTellsOfTheMenuOfAnItem() {
    let items = Items()
    open(items, at: CGPoint(x: 25, y: 70))
    #expect(items.log.lines == ["shows 0", "ends 0"])
  }
}
