import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Where layouts and delegates let the content of a collection rest, and which cells are edited.
@MainActor
struct CollectionOffsetTests {
  /// Rests only where an item begins, as carousels do.
  private final class CarouselLayout: UICollectionViewFlowLayout {
    var speeds: [CGPoint] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      speeds.append(velocity)
      let page = (proposedContentOffset.x / 200).rounded()
      return CGPoint(x: page * 200, y: proposedContentOffset.y)
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { CGPoint(x: 400, y: 0) }
  }

  private final class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
  {
    let layout = CarouselLayout()
    private(set) lazy var collection = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 390, height: 120), collectionViewLayout: layout)
    var ends: [CGPoint] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      collection.delegate = self
      view.addSubview(collection)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { ends.append(targetContentOffset.pointee) }
    func collectionView(
      _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item > 0 }
  }

  @Test func aLayoutSaysWhereADragComesToRest() {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    play(.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 120, y: 150), hold: 0.5))
    #expect(screen.collection.contentOffset == CGPoint(x: 200, y: 0))
    #expect(screen.layout.speeds == [.zero])
    #expect(screen.ends == [CGPoint(x: 200, y: 0)], "the delegate has the last word")
  }

  @Test func aFlickIsRoundedToo() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    play(.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150)))
    let offset = screen.collection.contentOffset
    #expect(offset.x > 200)
    #expect(offset.x.truncatingRemainder(dividingBy: 200) == 0)
    // In points a millisecond, and positive towards the end.
    let speed = try #require(screen.layout.speeds.first)
    #expect(speed.x > 0.1 && speed.x < 20)
  }

  @Test func anotherLayoutSaysWhereTheContentIs() {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    let next = CarouselLayout()
    next.scrollDirection = .horizontal
    next.itemSize = CGSize(width: 200, height: 100)
    screen.collection.setCollectionViewLayout(next, animated: false)
    #expect(screen.collection.contentOffset == CGPoint(x: 400, y: 0))
  }

  @Test func theDelegateLeavesItemsOutOfEditing() {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    screen.collection.isEditing = true
    func isEdited(_ item: Int) -> Bool? {
      screen.collection.cellForItem(at: IndexPath(item: item, section: 0))?
        .configurationState.isEditing
    }
    #expect(isEdited(0) == false)
    #expect(isEdited(1) == true)
  }
}
