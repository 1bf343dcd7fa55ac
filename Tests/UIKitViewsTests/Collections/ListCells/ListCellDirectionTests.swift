import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

/// Swipes over the rows of a collection that read from right to left, and their signs.
@MainActor
@Suite(.serialized) struct ListCellDirectionTests {
  private final class Screen: UIViewController, UICollectionViewDataSource {
    private(set) var log: [String] = []
    private(set) lazy var collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete(actionHandler: {}), .reorder()]
    }

    private var configuration: UICollectionLayoutListConfiguration {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] _ in
        self.map { UISwipeActionsConfiguration(actions: [$0.action("Read")]) }
      }
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] _ in
        self.map {
          UISwipeActionsConfiguration(actions: [$0.action("Archive"), $0.action("Flag")])
        }
      }
      return configuration
    }

    private func action(_ title: String) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.log.append(title)
        done(true)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collection.dataSource = self
      view.addSubview(collection)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: "Mail")
    }

    func cell() throws -> UICollectionViewListCell {
      try #require(
        collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    }

    func swipe(_ direction: SwipeDirection) throws {
      let cell = try cell()
      play(.swipe(direction, in: cell.convert(cell.bounds, to: nil)))
      settle()
    }
  }

  private func onRightToLeft(_ work: (Screen) throws -> Void) rethrows {
    let screen = Screen()
    try show(screen, with: { $0.layoutDirection = .rightToLeft }) { try work(screen) }
  }

  /// The sign that a cell leads on; another one once the cell was configured anew.
  private func sign(of cell: UICollectionViewListCell) throws -> UIView {
    try #require(cell.subviews.lazy.compactMap { $0 as? CellGlyphView }.first)
  }

  @Test func aSwipeToTheRightRevealsTheTrailingActionsAtTheLeft() throws {
    try onRightToLeft { screen in
      let cell = try screen.cell()
      let (content, glyph) = (cell.contentView.frame.minX, try sign(of: cell).frame.minX)
      try screen.swipe(.right)
      let archive = try #require(element(.button, "Archive")?.frame)
      let flag = try #require(element(.button, "Flag")?.frame)
      #expect(element(.button, "Read") == nil)
      #expect(archive.minX == 0)
      #expect(isClose(flag.minX, archive.maxX))
      #expect(isClose(cell.contentView.frame.minX, content + flag.maxX))
      let moved = try sign(of: cell).frame.minX
      #expect(isClose(moved, glyph + flag.maxX))
      tap(element(.button, "Flag"))
      #expect(screen.log == ["Flag"])
    }
  }

  @Test func aSwipeToTheLeftRevealsTheLeadingActionAtTheRight() throws {
    try onRightToLeft { screen in
      let cell = try screen.cell()
      let end = cell.contentView.frame.maxX
      try screen.swipe(.left)
      let read = try #require(element(.button, "Read")?.frame)
      #expect(element(.button, "Archive") == nil)
      #expect(read.maxX == 390)
      #expect(isClose(cell.contentView.frame.maxX, end - read.width))
    }
  }

  @Test func theSignsOfEditedRowsChangeSides() throws {
    try onRightToLeft { screen in
      screen.collection.isEditing = true
      settle()
      let remove = try #require(element(.button, "Remove")).frame
      let reorder = try #require(element(.button, "Reorder")).frame
      #expect(remove.minX > 300)
      #expect(reorder.maxX < 90)
    }
  }
}
