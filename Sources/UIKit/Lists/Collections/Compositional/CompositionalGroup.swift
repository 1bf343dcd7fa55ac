import CoreGraphics
import Foundation

/// Puts the items of one group in their places.
@MainActor
struct CompositionalGroup {
  let section: Int
  let ownSizes: [CollectionElement: CGSize]
  let environment: LayoutEnvironment
  private(set) var items: [UICollectionViewLayoutAttributes] = []
  private(set) var badges: [UICollectionViewLayoutAttributes] = []

  init(
    section: Int, ownSizes: [CollectionElement: CGSize], environment: LayoutEnvironment
  ) {
    self.section = section
    self.ownSizes = ownSizes
    self.environment = environment
  }

  /// What a group took: how many items, and its size in points.
  struct Use {
    var count: Int
    var size: CGSize
  }

  /// Places the group at `origin`, with items from `first` on, below `limit`.
  mutating func place(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, first: Int,
    limit: Int
  ) -> Use {
    let size = group.layoutSize.size(in: container)
    let frame = group.contentInsets.shrinking(CGRect(origin: origin, size: size))
    let used: Use =
      switch group.arrangement {
      case .custom(let provider): placeCustom(provider, frame, size, first, limit)
      case .horizontal:
        placeLine(group, frame, size, first, limit, LayoutAxes(isVertical: false))
      case .vertical:
        placeLine(group, frame, size, first, limit, LayoutAxes(isVertical: true))
      }
    if used.count > 0 {
      placeSupplementary(
        group.supplementaryItems, at: CGRect(origin: origin, size: used.size),
        IndexPath(item: first, section: section))
    }
    return used
  }

  private mutating func placeSupplementary(
    _ items: [NSCollectionLayoutSupplementaryItem], at frame: CGRect, _ path: IndexPath
  ) {
    for item in items {
      let place = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      place.zIndex = item.zIndex
      place.frame = item.containerAnchor.frame(
        item.layoutSize.size(in: frame.size), at: frame, item: item.itemAnchor)
      badges.append(place)
    }
  }

  private mutating func placeCustom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ frame: CGRect, _ size: CGSize,
    _ first: Int, _ limit: Int
  ) -> Use {
    let inner = LayoutEnvironment(
      container: LayoutContainer(contentSize: frame.size, contentInsets: .zero),
      traitCollection: environment.traitCollection)
    let places = provider(inner)
    for (offset, place) in places.enumerated() where first + offset < limit {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: first + offset, section: section))
      attributes.frame = place.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      attributes.zIndex = place.zIndex
      items.append(attributes)
    }
    return Use(count: min(places.count, limit - first), size: size)
  }

  private mutating func placeLine(
    _ group: NSCollectionLayoutGroup, _ frame: CGRect, _ size: CGSize, _ first: Int, _ limit: Int,
    _ axes: LayoutAxes
  ) -> Use {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let members = members(of: group, room: axes.along(frame.size), frame.size, spacing, axes)
    let lengths = members.map { axes.along($0.size) }
    let total = lengths.reduce(0, +) + spacing * CGFloat(max(members.count - 1, 0))
    let rest = max(axes.along(frame.size) - total, 0)
    let isFlexible = group.interItemSpacing?.isFlexible ?? false
    let gap =
      isFlexible && members.count > 1 ? spacing + rest / CGFloat(members.count - 1) : spacing
    var next = first
    var position = axes.isVertical ? frame.minY : frame.minX
    var across: CGFloat = 0
    for (number, member) in members.enumerated() where next < limit {
      if number > 0 { position += gap }
      let before = member.item.edgeSpacing.map {
        axes.isVertical ? $0.top?.spacing ?? 0 : $0.leading?.spacing ?? 0
      }
      let after = member.item.edgeSpacing.map {
        axes.isVertical ? $0.bottom?.spacing ?? 0 : $0.trailing?.spacing ?? 0
      }
      position += before ?? 0
      let origin = axes.point(
        along: position, across: axes.isVertical ? frame.minX : frame.minY)
      let used = place(
        member.item, at: origin, size: member.size, in: frame.size, first: next, limit: limit)
      next += used.count
      position += axes.along(used.size) + (after ?? 0)
      across = max(across, axes.across(used.size))
    }
    return Use(
      count: next - first,
      size: grown(group, size, along: position, across: across, frame, axes))
  }

  /// A group of estimated length is as long as what it holds.
  private func grown(
    _ group: NSCollectionLayoutGroup, _ size: CGSize, along position: CGFloat, across: CGFloat,
    _ frame: CGRect, _ axes: LayoutAxes
  ) -> CGSize {
    let estimated = group.layoutSize.estimatedAxes
    let insets = group.contentInsets
    var size = size
    if estimated.contains(.height) {
      size.height =
        (axes.isVertical ? position - frame.minY : across) + insets.top + insets.bottom
    }
    if estimated.contains(.width) {
      size.width =
        (axes.isVertical ? across : position - frame.minX) + insets.leading + insets.trailing
    }
    return size
  }

  /// A line without end, or of items without size, has no more items than that.
  private static let mostMembers = 10_000

  /// The items of a line, repeated until it is full, with their sizes.
  private func members(
    of group: NSCollectionLayoutGroup, room: CGFloat, _ inner: CGSize, _ spacing: CGFloat,
    _ axes: LayoutAxes
  ) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    if let count = group.count, let item = group.subitems.first, count > 0 {
      let length = max((room - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
      var size = item.layoutSize.size(in: inner)
      if axes.isVertical { size.height = length } else { size.width = length }
      return Array(repeating: (item, size), count: min(count, Self.mostMembers))
    }
    let sizes = group.subitems.map { ($0, $0.layoutSize.size(in: inner)) }
    guard !sizes.isEmpty else { return [] }
    let estimated = group.layoutSize.estimatedAxes
    let isOpen = estimated.contains(axes.isVertical ? .height : .width)
    var result: [(NSCollectionLayoutItem, CGSize)] = []
    var used: CGFloat = 0
    while result.count < Self.mostMembers {
      for (item, size) in sizes {
        let length = axes.along(size)
        let gap = result.isEmpty ? 0 : spacing
        if !result.isEmpty, used + gap + length > room + 0.01 { return result }
        result.append((item, size))
        used += gap + length
        if length <= 0, result.count >= sizes.count { return result }
      }
      if isOpen { return result }
    }
    return result
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, size: CGSize, in container: CGSize,
    first: Int, limit: Int
  ) -> Use {
    if let group = item as? NSCollectionLayoutGroup {
      var inner = CompositionalGroup(
        section: section, ownSizes: ownSizes, environment: environment)
      let used = inner.place(group, at: origin, in: container, first: first, limit: limit)
      items += inner.items
      badges += inner.badges
      return used
    }
    let path = IndexPath(item: first, section: section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.estimatedAxes = item.layoutSize.estimatedAxes
    var size = size
    if let own = ownSizes[.cell(path)] {
      if attributes.estimatedAxes.contains(.width) {
        size.width = own.width + item.contentInsets.leading + item.contentInsets.trailing
      }
      if attributes.estimatedAxes.contains(.height) {
        size.height = own.height + item.contentInsets.top + item.contentInsets.bottom
      }
    }
    attributes.frame = item.contentInsets.shrinking(CGRect(origin: origin, size: size))
    items.append(attributes)
    placeSupplementary(item.supplementaryItems, at: attributes.frame, path)
    return Use(count: 1, size: size)
  }
}
