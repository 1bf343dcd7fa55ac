import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The node of a tab view: keeps all its tabs, shows one of them, and the bar below, or above it on an iPad.
@MainActor
package final class TabViewNode: LayoutNode, ListTraitContainer, SafeAreaSource, GestureSource,
  SearchBoundary
{
  package private(set) var content: _Node?
  package private(set) var tabs: [Tab] = []
  private var selection: TabSelection?
  private var ownSelection: AnyHashable?
  private(set) var hidesBar = false
  private var barBackground: BarBackgroundSetting?
  private var needsTabs = true
  /// The tabs that have been selected; the screens of the others are still to be made on iOS.
  private var visited: Set<ObjectIdentifier> = []
  /// The tab whose preferences go up.
  private weak var heard: _Node?
  /// What the tabs live in.
  private var contentScope: EnvironmentScope?
  /// The swiping and the dots of the page style; nil for a bar.
  private lazy var pageControl = TabPages(self)
  /// The tabs that have no place in the bar; nil where all have one.
  var more: MoreTabs?
  /// What stands above the bar; nil without.
  var accessory: TabAccessory?
  var pages: TabPages? { isPaged ? pageControl : nil }

  /// One of the views to choose from.
  package struct Tab {
    let node: _Node
    let element: LayoutNode?
    package let tag: AnyHashable
    let button: TabButtonNode
  }

  func setSelection(_ new: TabSelection?) { selection = new }

  func build(_ make: (_NodeContext) -> _Node) {
    // Nothing appears before it is known which tab shows.
    graph.hidesParts = true
    flags.insert(.hidden)
    let placement = placement
    let scope = environment.makeChild { values in
      values.tabBarPlacement = placement
      values.tabAccessory = nil
    }
    contentScope = scope
    content = make(childContext.with(scope))
    collectTabs()
    flags.remove(.hidden)
    for tab in tabs { tab.node.flags.insert(.hidden) }
    updateAccessory()
    refresh()
  }

  private var placement: TabBarPlacement {
    isPaged ? .pageIndicator : isOnTop ? .topBar : .bottomBar
  }

  /// The bar is lower on a phone that lies on its side, and is not there in the page style.
  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    let isOtherStyle = keys.contains(EnvironmentValues.tabLookKey)
    if isOtherStyle || keys.contains(EnvironmentValues.tabAccessoryKey) { updateAccessory() }
    guard
      isOtherStyle || keys.contains(VerticalSizeClassKey.id)
        || keys.contains(HorizontalSizeClassKey.id)
    else { return }
    if (more != nil) != isCrowded { needsTabs = true }
    for tab in tabs { tab.button.showSelection() }
    invalidate()
    invalidateLayout()
    invalidatePlacement()
    guard let contentScope else { return }
    let placement = placement
    let changed = contentScope.update { values in
      values.tabBarPlacement = placement
      values.tabAccessory = nil
    }
    if !changed.isEmpty { content?.environmentDidChange(changed) }
  }

  // MARK: Tabs

  private func collectTabs() {
    needsTabs = false
    let units = content.map { Self.units(of: $0) } ?? []
    let old = tabs
    var items: [(any View)?] = []
    tabs = units.enumerated().map { index, place in
      let (unit, element) = place
      element?.layoutParent = self
      let bearer: _Node = element ?? unit
      let traits = bearer.listTraits(upTo: self)
      var tag = AnyHashable(index)
      var item: (any View)?
      var badge: Text?
      var changes: [TabControlChange] = []
      for trait in traits {
        switch trait {
        case .tag(let value): tag = value
        case .tabItem(let view): item = view
        case .badge(let text): badge = text
        case .tabControl(let change): changes.append(change)
        default: break
        }
      }
      let button = old.first { $0.node === unit }?.button ?? TabButtonNode(self, childContext)
      items.append(item)
      button.change(changes)
      button.show(item, badge: badge)
      button.layoutParent = self
      button.tag = tag
      return Tab(node: unit, element: element, tag: tag, button: button)
    }
    for tab in old where !tabs.contains(where: { $0.node === tab.node }) {
      tab.button.tearDown()
      visited.remove(ObjectIdentifier(tab.node))
      // Others may stand for its views now.
      guard !tab.node.flags.contains(.removed) else { continue }
      let isReplaced = tabs.contains {
        $0.node.isInside(of: tab.node) || tab.node.isInside(of: $0.node)
      }
      if isReplaced { tab.node.setShown(true) }
    }
    makeMore(items)
  }

  package override func elementsDidChange() {
    needsTabs = true
    accessory?.isStale = true
    invalidate()
    invalidateLayout()
  }

  package func traitsDidChange() { elementsDidChange() }

  // MARK: Selection

  /// The tab that shows: the selected one, or the first when no tab has the selected tag.
  package var selected: Tab? {
    let value = currentSelection
    return tabs.first { $0.tag == value } ?? tabs.first
  }

  private var currentSelection: AnyHashable? {
    guard let selection else { return ownSelection }
    return Tracking.untracked { selection.read() }
  }

  package override func refresh() {
    if needsTabs { collectTabs() }
    if let selection { _ = evaluateContent { selection.read() } }
    let selected = selected
    hideListIfSelectionChanged()
    let shown = showsMoreList ? nil : selected?.node
    // What comes appears before what goes disappears.
    shown?.setShown(true)
    more?.update(isTabShown: isSelectedInMore)
    for tab in tabs where tab.node !== shown && !tab.node.flags.contains(.hidden) {
      tab.node.setShown(false)
      graph.focus.leaveHiddenField()
    }
    for tab in tabs { tab.button.setSelected(tab.node === shown) }
    noteVisit(of: selected?.node)
    let item = selected?.node.preference(NavigationItemKey.self)
    hidesBar = item?.hidesTabBar ?? false
    barBackground = item?.barBackground[.tabBar]
    invalidateLayout()
    invalidatePlacement()
    graph.contentDidChange()
  }

  /// Whoever reads preferences hears the selected tab now.
  private func noteVisit(of node: _Node?) {
    guard node !== heard else { return }
    heard = node
    if let node { visited.insert(ObjectIdentifier(node)) }
    preferencesDidChange()
  }

  func select(_ tag: AnyHashable) {
    more?.tabBehindList = nil
    if let selection { selection.write(tag) } else { ownSelection = tag }
    invalidate()
  }

  package override var readsPreferences: Bool { true }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(NavigationItemKey.self)
  }

  package override func readPreferences() {
    let item = selected?.node.preference(NavigationItemKey.self)
    let hides = item?.hidesTabBar ?? false
    barBackground = item?.barBackground[.tabBar]
    graph.contentDidChange()
    guard hides != hidesBar else { return }
    hidesBar = hides
    invalidateLayout()
    invalidatePlacement()
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self is any CoveredPreferenceKey.Type else { return selected?.node.preference(key) }
    var result: K.Value?
    for tab in tabs where visited.contains(ObjectIdentifier(tab.node)) {
      guard let next = tab.node.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }

  package override func setVisible(_ isVisible: Bool) {
    selected?.node.setVisible(isVisible)
    accessory?.node.setVisible(isVisible)
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let accessory { body(accessory.node) }
    for tab in tabs { body(tab.button) }
    more?.forEachChild(body)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in shownElements { body(element) }
    for element in accessoryElements { body(element) }
    guard barHeight > 0 else { return }
    for button in buttons { body(button) }
  }

  // MARK: Layout

  package var keptInsets: EdgeInsets {
    EdgeInsets(
      top: roomTop, leading: 0, bottom: size.height - roomTop - roomHeight, trailing: 0)
  }

  /// Where the room for the selected tab begins, and the height that is left for it, in points.
  private var roomTop: CGFloat {
    if isOnTop { return min(size.height, barHeight) }
    return isSelectedInMore && !showsMoreList ? min(size.height, moreBarHeight) : 0
  }
  var roomHeight: CGFloat { max(0, min(size.height, accessoryTop) - roomTop) }

  /// Whether icons stand beside their titles: on a phone that lies on its side.
  var isLow: Bool { environment.barTraits.isLow }

  var isPaged: Bool { environment.barTraits.isPaged }

  package override func measure(_ proposal: Proposal) -> CGSize {
    guard proposal.width.isNaN || proposal.height.isNaN else {
      return CGSize(width: proposal.width, height: proposal.height)
    }
    // As long as its content only where nothing is proposed: content that takes its length from the
    // tab view would otherwise be asked for its own.
    let fitted = selected?.element?.sizeThatFits(proposal) ?? .zero
    return proposal.replacing(
      unspecified: CGSize(width: fitted.width, height: fitted.height + barHeight))
  }

  package override func placeChildren() {
    graph.placesDidChange = true
    let room = CGSize(width: size.width, height: roomHeight)
    let area = barArea
    if let more, isSelectedInMore, !more.showsList {
      more.barElement?.place(at: .zero, Proposal(CGSize(width: size.width, height: moreBarHeight)))
    }
    if let element = shownElements.first {
      let fitted = element.sizeThatFits(Proposal(room))
      element.place(
        at: CGPoint(
          x: (room.width - fitted.width) / 2, y: roomTop + (room.height - fitted.height) / 2),
        Proposal(room))
    }
    pages?.place()
    accessory?.place(
      top: accessoryTop, size: CGSize(width: size.width, height: accessoryHeight), for: self)
    if isOnTop {
      for (tab, frame) in zip(tabs, topItems) {
        let x = left(fromLeading: frame.minX, width: frame.width)
        tab.button.place(at: CGPoint(x: x, y: frame.minY), Proposal(frame.size))
      }
      return
    }
    let buttons = buttons
    for (index, button) in buttons.enumerated() {
      let frame = TabBarMetrics.item(
        index, of: buttons.count, width: area.width, height: area.height)
      button.place(
        at: CGPoint(
          x: left(fromLeading: area.minX + frame.minX, width: frame.width),
          y: area.minY + frame.minY),
        Proposal(frame.size))
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if barHeight > 0, isOnTop ? pill?.contains(point) == true : point.y >= barTop {
      _ = hitTestChildren(point, &path)
      return true
    }
    guard let pages else { return hitTestChildren(point, &path) }
    return pages.hitTest(point, &path)
  }

  package func collectGestures(into collection: inout GestureCollection) {
    pages?.collectGestures(into: &collection)
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    pages?.perform(action) ?? false
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if let pages, pages.pull != 0 {
      pages.drawPulled(into: &canvas)
    } else {
      for element in shownElements { element.drawPlaced(into: &canvas) }
    }
    for element in accessoryElements { element.drawPlaced(into: &canvas) }
    if let pages { pages.draw(into: &canvas) }
    guard barHeight > 0 else { return }
    let bar = areaAcrossScreen(
      y: barTop, height: barHeight + max(0, touchedSafeAreaInsets.bottom - coveredByKeyboard))
    if let pill {
      let rect = canvas.pixelRect(pill)
      let color = UIColor.tabBarPill(isOnTop: isOnTop)
      canvas.append(
        .fill(rect, cornerRadius: rect.height / 2, .color(ControlPaint(self).color(color))))
      if isOnTop, let button = selected?.button {
        let rect = canvas.pixelRect(button.frame)
        canvas.append(
          .fill(
            rect, cornerRadius: rect.height / 2,
            .color(ControlPaint(self).color(UIColor.systemBackground))))
      }
    } else {
      let continuesBelow = continuesBelow
      BarBackdrop(
        barBackground, isScrolledUnder: continuesBelow,
        looks: .tabBar(environment.values.barPlace(isScrolledUnder: continuesBelow))
      ).draw(bar, lineAt: .top, for: self, into: &canvas)
    }
    for button in buttons { button.drawPlaced(into: &canvas) }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    if let pages {
      pages.buildAccessibility(&builder)
      return
    }
    let outer = builder.visibleRect
    if barHeight > 0, !isOnTop {
      builder.visibleRect.size.height = max(
        0, min(outer.maxY, builder.origin.y + barTop) - outer.minY)
    }
    for element in shownElements { element.buildAccessibilityPlaced(&builder) }
    for element in accessoryElements { element.buildAccessibilityPlaced(&builder) }
    builder.visibleRect = outer
    guard barHeight > 0 else { return }
    let places = builder.collect { builder in
      for button in buttons { button.buildAccessibilityPlaced(&builder) }
    }
    let element = builder.add(.tabBar, for: self, label: "Tab Bar", children: places)
    element.frame.origin.y += barTop
    element.frame.size.height = barHeight + areaBelow
    guard isOnTop else { return builder.tellBar(element, of: self) }
    element.frame = (pill ?? .zero).offsetBy(dx: builder.origin.x, dy: builder.origin.y)
    element.isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "TabView" }
}
