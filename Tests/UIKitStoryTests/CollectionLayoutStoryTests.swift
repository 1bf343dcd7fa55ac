import Foundation
import Testing
import UIKit

/// Layouts of an app's own, and what the system's say of their views.
@MainActor
struct CollectionLayoutStoryTests {
  private func words(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }

  // MARK: Attributes

  /// The collection compares attributes by `isEqual`, as documented, and so do tests of layouts.
  @Test func attributesOfTheSameValuesAreEqual() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .row(3))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.alpha = 0.5
    attributes.zIndex = 2
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.hash == attributes.hash)
    copy.alpha = 1
    #expect(copy != attributes)
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: .row(3))
    header.frame = attributes.frame
    header.alpha = 0.5
    header.zIndex = 2
    #expect(header != attributes)
  }

  @Test func centerAndSizeAreTheFrame() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .row(0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    attributes.size = CGSize(width: 10, height: 10)
    attributes.center = CGPoint(x: 100, y: 100)
    #expect(attributes.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  // MARK: Layouts of the app

  @Test func aScaledCellKeepsItsBoundsHoweverOftenItIsLaidOut() throws {
    let layout = Fan(scale: 0.5)
    let screen = WordGrid([words(4)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let cell = try #require(screen.collectionView.cellForItem(at: .row(1)))
    for _ in 0..<3 {
      layout.invalidateLayout()
      window.layoutIfNeeded()
    }
    #expect(cell.bounds.size == CGSize(width: 200, height: 100))
    #expect(cell.center == CGPoint(x: 120, y: 90))
    #expect(cell.frame.size == CGSize(width: 100, height: 50))
  }

  @Test func theCellInFrontIsTheOneThatIsHit() throws {
    let screen = WordGrid([words(4)], layout: Fan())
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let cells = try (0..<4).map { try #require(grid.cellForItem(at: .row($0))) }
    // Each lies 40 points below the one before, and the first ones have the highest index.
    let places = cells.compactMap { grid.subviews.firstIndex(of: $0) }
    #expect(places == places.sorted(by: >))
    let shared = CGPoint(x: cells[0].frame.midX, y: cells[0].frame.maxY - 5)
    #expect(cells[1].frame.contains(shared))
    #expect(grid.indexPathForItem(at: shared) == .row(0))
  }

  @Test func aLayoutPreparesWhenItIsInvalidAndNotWhileItScrolls() {
    let layout = Fan()
    let screen = WordGrid([words(60)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let start = layout.preparations
    grid.contentOffset.y += 30
    window.layoutIfNeeded()
    #expect(layout.preparations == start)
    layout.followsScrolling = true
    grid.contentOffset.y += 30
    window.layoutIfNeeded()
    #expect(layout.preparations == start + 1)
    layout.invalidateLayout()
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(layout.preparations == start + 2)
  }

  @Test func anInvalidLayoutMovesCellsAndMakesNone() throws {
    let layout = Fan()
    let screen = WordGrid([words(4)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let cell = try #require(screen.collectionView.cellForItem(at: .row(2)) as? WordItem)
    let (placements, log) = (cell.placements, screen.log)
    layout.step = 60
    layout.invalidateLayout()
    window.layoutIfNeeded()
    #expect(screen.collectionView.cellForItem(at: .row(2)) === cell)
    #expect(cell.frame.minY == 120)
    #expect(cell.placements == placements + 1)
    #expect(screen.log == log)
  }

  @Test func anotherLayoutTakesTheSameCells() throws {
    let screen = WordGrid([words(4)], layout: Fan())
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let cell = try #require(grid.cellForItem(at: .row(1)))
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    var isDone = false
    grid.setCollectionViewLayout(flow, animated: false) { isDone = $0 }
    settle()
    #expect(isDone)
    #expect(grid.cellForItem(at: .row(1)) === cell)
    #expect(cell.frame.size == CGSize(width: 100, height: 50))
    #expect(flow.collectionView === grid)
  }

  @Test func aDecorationStandsBehindItsCells() throws {
    let layout = Fan()
    layout.register(Shade.self, forDecorationViewOfKind: "shade")
    layout.hasShade = true
    let screen = WordGrid([words(2)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let shade = try #require(screen.collectionView.subviews.lazy.compactMap { $0 as? Shade }.first)
    #expect(shade.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    let cell = try #require(screen.collectionView.cellForItem(at: .row(0)))
    let order = screen.collectionView.subviews
    let places = [shade, cell].compactMap { order.firstIndex(of: $0) }
    #expect(places.count == 2 && places[0] < places[1])
  }

  // MARK: Flow

  @Test func aFlowThatScrollsSidewaysFillsColumns() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 7
    let screen = WordGrid([words(60)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let frames = try (0..<60).map { try #require(grid.layoutAttributesForItem(at: .row($0))).frame }
    #expect(frames[0].minX == frames[1].minX && frames[0].maxY <= frames[1].minY)
    let next = try #require(frames.firstIndex { $0.minX > frames[0].minX })
    #expect(frames[next].minX == frames[0].maxX + 7 && frames[next].minY == frames[0].minY)
    #expect(grid.contentSize.width > grid.bounds.width)
  }

  @Test func aPinnedHeaderIsWhereItIsSeen() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 180, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let screen = WordGrid([words(40), words(40)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(grid.supplementaryView(forElementKind: kind, at: .row(0)))
    grid.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(grid.supplementaryView(forElementKind: kind, at: .row(0)) === header)
    #expect(header.frame.minY == 500 + grid.adjustedContentInset.top)
    let told = grid.layoutAttributesForSupplementaryElement(ofKind: kind, at: .row(0))
    #expect(told?.frame == header.frame)
    let cell = try #require(grid.visibleCells.first)
    let places = [cell, header].compactMap { grid.subviews.firstIndex(of: $0) }
    #expect(places.count == 2 && places[0] < places[1])
  }

  // MARK: Compositional

  @Test func badgesAndBackgroundsHaveAttributes() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
    let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item]))
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Shade.self, forDecorationViewOfKind: "card")
    let screen = WordGrid([words(3)], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let grid: UICollectionView = screen.collectionView
    let told = try #require(
      grid.layoutAttributesForSupplementaryElement(ofKind: "badge", at: .row(2)))
    #expect(told.frame == CGRect(x: grid.bounds.width - 20, y: 160, width: 20, height: 20))
    let view = grid.supplementaryView(forElementKind: "badge", at: .row(2))
    #expect(view?.frame == told.frame)
    let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: .row(0))
    #expect(card?.frame == CGRect(x: 0, y: 0, width: grid.bounds.width, height: 240))
  }

  /// Overrides change what `super` gives them.
  @Test func whereAnItemComesFromIsNotWhereItIs() throws {
    let layout = Fan()
    let screen = WordGrid([["a", "b"]], layout: layout)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let place = try #require(layout.layoutAttributesForItem(at: .row(1)))
    for given in [
      layout.initialLayoutAttributesForAppearingItem(at: .row(1)),
      layout.finalLayoutAttributesForDisappearingItem(at: .row(1)),
    ] {
      #expect(given == place)
      given?.alpha = 0
      #expect(place.alpha == 1)
    }
  }
}

// MARK: - Layouts

/// Cells of 200 by 100 points, each a step below the one before and behind it.
private final class Fan: UICollectionViewLayout {
  private let scale: CGFloat
  private(set) var preparations = 0
  private var places: [UICollectionViewLayoutAttributes] = []
  var step: CGFloat = 40
  var followsScrolling = false
  var hasShade = false

  init(scale: CGFloat = 1) {
    self.scale = scale
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    preparations += 1
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    places = (0..<count).map { number in
      let place = UICollectionViewLayoutAttributes(forCellWith: .row(number))
      place.size = CGSize(width: 200, height: 100)
      place.center = CGPoint(x: 120, y: CGFloat(number) * step + 50)
      place.zIndex = count - number
      place.transform = CGAffineTransform(scaleX: scale, y: scale)
      return place
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: CGFloat(places.count) * step + 100)
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var shown = places.filter { $0.frame.intersects(rect) }
    if hasShade {
      let shade = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "shade", with: .row(0))
      shade.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      shade.zIndex = -1
      shown.append(shade)
    }
    return shown
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { places.indices.contains(indexPath.item) ? places[indexPath.item] : nil }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    followsScrolling
  }
}

private final class Shade: UICollectionReusableView {}
