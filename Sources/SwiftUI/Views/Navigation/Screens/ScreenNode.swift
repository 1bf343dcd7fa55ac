import Accessibility
import DisplayList
import Foundation
import Metrics

/// Makes the content of a screen, with its type hidden.
@MainActor
package class ScreenContent {
  func make(for screen: _Node, _ context: _NodeContext) -> _Node { EmptyNode(context) }
  func update(_ node: _Node, for screen: _Node) {}
}

/// Makes the content of a screen from a view; what the closure reads counts for the screen.
@MainActor
package final class TypedScreenContent<V: View>: ScreenContent {
  private let view: () -> V

  package init(_ view: @escaping () -> V) { self.view = view }

  override func make(for screen: _Node, _ context: _NodeContext) -> _Node {
    V._makeNode(screen.evaluateContent { view() }, context)
  }

  override func update(_ node: _Node, for screen: _Node) {
    V._updateNode(node, to: screen.evaluateContent { view() })
  }
}

/// One screen of a navigation stack with its bars.
@MainActor
package final class ScreenNode: ContainerNode, SafeAreaSource, ScrollFollower {
  /// What a screen stands for.
  package enum Origin {
    case root
    case value(AnyHashable)
    case owner(ObjectIdentifier)
  }

  package let purpose: Origin
  package private(set) var item = NavigationItem()
  package private(set) var bar: NavigationBarNode?
  package private(set) var toolbar: BottomToolbarNode?
  /// The bar's button for the sidebar of the split view around; nil for a screen above another.
  private(set) var sidebarToggle: ToolbarItemNode?
  package var onPop: (() -> Void)?
  private var source: ScreenContent
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  init(_ source: ScreenContent, _ origin: Origin, _ context: _NodeContext) {
    self.source = source
    purpose = origin
    super.init(context)
  }

  func build() {
    bar = NavigationBarNode(self, childContext)
    toolbar = BottomToolbarNode(childContext)
    bar?.layoutParent = self
    toolbar?.layoutParent = self
    if case .root = purpose, let bar {
      sidebarToggle = environment.values.splitColumn?.makeToggle(
        for: self, childContext.with(bar.environment))
    }
    content = source.make(for: self, childContext)
    readPreferences()
  }

  func replaceContent(_ new: ScreenContent) {
    let isSameType = type(of: new) == type(of: source)
    source = new
    if isSameType, let content {
      new.update(content, for: self)
    } else {
      content?.tearDown()
      content = new.make(for: self, childContext)
      elementsDidChange()
      preferencesDidChange()
      graph.enqueuePreferences(self)
    }
  }

  package override func refresh() {
    if let content { source.update(content, for: self) }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let bar { body(bar) }
    if let sidebarToggle { body(sidebarToggle) }
  }

  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {
    elements.append(self)
  }

  // MARK: Preferences

  package override var readsPreferences: Bool { true }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(NavigationItemKey.self)
  }

  package override func readPreferences() {
    item = content?.preference(NavigationItemKey.self) ?? NavigationItem()
    adoptSearchAround()
    barDidChange()
    if item.hidesTabBar != nil { preferencesDidChange() }
  }

  /// A search that is declared around a stack, or around a split view, is that of its first screen.
  private func adoptSearchAround() {
    guard let stack = navigationStack, stack.screens.first === self else { return }
    var next = stack.parent
    while let node = next, !(node is ScreenNode), !(node is any SearchBoundary) {
      if let split = node as? NavigationSplitNode, split.stacks.first !== stack { return }
      if let part = node as? any SearchPart {
        part.adopter = self
        var around = NavigationItem()
        part.contribute(to: &around)
        item.override(with: around)
      }
      next = node.parent
    }
  }

  var navigationStack: NavigationStackNode? { parent as? NavigationStackNode }

  /// The screen below this one; nil for the root.
  var previous: ScreenNode? {
    guard let screens = navigationStack?.screens,
      let index = screens.firstIndex(where: { $0 === self })
    else { return nil }
    return index > 0 ? screens[index - 1] : outerScreen?.previous
  }

  /// The column of a split view whose content is the stack that this is the root of.
  private var outerScreen: ScreenNode? {
    guard let stack = navigationStack, let outer = stack.layoutParent as? ScreenNode,
      outer.shownBar == nil
    else { return nil }
    return outer
  }

  /// Goes back to the screen below.
  func popSelf() {
    guard let stack = navigationStack else { return }
    if stack.screens.first === self { outerScreen?.popSelf() } else { stack.pop(self) }
  }

  /// Whether the title stands in large letters below the bar.
  package var showsLargeTitle: Bool {
    guard item.title != nil, !isLow else { return false }
    switch item.displayMode ?? .automatic {
    case .large: return true
    case .inline: return false
    case .automatic:
      guard let previous else { return true }
      return previous.item.title == nil || previous.showsLargeTitle
    }
  }

  /// Whether there is little room for bars: on a phone that lies on its side.
  private var isLow: Bool { environment.barTraits.isLow }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    guard keys.contains(VerticalSizeClassKey.id), bar != nil else { return }
    barDidChange()
  }

  func barDidChange() {
    bar?.update(showsSearch: !placeSearchField())
    let bottom = item.toolbarItems.filter { $0.placement.area == .bottom }
    toolbar?.update(item.hidesBottomBar == true ? [] : bottom, item.barBackground[.bottomBar])
    invalidateLayout()
    graph.contentDidChange()
  }

  // MARK: Scrolling

  /// What scrolls directly under the bar; nil when nothing does.
  ///
  /// - Complexity: O(n) in the nodes that stand at the top of the screen.
  package var scrollingContent: ScrollingNode? {
    func find(_ node: LayoutNode, _ top: CGFloat) -> ScrollingNode? {
      guard abs(top - barHeight) < 0.5 else { return nil }
      if let scroll = node as? ScrollingNode {
        return scroll.axes.contains(.vertical) ? scroll : nil
      }
      var found: ScrollingNode?
      node.forEachElement { if found == nil { found = find($0, top + $0.origin.y) } }
      return found
    }
    for element in elements {
      if let found = find(element, element.origin.y) { return found }
    }
    return nil
  }

  /// How far the content under the bar is scrolled, in points.
  package var scrolledDistance: CGFloat { scrollingContent?.offset.y ?? 0 }

  /// Whether content goes on under the bar at the bottom.
  var continuesBelow: Bool {
    guard let scroll = scrollingContent else { return false }
    return scroll.offset.y < scroll.maximumOffset.y - 0.5
  }

  package func contentDidScroll(_ node: ScrollingNode) {
    guard node === scrollingContent else { return }
    bar?.invalidatePlacement()
    invalidatePlacement()
  }

  package var keptInsets: EdgeInsets {
    EdgeInsets(top: barHeight, leading: 0, bottom: toolbarHeight, trailing: 0)
  }

  // MARK: Layout

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    super.forEachElement(body)
    if let suggestions { body(suggestions) }
    if let toolbar, !toolbar.isEmpty { body(toolbar) }
    if let bar = shownBar, bar.height > 0 { body(bar) }
  }

  /// What the search field suggests while the user is in it.
  private var suggestions: LayoutNode? {
    guard let search = item.search, search.isActive, let suggestions = item.searchSuggestions
    else { return nil }
    let list = suggestions.list
    if let list { list.layoutParent = self }
    return list
  }

  /// The room that the bar takes from the content, in points.
  private var barHeight: CGFloat {
    let height = shownBar?.height ?? 0
    return height > 0 ? height - barRise : 0
  }

  /// How far the bar reaches into the safe area above, in points; what it was at the last layout.
  package private(set) var barRise: CGFloat = 0

  /// The bar; nil for a column of a split view whose content is a navigation stack, which is that of the column.
  ///
  /// Elsewhere a stack in a stack has a bar of its own below the outer one, as developers complain of: "duplicated
  /// navigation bars" (rundfunk47/stinsen, issue 30; gokhanamal/IndieBuilderKit, issue 4).
  private var shownBar: NavigationBarNode? {
    guard elements.count == 1, elements[0] is NavigationStackNode, isColumn else { return bar }
    return nil
  }

  /// Whether this is a column of a split view, beside others or pushed onto the only one.
  private var isColumn: Bool {
    guard let stack = navigationStack, let split = stack.layoutParent as? NavigationSplitNode
    else { return false }
    if case .root = purpose { return true }
    guard split.isCompact else { return false }
    let last = split.columns.content == nil ? 1 : 2
    return stack.screens.prefix(last + 1).contains { $0 === self }
  }
  private var toolbarHeight: CGFloat { toolbar?.height ?? 0 }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      proposal.width,
      proposal.height.isNaN
        ? .nan : max(0, proposal.height - barHeight - toolbarHeight))
  }

  private func contentSize(_ proposal: Proposal) -> CGSize {
    let elements = elements
    if elements.count == 1 { return elements[0].sizeThatFits(proposal) }
    return stack.sizeThatFits(proposal, elements)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let fitted = contentSize(inner(proposal))
    return CGSize(
      width: proposal.width.isFinite ? proposal.width : fitted.width,
      height: proposal.height.isFinite
        ? proposal.height : fitted.height + barHeight + toolbarHeight)
  }

  package override func placeChildren() {
    graph.placesDidChange = true
    barRise = NavigationBarMetrics.rise(into: touchedSafeAreaInsets.top)
    let proposal = inner(Proposal(size))
    let elements = elements
    let fitted = contentSize(proposal)
    let room = CGRect(
      x: 0, y: barHeight, width: size.width,
      height: max(0, size.height - barHeight - toolbarHeight))
    let rect = CGRect(
      x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
    if elements.count == 1 {
      elements[0].place(at: rect.origin, proposal)
    } else if !elements.isEmpty {
      stack.place(in: rect, proposal, elements, rightToLeft: environment.isRightToLeft)
    }
    suggestions?.place(at: room.origin, Proposal(room.size))
    updateInnerStack()
    bar?.place(at: CGPoint(x: 0, y: -barRise), Proposal(size.width, bar?.shownHeight ?? 0))
    toolbar?.place(
      at: CGPoint(x: 0, y: size.height - toolbarHeight), Proposal(size.width, toolbarHeight))
  }

  /// A stack that is the whole content shows the way back out of this screen.
  private func updateInnerStack() {
    guard shownBar == nil, let stack = elements.first as? NavigationStackNode,
      let inner = stack.screens.first, let bar = inner.bar
    else { return }
    if bar.hasBackButton != (inner.previous != nil) { inner.barDidChange() }
  }

  package override func willRemeasure() {
    super.willRemeasure()
    stack.invalidate()
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    if let bar = shownBar, bar.height > 0 { bar.buildAccessibilityPlaced(&builder) }
    let outer = builder.visibleRect
    let top = (shownBar?.shownHeight ?? 0) - barRise
    // Bars hide what is scrolled under them.
    if top > 0 {
      let shown = outer.maxY - max(outer.minY, builder.origin.y + top)
      builder.visibleRect = CGRect(
        x: outer.minX, y: outer.maxY - shown, width: outer.width, height: max(0, shown))
    }
    if toolbarHeight > 0 {
      builder.visibleRect.size.height = max(
        0, builder.origin.y + size.height - toolbarHeight - builder.visibleRect.minY)
    }
    if let suggestions {
      suggestions.buildAccessibilityPlaced(&builder)
    } else {
      builder.sorted { builder in
        for element in elements { element.buildAccessibilityPlaced(&builder) }
      }
    }
    builder.visibleRect = outer
    if let toolbar, !toolbar.isEmpty { toolbar.buildAccessibilityPlaced(&builder) }
  }

  package override var dumpLabel: String? { "Screen" }
}

extension LayoutNode {
  /// The first screen of a navigation stack that shows at or below this node.
  ///
  /// - Complexity: O(the nodes in front of it).
  final var shownScreen: ScreenNode? {
    if let screen = self as? ScreenNode { return screen }
    if self is ScrollingNode { return nil }
    var found: ScreenNode?
    forEachElement { if found == nil { found = $0.shownScreen } }
    return found
  }
}
