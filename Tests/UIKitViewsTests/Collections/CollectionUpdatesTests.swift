import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct CollectionUpdatesTests {
  private final class LabelCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    var title = ""
  }

  private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var items = [["a", "b", "c", "d"], ["e"]]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items[section].count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? LabelCell)?.label.text = items[indexPath.section][indexPath.item]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? Header)?.title = "Section \(indexPath.section)"
      return view
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 80) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 30) }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 3 }
  }

  private func make() -> (Grid, UIWindow) {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    return (grid, show(grid))
  }

  private func texts(_ grid: Grid) -> [String] {
    grid.collectionView.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
  }

  @Test func headersStandAboveTheirSections() throws {
    let (grid, window) = make()
    defer { window.isHidden = true }
    let headers = grid.collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.compactMap { ($0 as? Header)?.title } == ["Section 0", "Section 1"])
    #expect(headers[0].frame == CGRect(x: 0, y: 0, width: 390, height: 30))
    #expect(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
    #expect(headers[1].frame.minY == 200)
  }

  @Test func batchesKeepTheCellsThatStay() throws {
    let (grid, window) = make()
    defer { window.isHidden = true }
    let kept = grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
    grid.collectionView.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    var isDone = false
    grid.items[0] = ["b", "c", "x", "d"]
    grid.collectionView.performBatchUpdates {
      grid.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
      grid.collectionView.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      isDone = $0
    }
    settle()
    #expect(isDone)
    #expect(texts(grid) == ["b", "c", "x", "d", "e"])
    #expect(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
    #expect(
      grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func countsThatDoNotAddUpFail() {
    let (grid, window) = make()
    defer { window.isHidden = true }
    let found = issues {
      grid.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(found.count == 1)
    #expect(
      found.first?.contains(
        "invalid number of items in section 0. The number of items contained in an existing "
          + "section after the update (4)") ?? false)
  }

  private final class Decorated: UICollectionViewFlowLayout {
    var log: [String] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      log.append("prepare")
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.append("delete \(elementKind)")
      return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      log.append("insert \(elementKind)")
      return []
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String)
      -> [IndexPath]
    {
      log.append("delete \(elementKind)")
      return []
    }
    override func finalizeCollectionViewUpdates() { log.append("finalize") }
  }

  @Test func aLayoutIsAskedWhatComesAndGoesBesideTheItems() {
    let layout = Decorated()
    layout.register(Header.self, forDecorationViewOfKind: "shade")
    let grid = Grid(collectionViewLayout: layout)
    let window = show(grid)
    defer { window.isHidden = true }
    let header = UICollectionView.elementKindSectionHeader
    grid.items[0] = ["b", "c", "d"]
    grid.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(layout.log == ["prepare", "delete \(header)", "delete shade", "finalize"])
    layout.log = []
    grid.items[0] = ["b", "c", "d", "e"]
    grid.collectionView.insertItems(at: [IndexPath(item: 3, section: 0)])
    #expect(layout.log == ["prepare", "insert shade", "finalize"])
    settle()
  }

  @Test func sectionsComeAndGo() {
    let (grid, window) = make()
    defer { window.isHidden = true }
    grid.items.insert(["n"], at: 0)
    grid.collectionView.insertSections(IndexSet(integer: 0))
    settle()
    #expect(texts(grid) == ["n", "a", "b", "c", "d", "e"])
    grid.items.removeLast()
    grid.collectionView.deleteSections(IndexSet(integer: 2))
    settle()
    #expect(texts(grid) == ["n", "a", "b", "c", "d"])
  }

  @Test func onlyItemsThatMayBeHighlightedAreSelected() throws {
    let (grid, window) = make()
    defer { window.isHidden = true }
    tap(element(.staticText, "d"))
    #expect(grid.log.isEmpty)
    tap(element(.staticText, "b"))
    #expect(grid.log == ["select 1"])
  }

  @Test func readsInOrderAfterScrollingBack() throws {
    let (grid, window) = make()
    defer { window.isHidden = true }
    grid.items = [(0..<60).map { "i\($0)" }]
    grid.collectionView.reloadData()
    settle()
    grid.collectionView.scrollToItem(
      at: IndexPath(item: 59, section: 0), at: .bottom, animated: false)
    settle()
    #expect(texts(grid).last == "i59")
    grid.collectionView.setContentOffset(.zero, animated: false)
    settle()
    let read = try shownTexts()
    #expect(read.prefix(3) == ["i0", "i1", "i2"])
    #expect(read == texts(grid))
  }

  @Test func cellsFindTheirSize() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    final class Tag: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = SizedView(70, 24)
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -3),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      }
    }
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(Tag.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = source
    collection.layoutIfNeeded()
    #expect(
      collection.visibleCells.map(\.frame.size) == [
        CGSize(width: 80, height: 30), CGSize(width: 80, height: 30), CGSize(width: 80, height: 30),
      ])
  }
}
