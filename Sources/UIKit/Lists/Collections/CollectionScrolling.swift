import CoreGraphics

/// Where a collection scrolls to so that an item stands in a given place.
@MainActor
enum CollectionScrolling {
  static func offset(
    to frame: CGRect, _ position: UICollectionView.ScrollPosition, in view: UICollectionView
  ) -> CGPoint {
    let inset = view.adjustedContentInset
    let seen = view.bounds.inset(by: inset)
    var offset = view.contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - seen.height / 2 - inset.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - seen.height - inset.top
    } else if frame.minY < seen.minY {
      offset.y += frame.minY - seen.minY
    } else if frame.maxY > seen.maxY {
      offset.y += min(frame.maxY - seen.maxY, frame.minY - seen.minY)
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - seen.width / 2 - inset.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - seen.width - inset.left
    } else if frame.minX < seen.minX {
      offset.x += frame.minX - seen.minX
    } else if frame.maxX > seen.maxX {
      offset.x += min(frame.maxX - seen.maxX, frame.minX - seen.minX)
    }
    return offset
  }
}
