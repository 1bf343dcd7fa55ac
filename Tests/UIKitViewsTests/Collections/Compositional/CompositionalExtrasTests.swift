import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct CompositionalExtrasTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
    }
    var moves: [String] = []
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { true }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
  }

  private let source = Source()

  private func make(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["badge", "header"] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "extra")
    }
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private var pairs: NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: size(400, 100),
      subitems: [NSCollectionLayoutItem(layoutSize: size(200, 100))])
  }

  @Test func groupsHaveSupplementaryViewsOfTheirOwn() {
    let group = pairs
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(20, 20), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    let collection = make(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let paths = collection.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
    #expect(paths.map(\.item) == [0, 2])
    let second = collection.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 2, section: 0))
    #expect(second?.frame == CGRect(x: 380, y: 100, width: 20, height: 20))
  }

  @Test func anItemsAnchorLiesOnTheContainers() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(200, 100),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(20, 20), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
          itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
      ])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(400, 100), subitems: [item])
    let collection = make(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let badge = collection.supplementaryView(
      forElementKind: "badge", at: IndexPath(item: 0, section: 0))
    #expect(badge?.frame == CGRect(x: 0, y: 100, width: 20, height: 20))
  }

  @Test func insetsCountFromWhatTheReferenceSays() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      ])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .none
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "header", alignment: .top)
    ]
    let collection = make(UICollectionViewCompositionalLayout(section: section))
    collection.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 35)
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.first?.frame.minX == 25)
    #expect(collection.visibleCells.first?.frame.width == 340)
    let header = collection.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.width == 400)
    section.supplementaryContentInsetsReference = .automatic
    collection.collectionViewLayout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(header?.frame.width == 340)
  }

  @Test func aReloadInvalidatesEverything() {
    final class Layout: UICollectionViewFlowLayout {
      var contexts: [(Bool, Bool)] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append((context.invalidateEverything, context.invalidateDataSourceCounts))
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    let collection = make(layout)
    layout.contexts.removeAll()
    collection.reloadData()
    #expect(layout.contexts.count == 1)
    #expect(layout.contexts.first?.0 == true)
    #expect(layout.contexts.first?.1 == true)
  }

  @Test func aContextMovesTheContent() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 400)
    let collection = make(layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 70)
    context.contentSizeAdjustment = CGSize(width: 0, height: 40)
    let height = collection.contentSize.height
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 70)
    #expect(collection.contentSize.height == height + 40)
  }

  @Test func aMovedItemKnowsIt() throws {
    let collection = make(UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(collection.cellForItem(at: path))
    #expect(collection.beginInteractiveMovementForItem(at: path))
    #expect(cell.configurationState.isReordering)
    collection.cancelInteractiveMovement()
    #expect(!cell.configurationState.isReordering)
  }

  @Test func aLongPressMovesItemsOfACollectionController() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    let window = show(controller)
    defer { window.isHidden = true }
    func middle(_ item: Int) -> CGPoint {
      let cell = controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      let frame = cell.map { $0.convert($0.bounds, to: nil) } ?? .zero
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let (start, end) = (middle(0), middle(2))
    play(.drag(from: start, to: end, press: 0.8))
    #expect(source.moves == ["0 to 2"])
    controller.installsStandardGestureForInteractiveMovement = false
    play(.drag(from: start, to: end, press: 0.8))
    #expect(source.moves.count == 1)
  }
}
