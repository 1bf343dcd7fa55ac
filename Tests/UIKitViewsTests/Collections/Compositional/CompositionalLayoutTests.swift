import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
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
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  private func make(
    _ layout: UICollectionViewLayout, _ source: Source,
    _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 600)
  ) -> UICollectionView {
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.visibleCells.map(\.frame)
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  /// An item without width, as a width that is no number counts, ends its line.
  @Test(arguments: [
    (CGFloat.leastNonzeroMagnitude, CGFloat(0), CGFloat(50)), (5, -5, 50), (.nan, 1, 250),
    (10, .nan, 50),
  ])
  func linesThatAreNeverFullEnd(width: CGFloat, spacing: CGFloat, height: CGFloat) {
    let source = Source([5])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item(.absolute(width), .absolute(50))])
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    let collection = make(UICollectionViewCompositionalLayout(section: section), source)
    #expect(collection.collectionViewLayout.collectionViewContentSize.height == height)
  }

  @Test func fractionsFillLines() {
    let source = Source([5])
    let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [cell])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let collection = make(UICollectionViewCompositionalLayout(section: section), source)
    #expect(
      frames(collection) == [
        CGRect(x: 5, y: 5, width: 190, height: 90), CGRect(x: 205, y: 5, width: 190, height: 90),
        CGRect(x: 5, y: 115, width: 190, height: 90),
        CGRect(x: 205, y: 115, width: 190, height: 90),
        CGRect(x: 5, y: 225, width: 190, height: 90),
      ])
    #expect(collection.contentSize == CGSize(width: 400, height: 320))
  }

  @Test func countsShareTheGroupAndGroupsNest() {
    let source = Source([3])
    let big = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
      subitems: [big, column])
    let collection = make(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), source)
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 280, height: 200), CGRect(x: 280, y: 0, width: 120, height: 100),
        CGRect(x: 280, y: 100, width: 120, height: 100),
      ])
  }

  @Test func headersPinAndSectionsDiffer() {
    let source = Source([20, 2])
    let layout = UICollectionViewCompositionalLayout { [self] index, environment in
      #expect(environment.container.contentSize.width == 400)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: index + 1)
      let section = NSCollectionLayoutSection(group: group)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
    let collection = make(layout, source)
    #expect(collection.contentSize.height == 1130)
    let path = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(collection.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 0)
    collection.contentOffset.y = 130
    collection.layoutIfNeeded()
    #expect(collection.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 130)
    #expect(
      collection.subviews.last === collection.supplementaryView(forElementKind: kind, at: path))
  }

  @Test func sectionsScrollAcross() {
    let source = Source([10])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(120)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let controller = UIViewController()
    let collection = make(
      UICollectionViewCompositionalLayout(section: section), source,
      CGRect(x: 0, y: 200, width: 390, height: 400))
    controller.view.addSubview(collection)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(collection.contentSize.height == 120)
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    play(.drag(from: CGPoint(x: 300, y: 250), to: CGPoint(x: 120, y: 250), hold: 0.5))
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
    #expect(collection.contentOffset == .zero)
  }

  @Test func layoutsAreMirroredFromRightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item(.absolute(100), .absolute(50))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 20
    let source = Source([2])
    let collection = make(UICollectionViewCompositionalLayout(section: section), source)
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 20)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    #expect(collection.cellForItem(at: first)?.frame.maxX == 380)
    #expect(collection.cellForItem(at: second)?.frame.maxX == 280)
    #expect(collection.layoutAttributesForItem(at: first)?.frame.maxX == 380)
    #expect(collection.indexPathForItem(at: CGPoint(x: 350, y: 20)) == first)
  }

  @Test func sectionsScrollAcrossFromTheRight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(150), heightDimension: .absolute(120)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    let controller = UIViewController()
    let source = Source([10])
    let collection = make(
      UICollectionViewCompositionalLayout(section: section), source,
      CGRect(x: 0, y: 200, width: 390, height: 400))
    collection.semanticContentAttribute = .forceRightToLeft
    controller.view.addSubview(collection)
    let window = show(controller)
    defer { window.isHidden = true }
    collection.setNeedsLayout()
    settle()
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 390)
    play(.drag(from: CGPoint(x: 120, y: 250), to: CGPoint(x: 300, y: 250), hold: 0.5))
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.maxX == 390)
  }

  @Test(arguments: [false, true])
  func flowLayoutsAreMirroredWhereTheyWantIt(isFlipped: Bool) {
    final class Flow: UICollectionViewFlowLayout {
      var isFlipped = false
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipped }
    }
    let layout = Flow()
    layout.isFlipped = isFlipped
    layout.itemSize = CGSize(width: 100, height: 50)
    let source = Source([2])
    let collection = make(layout, source)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    let frame = collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame?.minX == (isFlipped ? 300 : 0))
  }
}
