import CoreGraphics
import Foundation

/// What of the groups a bar shows, and where.
extension UINavigationItem {
  /// After the left items, in reading order.
  var leadingGroupItems: [UIBarButtonItem] { leadingItemGroups.flatMap(\.shownItems) }

  /// From the edge inwards: the pinned group, the right items, then the other groups.
  var trailingBarItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup?.shownItems ?? []
    let groups = trailingItemGroups.flatMap(\.shownItems)
    return pinned.reversed() + (rightBarButtonItems ?? []) + groups.reversed()
  }

  /// Whether the title stands at the leading end, with the center groups in its place.
  ///
  /// True of browsers and editors where there is room for both.
  func hasCenter(with traits: UITraitCollection) -> Bool {
    style != .navigator && traits.horizontalSizeClass == .regular
  }

  /// In reading order; none where the title has the center.
  func centerBarItems(with traits: UITraitCollection) -> [UIBarButtonItem] {
    hasCenter(with: traits) ? centerItemGroups.flatMap(\.shownItems) : []
  }

  var allGroups: [UIBarButtonItemGroup] {
    leadingItemGroups + centerItemGroups + trailingItemGroups
      + (pinnedTrailingGroup.map { [$0] } ?? [])
  }

  /// Shows representative items, those of the last groups first, until everything has room.
  func collapseGroups(
    with traits: UITraitCollection, whereWiderThan room: CGFloat, width: () -> CGFloat
  ) {
    let shown = leadingItemGroups + (hasCenter(with: traits) ? centerItemGroups : [])
    let groups = shown + trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
    for group in allGroups { group.isDisplayingRepresentativeItem = false }
    for group in groups.reversed() where group.canCollapse && width() > room {
      group.isDisplayingRepresentativeItem = true
    }
  }
}
