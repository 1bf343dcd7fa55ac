import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct OutlineTests {
  private final class Screen: UIViewController {
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>?
    var style = UICellAccessory.OutlineDisclosureOptions.Style.cell
    private(set) lazy var collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(collection)
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        let style = self?.style ?? .automatic
        cell.accessories =
          item == "Fruit" ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
      }
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["Fruit", "Bread"])
      outline.append(["Apple", "Pear"], to: "Fruit")
      source?.apply(outline, to: 0, animatingDifferences: false)
    }

    var items: [String] { source?.snapshot().itemIdentifiers ?? [] }

    func cell(_ item: Int) throws -> UICollectionViewListCell {
      settle()
      return try #require(
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }

    func arrow() throws -> CellControl {
      try #require(try cell(0).subviews.lazy.compactMap { $0 as? CellControl }.first)
    }
  }

  private func tapMiddle(_ view: UIView) {
    let place = view.convert(view.bounds, to: nil)
    tap(CGPoint(x: place.midX, y: place.midY))
  }

  @Test func theArrowOpensAndClosesTheItem() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(screen.items == ["Fruit", "Bread"])
    tapMiddle(try screen.arrow())
    #expect(screen.items == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(try screen.arrow().look == .disclosure(isOpen: true))
    #expect(try screen.cell(0).configurationState.isExpanded)
    #expect(screen.source?.snapshot(for: 0).isExpanded("Fruit") == true)
    tapMiddle(try screen.arrow())
    #expect(screen.items == ["Fruit", "Bread"])
    #expect(try screen.arrow().look == .disclosure(isOpen: false))
  }

  @Test func itemsInsideAreIndented() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    tapMiddle(try screen.arrow())
    let indents = try (0..<4).map { try screen.cell($0).indentationLevel }
    #expect(indents == [0, 1, 1, 0])
    let outer = try screen.cell(3).contentView.frame.minX
    #expect(try screen.cell(1).contentView.frame.minX == outer + 10)
  }

  @Test func handlersAreAskedAndTold() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    var log: [String] = []
    var allows = false
    screen.source?.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("should \(item)")
      return allows
    }
    screen.source?.sectionSnapshotHandlers.willExpandItem = { log.append("will \($0)") }
    screen.source?.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    screen.source?.sectionSnapshotHandlers.willCollapseItem = { log.append("closing \($0)") }
    tapMiddle(try screen.arrow())
    #expect(log == ["should Fruit"])
    #expect(screen.items.count == 2)
    allows = true
    tapMiddle(try screen.arrow())
    #expect(log == ["should Fruit", "should Fruit", "will Fruit"])
    #expect(screen.items.count == 4)
    tapMiddle(try screen.arrow())
    #expect(screen.items.count == 4)
    #expect(log.count == 3)
    screen.source?.sectionSnapshotHandlers.shouldCollapseItem = nil
    tapMiddle(try screen.arrow())
    #expect(log.last == "closing Fruit")
  }

  @Test func childrenMayComeWhenTheItemOpens() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    screen.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      #expect(parent == "Fruit")
      #expect(current.items == ["Apple", "Pear"])
      var loaded = NSDiffableDataSourceSectionSnapshot<String>()
      loaded.append(["Plum"])
      return loaded
    }
    tapMiddle(try screen.arrow())
    #expect(screen.items == ["Fruit", "Plum", "Bread"])
  }

  @Test func aHeaderOpensByATapAnywhere() throws {
    let screen = Screen()
    screen.style = .header
    let window = show(screen)
    defer { window.isHidden = true }
    tapMiddle(try screen.cell(0))
    #expect(screen.items.count == 4)
    #expect(screen.collection.indexPathsForSelectedItems == [])
  }

  @Test func partsOfAnOutlineComeAndGo() {
    var sut = NSDiffableDataSourceSectionSnapshot<String>()
    sut.append(["a", "b"])
    sut.append(["a1", "a2"], to: "a")
    sut.append(["a11"], to: "a1")
    #expect(sut.items == ["a", "a1", "a11", "a2", "b"])
    #expect(sut.visibleItems == ["a", "b"])
    sut.expand(["a1"])
    #expect(sut.visibleItems == ["a", "b"])
    sut.expand(["a"])
    #expect(sut.visibleItems == ["a", "a1", "a11", "a2", "b"])
    #expect(sut.snapshot(of: "a").rootItems == ["a1", "a2"])
    #expect(sut.snapshot(of: "a").contains("a11"))
    sut.delete(["a1"])
    #expect(sut.items == ["a", "a2", "b"])
    #expect(!sut.contains("a11"))
    sut.append(["a11"], to: "a2")
    #expect(sut.level(of: "a11") == 2)
  }
}
