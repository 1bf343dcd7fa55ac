import CoreGraphics
import Device
import Foundation

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

/// Fills lines with items, each line as full as it gets, and sets the items of full lines apart evenly.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// One section as it was laid out; positions are along the direction of scrolling.
  private struct SectionFrames {
    var header: UICollectionViewLayoutAttributes?
    var items: [UICollectionViewLayoutAttributes] = []
    var footer: UICollectionViewLayoutAttributes?
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private var sections: [SectionFrames] = []
  private var size = CGSize.zero

  // MARK: Settings

  open var minimumLineSpacing: CGFloat = 10 {
    didSet {
      guard accepts([minimumLineSpacing], as: "minimumLineSpacing") else {
        minimumLineSpacing = oldValue
        return
      }
      invalidate(unless: minimumLineSpacing == oldValue)
    }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet {
      guard accepts([minimumInteritemSpacing], as: "minimumInteritemSpacing") else {
        minimumInteritemSpacing = oldValue
        return
      }
      invalidate(unless: minimumInteritemSpacing == oldValue)
    }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet {
      guard accepts([itemSize.width, itemSize.height], as: "itemSize") else {
        itemSize = oldValue
        return
      }
      invalidate(unless: itemSize == oldValue)
    }
  }
  /// Not zero where cells find their own size; `automaticSize` starts from `itemSize`.
  open var estimatedItemSize = CGSize.zero {
    didSet { invalidate(unless: estimatedItemSize == oldValue) }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(unless: scrollDirection == oldValue) }
  }
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: headerReferenceSize == oldValue) }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(unless: footerReferenceSize == oldValue) }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet {
      guard
        accepts(
          [sectionInset.top, sectionInset.left, sectionInset.bottom, sectionInset.right],
          as: "sectionInset")
      else {
        sectionInset = oldValue
        return
      }
      invalidate(unless: sectionInset == oldValue)
    }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(unless: sectionInsetReference == oldValue) }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionHeadersPinToVisibleBounds == oldValue) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(unless: sectionFootersPinToVisibleBounds == oldValue) }
  }

  private func accepts(_ numbers: [CGFloat], as name: String) -> Bool {
    OddNumbers.areUsable(
      numbers, as: "UICollectionViewFlowLayout.\(name)",
      at: { collectionView?.viewPath ?? "a layout without a collection" })
  }

  /// What a delegate says, if it can be used.
  private func usable<Value: MadeOfNumbers>(
    _ told: @autoclosure () -> Value?, as name: String
  ) -> Value? {
    DefaultRequirement.asked(told()).flatMap { accepts($0.numbers, as: name) ? $0 : nil }
  }

  /// Layouts set their item size in `prepare()`, each time anew: only another one makes a layout out of date.
  private func invalidate(unless isSame: Bool) {
    if !isSame { invalidateLayout() }
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Lines

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of a line: across the direction of scrolling.
  private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    super.prepare()
    sections.removeAll()
    size = .zero
    guard let view = collectionView else { return }
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      var frames = SectionFrames()
      frames.start = position
      let headerSize =
        usable(
          flowDelegate?.collectionView(
            view, layout: self, referenceSizeForHeaderInSection: section),
          as: "referenceSizeForHeaderInSection") ?? headerReferenceSize
      frames.header = boundary(
        UICollectionView.elementKindSectionHeader, headerSize, section, in: view, &position)
      let inset = inset(of: section, in: view)
      position += isVertical ? inset.top : inset.left
      frames.items = place(sizes(of: section, in: view), section, inset, in: view, &position)
      position += isVertical ? inset.bottom : inset.right
      let footerSize =
        usable(
          flowDelegate?.collectionView(
            view, layout: self, referenceSizeForFooterInSection: section),
          as: "referenceSizeForFooterInSection") ?? footerReferenceSize
      frames.footer = boundary(
        UICollectionView.elementKindSectionFooter, footerSize, section, in: view, &position)
      frames.end = position
      sections.append(frames)
    }
    let bounds = view.bounds.inset(by: view.adjustedContentInset).size
    size =
      isVertical
      ? CGSize(width: bounds.width, height: position)
      : CGSize(width: position, height: bounds.height)
  }

  private func inset(of section: Int, in view: UICollectionView) -> UIEdgeInsets {
    let inset =
      usable(
        flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section),
        as: "insetForSectionAt") ?? sectionInset
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea:
      let safe = view.safeAreaInsets
      return UIEdgeInsets(
        top: inset.top, left: inset.left + safe.left, bottom: inset.bottom,
        right: inset.right + safe.right)
    case .fromLayoutMargins:
      let margins = view.layoutMargins
      return UIEdgeInsets(
        top: inset.top, left: inset.left + margins.left, bottom: inset.bottom,
        right: inset.right + margins.right)
    }
  }

  /// A header or footer: as long as the collection is broad, as deep as its size says.
  private func boundary(
    _ kind: String, _ size: CGSize, _ section: Int, in view: UICollectionView,
    _ position: inout CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    let length = depth(size)
    guard length > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(
      for: self, supplementaryViewOfKind: kind, at: IndexPath(item: 0, section: section))
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: room.width, height: length)
      : CGRect(x: position, y: 0, width: length, height: room.height)
    position += length
    return attributes
  }

  private func sizes(of section: Int, in view: UICollectionView) -> [CGSize] {
    let estimate =
      estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
    let isEstimated = estimatedItemSize != .zero
    return (0..<view.numberOfItems(inSection: section)).map { item in
      let path = IndexPath(item: item, section: section)
      if isEstimated, let own = ownSizes[.cell(path)] { return own }
      return usable(
        flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path),
        as: "sizeForItemAt")
        ?? estimate
    }
  }

  private func place(
    _ sizes: [CGSize], _ section: Int, _ inset: UIEdgeInsets, in view: UICollectionView,
    _ position: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let lineSpacing =
      usable(
        flowDelegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
        as: "minimumLineSpacingForSectionAt") ?? minimumLineSpacing
    let itemSpacing =
      usable(
        flowDelegate?.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: section),
        as: "minimumInteritemSpacingForSectionAt") ?? minimumInteritemSpacing
    let start = isVertical ? inset.left : inset.top
    let content = view.bounds.inset(by: view.adjustedContentInset).size
    let room =
      breadth(content) - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(sizes.count)
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
      let gap =
        isFull && gaps > 0
        ? (room - sum) / gaps : lastGap(line.map(breadth), room: room, spacing: itemSpacing)
      let height = line.map(depth).max() ?? 0
      var offset = start
      // A line of one item stands in the middle where cells find their own size.
      if line.count == 1, estimatedItemSize != .zero, isFull { offset = start + (room - sum) / 2 }
      for index in line.indices {
        let item = UICollectionViewLayoutAttributes.make(
          for: self, cellAt: IndexPath(item: index, section: section))
        if estimatedItemSize != .zero { item.estimatedAxes = [.width, .height] }
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

  /// Between the items of a section's last line: as if more items of their size filled it, so that they
  /// stand below those of the lines before.
  private func lastGap(_ breadths: [CGFloat], room: CGFloat, spacing: CGFloat) -> CGFloat {
    guard let breadth = breadths.first, breadth > 0, breadths.allSatisfy({ $0 == breadth }) else {
      return spacing
    }
    let count = ((room + 0.001 + spacing) / (breadth + spacing)).rounded(.down)
    return count > 1 ? (room - count * breadth) / (count - 1) : spacing
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let near = isVertical ? rect.minY : rect.minX
    let far = isVertical ? rect.maxY : rect.maxX
    var result: [UICollectionViewLayoutAttributes] = []
    for section in sections where section.end >= near && section.start <= far {
      if let header = pinned(section.header, section), header.frame.intersects(rect) {
        result.append(header)
      }
      result += visible(section.items, in: rect)
      if let footer = pinned(section.footer, section), footer.frame.intersects(rect) {
        result.append(footer)
      }
    }
    return result
  }

  /// A header or footer that stays at the edge of what is seen while its section is seen.
  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes?, _ section: SectionFrames
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let view = collectionView else { return attributes }
    let isHeader =
      attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds else {
      return attributes
    }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let copy = attributes.duplicate()
    let length = depth(copy.size)
    var position = isVertical ? copy.frame.minY : copy.frame.minX
    if isHeader {
      position = max(position, isVertical ? seen.minY : seen.minX)
      position = min(position, section.end - length)
    } else {
      position = min(position, (isVertical ? seen.maxY : seen.maxX) - length)
      position = max(position, section.start)
    }
    if isVertical { copy.frame.origin.y = position } else { copy.frame.origin.x = position }
    copy.zIndex = 10
    return copy
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
    while low > 0, low < items.count,
      end(items[low - 1]) > near || begin(items[low - 1]) >= begin(items[low]) - 0.001
    { low -= 1 }
    return items[low...].prefix { begin($0) < far + 1000 }.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let index = indexPath.first, sections.indices.contains(index) else { return nil }
    let section = sections[index]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return pinned(section.header, section)
    case UICollectionView.elementKindSectionFooter: return pinned(section.footer, section)
    default: return nil
    }
  }
}

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Differs from Apple's: kept, and read by nobody here; an invalid layout asks its delegate for
  /// everything.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Differs from Apple's: kept, and read by nobody here; an invalid layout places everything anew.
  open var invalidateFlowLayoutAttributes = true
}
