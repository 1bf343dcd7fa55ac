import Foundation
import Testing

@testable import UIKit

/// What layouts say of their elements is copied, with what subclasses add.
@MainActor
struct LayoutAttributesTests {
  private final class Shade: UICollectionViewLayoutAttributes {
    var level = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Shade)?.level = level
      return copy
    }
  }

  private final class Shades: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Shade.self }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      let all = super.layoutAttributesForElements(in: rect)
      for shade in all ?? [] { (shade as? Shade)?.level = shade.indexPath.item + 10 }
      return all
    }
  }

  private final class Cell: UICollectionViewCell {
    var level = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      level = (layoutAttributes as? Shade)?.level ?? 0
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  @Test func aCopyHasTheSameValues() throws {
    let shade = Shade(forCellWith: IndexPath(item: 2, section: 1))
    shade.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    shade.alpha = 0.5
    shade.zIndex = 7
    shade.level = 3
    let copy = try #require(shade.copy() as? Shade)
    #expect(copy !== shade)
    #expect(copy.indexPath == shade.indexPath)
    #expect(copy.frame == shade.frame)
    #expect(copy.alpha == 0.5)
    #expect(copy.zIndex == 7)
    #expect(copy.level == 3)
  }

  @Test func mirroredLayoutsKeepWhatTheirAttributesAdd() throws {
    let layout = Shades()
    layout.itemSize = CGSize(width: 50, height: 50)
    let frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.semanticContentAttribute = .forceRightToLeft
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    collection.dataSource = source
    collection.layoutIfNeeded()
    let cells = collection.visibleCells.compactMap { $0 as? Cell }.sorted { $0.level < $1.level }
    #expect(cells.map(\.level) == [10, 11, 12])
    #expect(cells.first?.frame.maxX == 390)
  }
}
