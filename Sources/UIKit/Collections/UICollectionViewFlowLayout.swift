import CoreGraphics
import Foundation

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

/// Fills lines with items, each line as full as it gets, and sets the items of full lines apart evenly.
///
/// Differs from Apple's: sections have no headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var attributes: [[UICollectionViewLayoutAttributes]] = []
  private var size = CGSize.zero

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  open override var collectionViewContentSize: CGSize { size }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  // MARK: Lines

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of a line: across the direction of scrolling.
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  open override func prepare() {
    super.prepare()
    attributes.removeAll()
    guard let view = collectionView else { return }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let inset =
        delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      position += isVertical ? inset.top : inset.left
      let items = sizes(of: section, in: view, delegate)
      attributes.append(
        place(items, section: section, inset: inset, in: view, delegate, position: &position))
      position += isVertical ? inset.bottom : inset.right
    }
    let bounds = view.bounds.size
    size =
      isVertical
      ? CGSize(width: bounds.width, height: position)
      : CGSize(width: position, height: bounds.height)
  }

  private func sizes(
    of section: Int, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    (0..<view.numberOfItems(inSection: section)).map { item in
      delegate?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
    }
  }

  private func place(
    _ sizes: [CGSize], section: Int, inset: UIEdgeInsets, in view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?, position: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let start = isVertical ? inset.left : inset.top
    let room =
      breadth(view.bounds.size) - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    var result: [UICollectionViewLayoutAttributes] = []
    var first = 0
    while first < sizes.count {
      if first > 0 { position += lineSpacing }
      var last = first
      var used = breadth(sizes[first])
      while last + 1 < sizes.count, used + itemSpacing + breadth(sizes[last + 1]) <= room + 0.001 {
        last += 1
        used += itemSpacing + breadth(sizes[last])
      }
      let line = sizes[first...last]
      let isFull = last + 1 < sizes.count
      let gaps = CGFloat(line.count - 1)
      let sum = line.reduce(0) { $0 + breadth($1) }
      let gap = isFull && gaps > 0 ? (room - sum) / gaps : itemSpacing
      let height = line.map(depth).max() ?? 0
      var offset = start
      for index in line.indices {
        let item = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: index, section: section))
        let size = sizes[index]
        let middle = position + (height - depth(size)) / 2
        item.frame = CGRect(
          origin: isVertical ? CGPoint(x: offset, y: middle) : CGPoint(x: middle, y: offset),
          size: size)
        result.append(item)
        offset += breadth(size) + gap
      }
      position += height
      first = last + 1
    }
    return result
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    attributes.flatMap { items in visible(items, in: rect) }
  }

  /// The items are in the order of scrolling: finds the first by halving, then goes on while they show.
  private func visible(
    _ items: [UICollectionViewLayoutAttributes], in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let near = isVertical ? rect.minY : rect.minX
    let far = isVertical ? rect.maxY : rect.maxX
    func end(_ item: UICollectionViewLayoutAttributes) -> CGFloat {
      isVertical ? item.frame.maxY : item.frame.maxX
    }
    func begin(_ item: UICollectionViewLayoutAttributes) -> CGFloat {
      isVertical ? item.frame.minY : item.frame.minX
    }
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if end(items[middle]) <= near { low = middle + 1 } else { high = middle }
    }
    // Items of one line differ in size: some before may still reach in.
    while low > 0, end(items[low - 1]) > near || begin(items[low - 1]) >= begin(items[low]) - 0.001,
      low < items.count
    { low -= 1 }
    return items[low...].prefix { begin($0) < far + 1000 }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard attributes.indices.contains(indexPath.section),
      attributes[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return attributes[indexPath.section][indexPath.item]
  }
}
