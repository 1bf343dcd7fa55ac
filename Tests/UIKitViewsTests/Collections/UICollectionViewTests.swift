import Testing

@testable import UIKit

@MainActor
private final class GridController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var count = 10
  private(set) var selected: [Int] = []
  private(set) lazy var collectionView = UICollectionView(
    frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.label.text = "Item \(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 120, height: 80) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}

private final class Cell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// Finds the size of its items each time, as Apple's sample of a column layout does.
private final class ColumnLayout: UICollectionViewFlowLayout {
  private(set) var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
    let width = (collectionView?.bounds.width ?? 0) - minimumInteritemSpacing
    itemSize = CGSize(width: (width / 2).rounded(.down), height: 40)
  }
}

@MainActor
private final class PlainSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
@Suite struct UICollectionViewTests {
  @Test func aLayoutMaySetItsItemSizeWhileItPrepares() {
    let layout = ColumnLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 310, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = PlainSource()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin.x == 160)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  @Test func flowsItemsIntoLines() {
    let sut = GridController()
    let window = show(sut)
    defer { window.isHidden = true }
    let view = sut.collectionView
    #expect(view.numberOfItems(inSection: 0) == 10)
    #expect(view.visibleCells.count == 10)
    let frames = (0..<4).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.minX) == [0, 135, 270, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 90])
    #expect(view.contentSize.height == 350)
  }

  @Test func onlyVisibleItemsHaveCells() {
    let sut = GridController()
    sut.count = 10_000
    let window = show(sut)
    defer { window.isHidden = true }
    #expect(sut.collectionView.visibleCells.count <= 33)
    sut.collectionView.contentOffset.y = 5000
    settle()
    #expect(sut.collectionView.visibleCells.count <= 33)
    #expect(sut.collectionView.indexPathsForVisibleItems.first?.item ?? 0 > 100)
  }

  @Test func aTapSelects() throws {
    let sut = GridController()
    let window = show(sut)
    defer { window.isHidden = true }
    tap(element(.staticText, "Item 4"))
    #expect(sut.selected == [4])
    let path = IndexPath(item: 4, section: 0)
    #expect(sut.collectionView.indexPathsForSelectedItems == [path])
    #expect(sut.collectionView.cellForItem(at: path)?.isSelected == true)
    sut.collectionView.delegate?.collectionView?(
      sut.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(sut.selected == [4, 1])
  }

  @Test func unregisteredIdentifiersFailClearly() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let found = issues {
      _ = view.dequeueReusableCell(
        withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
    }
    #expect(found.first?.contains("could not dequeue a cell with identifier x") == true)
  }
}
