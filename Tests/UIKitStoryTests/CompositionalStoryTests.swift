import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Screens whose collections describe their layout section by section.
@MainActor
struct CompositionalStoryTests {
  @Test func aShelfScrollsSidewaysOnItsOwn() {
    let screen = Store()
    let app = XCUIApplication(rootViewController: screen)
    let first = app.cells["Featured 0"]
    let below = app.cells["All 0"]
    let before = (first.frame, below.frame)
    #expect(before.0.width < app.frame.width)
    first.swipeLeft()
    #expect(app.cells["Featured 1"].frame.minX < app.frame.width / 2)
    #expect(below.frame == before.1)
    #expect(!first.exists || first.frame.minX < before.0.minX)
  }

  @Test func aPagedShelfStopsAtAGroup() {
    let screen = Store()
    let app = XCUIApplication(rootViewController: screen)
    let start = app.cells["Featured 0"].frame.minX
    app.cells["Featured 0"].swipeLeft()
    let leading = (1...4).map { app.cells["Featured \($0)"] }.filter(\.exists)
      .map(\.frame.minX).min { abs($0 - start) < abs($1 - start) }
    #expect(abs((leading ?? 0) - start) < 1)
  }

  @Test func theGridHasTwoColumns() {
    let screen = Store()
    let app = XCUIApplication(rootViewController: screen)
    let frames = (0..<3).map { app.cells["All \($0)"].frame }
    #expect(frames[0].minY == frames[1].minY)
    #expect(frames[1].minX >= frames[0].maxX)
    #expect(frames[2].minX == frames[0].minX)
    #expect(frames[2].minY >= frames[0].maxY)
    #expect(abs(frames[0].width - frames[1].width) < 0.5)
  }

  @Test func headersStandAboveTheirSections() throws {
    let screen = Store()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let kind = UICollectionView.elementKindSectionHeader
    for section in 0..<2 {
      let header = try #require(
        screen.collectionView.layoutAttributesForSupplementaryElement(
          ofKind: kind, at: IndexPath(item: 0, section: section)))
      let item = try #require(
        screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: section)))
      #expect(header.frame.height == 44)
      #expect(header.frame.maxY <= item.frame.minY)
    }
  }

  @Test func rowsGrowWithTheirTexts() throws {
    let texts = ["Short", String(repeating: "Many words make a long review. ", count: 8)]
    let screen = Reviews(texts)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let cells = try (0..<2).map { item in
      try #require(screen.collection.cellForItem(at: IndexPath(item: item, section: 0)))
    }
    #expect(cells[1].frame.height > cells[0].frame.height * 2)
    #expect(abs(cells[1].frame.minY - cells[0].frame.maxY) < 0.01)
    #expect(cells.allSatisfy { $0.frame.width == window.bounds.width })
  }

  @Test func aNestedGroupStacksItsItems() throws {
    let screen = Mosaic()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let frames = try (0..<3).map { item in
      try #require(
        screen.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      ).frame
    }
    #expect(frames[0].height == 200)
    #expect(frames[1].height == 100 && frames[2].height == 100)
    #expect(frames[1].minX == frames[0].maxX && frames[2].minX == frames[0].maxX)
    #expect(frames[2].minY == frames[1].maxY)
  }
}

// MARK: - Screens

private func name(of path: IndexPath) -> String {
  path.section == 0 ? "Featured \(path.item)" : "All \(path.item)"
}

private final class Store: UICollectionViewController {
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? Self.shelf() : Self.grid()
      })
  }

  required init?(coder: NSCoder) { nil }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private static func shelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.isAccessibilityElement = true
    cell.accessibilityIdentifier = name(of: indexPath)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private final class ReviewCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.pin(to: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Reviews: UIViewController, UICollectionViewDataSource {
  private let texts: [String]
  private(set) lazy var collection = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())

  init(_ texts: [String]) {
    self.texts = texts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.register(ReviewCell.self, forCellWithReuseIdentifier: "review")
    collection.dataSource = self
    collection.pin(to: view)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "review", for: indexPath)
    (cell as? ReviewCell)?.label.text = texts[indexPath.item]
    return cell
  }
}

private final class Mosaic: UICollectionViewController {
  init() {
    let big = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
      subitems: [small, small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
      subitems: [big, pair])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

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
}
