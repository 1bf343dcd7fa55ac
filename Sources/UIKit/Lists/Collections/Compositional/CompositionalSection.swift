import CoreGraphics
import Device
import Foundation
import Metrics

/// One section of a compositional layout with everything in its place.
///
/// Items that scroll across the layout's direction are kept at their places without that scrolling.
@MainActor
struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let index: Int
  let start: CGFloat
  private(set) var end: CGFloat = 0
  private(set) var items: [UICollectionViewLayoutAttributes] = []
  private(set) var supplementary: [UICollectionViewLayoutAttributes] = []
  private var decorations: [UICollectionViewLayoutAttributes] = []
  /// Badges of items, which scroll with them.
  private var badges: [UICollectionViewLayoutAttributes] = []
  private var pinned: Set<Int> = []
  /// Where groups begin across the layout's direction, for sections that scroll there.
  private var groupStarts: [CGFloat] = []
  private var breadth: CGFloat = 0
  private(set) var orthogonalRange: CGFloat = 0

  var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }

  init(
    section: NSCollectionLayoutSection, index: Int, itemCount: Int, isVertical: Bool,
    container: CGSize, start: CGFloat, ownSizes: [CollectionElement: CGSize],
    environment: LayoutEnvironment
  ) {
    self.section = section
    self.index = index
    self.start = start
    breadth = isVertical ? container.width : container.height
    let axes = LayoutAxes(isVertical: isVertical)
    let insets = section.insets(in: environment)
    var position = start + (isVertical ? section.topPadding : 0)
    let edges = section.supplementaryInsets(in: environment)
    placeBoundaries(atStart: true, axes, container, edges, ownSizes, &position)
    let contentStart = position
    position += isVertical ? insets.top : insets.leading
    let inner = CGSize(
      width: max(container.width - insets.leading - insets.trailing, 0),
      height: max(container.height - insets.top - insets.bottom, 0))
    var origin = axes.point(along: position, across: isVertical ? insets.leading : insets.top)
    var depth: CGFloat = 0
    var next = 0
    while next < itemCount {
      var builder = CompositionalGroup(
        section: index, ownSizes: ownSizes, environment: environment)
      let used = builder.place(section.group, at: origin, in: inner, first: next, limit: itemCount)
      guard used.count > 0 else {
        RuntimeIssue.fail(
          "UICollectionViewCompositionalLayout: a group of section \(index) holds no items, so "
            + "that its \(itemCount) items have no place.")
        break
      }
      items += builder.items
      badges += builder.badges
      next += used.count
      if scrollsAcross {
        groupStarts.append(
          (isVertical ? origin.x : origin.y) - (isVertical ? insets.leading : insets.top))
        depth = max(depth, axes.along(used.size))
        let step = axes.across(used.size) + section.interGroupSpacing
        if isVertical { origin.x += step } else { origin.y += step }
      } else {
        let step = axes.along(used.size) + (next < itemCount ? section.interGroupSpacing : 0)
        if isVertical { origin.y += step } else { origin.x += step }
      }
    }
    if scrollsAcross {
      position += depth
      let length = (items.map { isVertical ? $0.frame.maxX : $0.frame.maxY }.max() ?? 0)
      let after = isVertical ? insets.trailing : insets.bottom
      orthogonalRange = max(length + after - breadth, 0)
    } else {
      position = isVertical ? origin.y : origin.x
    }
    position += isVertical ? insets.bottom : insets.trailing
    placeDecorations(from: contentStart, to: position, axes, container)
    placeBoundaries(atStart: false, axes, container, edges, ownSizes, &position)
    end = position
  }

  // MARK: Headers, footers, backgrounds

  private mutating func placeBoundaries(
    atStart: Bool, _ axes: LayoutAxes, _ container: CGSize, _ insets: NSDirectionalEdgeInsets,
    _ ownSizes: [CollectionElement: CGSize], _ position: inout CGFloat
  ) {
    let edge: NSDirectionalRectEdge = axes.isVertical ? .top : .leading
    let room = CGSize(
      width: max(container.width - insets.leading - insets.trailing, 0), height: container.height)
    for item in section.boundarySupplementaryItems
    where item.alignment.edges.contains(edge) == atStart {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.estimatedAxes = item.layoutSize.estimatedAxes
      attributes.zIndex = item.zIndex
      let size = ownSizes[attributes.element] ?? item.layoutSize.size(in: room)
      let length = axes.along(size)
      var x = insets.leading + (room.width - size.width) / 2
      if item.alignment.edges.contains(.leading) { x = insets.leading }
      if item.alignment.edges.contains(.trailing) { x = insets.leading + room.width - size.width }
      let along = item.extendsBoundary || atStart ? position : position - length
      attributes.frame =
        axes.isVertical
        ? CGRect(
          x: x + item.offset.x, y: along + item.offset.y, width: size.width, height: size.height)
        : CGRect(
          x: along + item.offset.x, y: item.offset.y, width: size.width, height: size.height)
      if item.pinToVisibleBounds { pinned.insert(supplementary.count) }
      supplementary.append(attributes)
      if item.extendsBoundary { position += length }
    }
  }

  private mutating func placeDecorations(
    from start: CGFloat, to end: CGFloat, _ axes: LayoutAxes, _ container: CGSize
  ) {
    for item in section.decorationItems {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
      attributes.zIndex = item.zIndex
      let whole =
        axes.isVertical
        ? CGRect(x: 0, y: start, width: container.width, height: end - start)
        : CGRect(x: start, y: 0, width: end - start, height: container.height)
      attributes.frame = item.contentInsets.shrinking(whole)
      decorations.append(attributes)
    }
  }

  // MARK: Answers

  func reaches(_ rect: CGRect, isVertical: Bool) -> Bool {
    isVertical ? end >= rect.minY && start <= rect.maxY : end >= rect.minX && start <= rect.maxX
  }

  func attributes(
    in rect: CGRect, seen: CGRect, offset: CGFloat, isVertical: Bool
  ) -> [UICollectionViewLayoutAttributes] {
    var result = decorations.filter { $0.frame.intersects(rect) }
    for (number, attributes) in supplementary.enumerated() {
      let placed = pinned.contains(number) ? pin(attributes, seen, isVertical) : attributes
      if placed.frame.intersects(rect) { result.append(placed) }
    }
    for item in items + badges {
      let placed = moved(item, offset, isVertical)
      if placed.frame.intersects(rect) { result.append(placed) }
    }
    return result
  }

  func item(_ number: Int, offset: CGFloat, isVertical: Bool) -> UICollectionViewLayoutAttributes? {
    items.indices.contains(number) ? moved(items[number], offset, isVertical) : nil
  }

  /// A header, footer or badge, without being pinned.
  func supplementaryView(
    _ kind: String, _ path: IndexPath, offset: CGFloat, isVertical: Bool
  ) -> UICollectionViewLayoutAttributes? {
    if let boundary = supplementary.first(where: { $0.isOf(kind, path) }) { return boundary }
    return badges.first { $0.isOf(kind, path) }.map { moved($0, offset, isVertical) }
  }

  /// Whether a view is a header or footer of the section.
  func hasBoundary(_ kind: String, _ path: IndexPath) -> Bool {
    supplementary.contains { $0.isOf(kind, path) }
  }

  func decorationView(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    decorations.first { $0.isOf(kind, path) }
  }

  private func moved(
    _ attributes: UICollectionViewLayoutAttributes, _ offset: CGFloat, _ isVertical: Bool
  ) -> UICollectionViewLayoutAttributes {
    guard scrollsAcross, offset != 0 else { return attributes }
    let copy = attributes.duplicate()
    if isVertical { copy.frame.origin.x -= offset } else { copy.frame.origin.y -= offset }
    return copy
  }

  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, _ seen: CGRect, _ isVertical: Bool
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    if isVertical {
      copy.frame.origin.y = min(max(copy.frame.minY, seen.minY), end - copy.frame.height)
    } else {
      copy.frame.origin.x = min(max(copy.frame.minX, seen.minX), end - copy.frame.width)
    }
    copy.zIndex = max(copy.zIndex, 2)
    return copy
  }

  // MARK: Scrolling across

  /// Where the section comes to rest after the finger has left at `offset`.
  func restingOffset(near offset: CGFloat, rolling: CGFloat, velocity: CGFloat) -> CGFloat {
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: return offset + rolling
    case .continuousGroupLeadingBoundary:
      let target = offset + rolling
      return groupStarts.min { abs($0 - target) < abs($1 - target) } ?? target
    case .paging:
      guard breadth > 0 else { return offset }
      return PageTurning.page(near: offset / breadth, velocity: velocity) * breadth
    case .groupPaging, .groupPagingCentered:
      let earlier = groupStarts.lastIndex { $0 <= offset + 0.5 } ?? 0
      let later = min(earlier + 1, max(groupStarts.count - 1, 0))
      guard groupStarts.indices.contains(later) else { return offset }
      let way = groupStarts[later] - groupStarts[earlier]
      let part = way > 0 ? (offset - groupStarts[earlier]) / way : 0
      let isLater = PageTurning.page(near: min(max(part, 0.001), 0.999), velocity: velocity) > 0
      return groupStarts[isLater ? later : earlier]
    }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func isOf(_ kind: String, _ path: IndexPath) -> Bool {
    representedElementKind == kind && indexPath == path
  }
}

/// Lengths along the direction of scrolling and across it.
struct LayoutAxes {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }
}

extension NSDirectionalEdgeInsets {
  /// The rectangle without the insets, from left to right.
  func shrinking(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top, width: max(rect.width - leading - trailing, 0),
      height: max(rect.height - top - bottom, 0))
  }
}
