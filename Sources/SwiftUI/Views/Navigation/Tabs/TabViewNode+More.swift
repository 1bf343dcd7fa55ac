import Foundation
import Metrics

/// More tabs than a narrow bar has places.
extension TabViewNode {
  /// Whether there are more tabs than a narrow bar has places.
  var isCrowded: Bool {
    tabs.count > TabBarMetrics.places && !isPaged && !isOnTop && !environment.barTraits.isWide
  }

  func makeMore(_ items: [(any View)?]) {
    let tabBehindList = more?.tabBehindList
    more?.tearDown()
    more = nil
    guard isCrowded else { return }
    let rows = items.enumerated().dropFirst(TabBarMetrics.places - 1).map { place, item in
      MoreTabsScreen.Row(id: place, label: item.map { AnyView($0) } ?? AnyView(EmptyView()))
    }
    more = MoreTabs(self, childContext, rows: rows)
    more?.tabBehindList = tabBehindList
  }

  /// The buttons that have a place in the bar.
  var buttons: [TabButtonNode] {
    guard let more else { return tabs.map(\.button) }
    return tabs.prefix(TabBarMetrics.places - 1).map(\.button) + [more.button]
  }

  /// Whether the selected tab has no place in the bar.
  var isSelectedInMore: Bool {
    guard more != nil, let node = selected?.node else { return false }
    return tabs.dropFirst(TabBarMetrics.places - 1).contains { $0.node === node }
  }

  var showsMoreList: Bool { more?.showsList ?? false }

  func press(_ button: TabButtonNode) {
    if button === more?.button { return showMoreTabs() }
    let shown = more?.showsList == true ? nil : selected
    select(button.tag)
    if let shown, shown.button === button { shown.node.navigationStack?.popToRoot() }
  }

  func showMoreTabs() {
    more?.tabBehindList = selected?.tag
    invalidate()
  }

  /// The list goes where the app selects another tab meanwhile.
  func hideListIfSelectionChanged() {
    if let tag = more?.tabBehindList, tag != selected?.tag { more?.tabBehindList = nil }
  }

  func selectTab(at place: Int) {
    if tabs.indices.contains(place) { select(tabs[place].tag) }
  }

  /// What stands above the bar: a tab, under the way back to the list if it was chosen there, or the list.
  var shownElements: [LayoutNode] {
    guard let more else { return [selected?.element].compactMap { $0 } }
    if more.showsList { return [more.listElement].compactMap { $0 } }
    return [selected?.element, isSelectedInMore ? more.barElement : nil].compactMap { $0 }
  }

  var moreBarHeight: CGFloat { NavigationBarMetrics.rowHeight(isCompact: false) }
}

extension _Node {
  /// The stack that shows what is in it, which the user takes back to its root by another tap on its tab; nil without.
  ///
  /// As tab bars of UIKit do with a navigation controller; that SwiftUI's do is known from use.
  fileprivate var navigationStack: NavigationStackNode? {
    if let stack = self as? NavigationStackNode { return stack }
    var found: NavigationStackNode?
    forEachChild { if found == nil { found = $0.navigationStack } }
    return found
  }
}
