import Accessibility
import DisplayList
import Foundation
import UIKit

/// The node of a tab view: keeps all its tabs, shows one of them, and the bar below.
@MainActor
package final class TabViewNode: LayoutNode, ListTraitContainer, SafeAreaSource {
  package private(set) var content: _Node?
  package private(set) var tabs: [Tab] = []
  private var selection: TabSelection?
  private var ownSelection: AnyHashable?
  private var hidesBar = false
  private var needsTabs = true

  /// One of the views to choose from.
  package struct Tab {
    let node: _Node
    let element: LayoutNode?
    package let tag: AnyHashable
    let button: TabButtonNode
  }

  /// In points.
  private static let barHeight: CGFloat = 49

  func setSelection(_ new: TabSelection?) { selection = new }

  func build(_ make: (_NodeContext) -> _Node) {
    // Nothing appears before it is known which tab shows.
    graph.hidesParts = true
    flags.insert(.hidden)
    content = make(childContext)
    collectTabs()
    flags.remove(.hidden)
    for tab in tabs { tab.node.flags.insert(.hidden) }
    refresh()
  }

  // MARK: Tabs

  private func collectTabs() {
    needsTabs = false
    var units: [_Node] = []
    func visit(_ node: _Node) {
      if node.flags.contains(.isUnary) { units.append(node) } else { node.forEachChild(visit) }
    }
    if let content { visit(content) }
    let old = tabs
    tabs = units.enumerated().map { index, unit in
      var elements: ContiguousArray<LayoutNode> = []
      unit.collectElements(into: &elements)
      for element in elements { element.layoutParent = self }
      let traits = unit.listTraits(upTo: self)
      var tag = AnyHashable(index)
      var item: (any View)?
      var badge: Text?
      for trait in traits {
        switch trait {
        case .tag(let value): tag = value
        case .tabItem(let view): item = view
        case .badge(let text): badge = text
        default: break
        }
      }
      let button = old.first { $0.node === unit }?.button ?? TabButtonNode(self, childContext)
      button.show(item, badge: badge?.resolvedString(in: environment.values))
      button.layoutParent = self
      button.tag = tag
      return Tab(node: unit, element: elements.first, tag: tag, button: button)
    }
    for tab in old where !tabs.contains(where: { $0.node === tab.node }) {
      tab.button.tearDown()
    }
  }

  package override func elementsDidChange() {
    needsTabs = true
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
    if let selection { _ = Tracking.evaluate(for: self) { selection.read() } }
    let selected = selected
    // What comes appears before what goes disappears.
    selected?.node.setShown(true)
    for tab in tabs where tab.node !== selected?.node { tab.node.setShown(false) }
    for tab in tabs { tab.button.isSelected = tab.node === selected?.node }
    hidesBar = selected?.node.preference(NavigationItemKey.self)?.hidesTabBar ?? false
    invalidateLayout()
    invalidatePlacement()
    graph.contentDidChange()
  }

  func select(_ tag: AnyHashable) {
    if let selection { selection.write(tag) } else { ownSelection = tag }
    invalidate()
  }

  package override var readsPreferences: Bool { true }

  package override func readPreferences() {
    let hides = selected?.node.preference(NavigationItemKey.self)?.hidesTabBar ?? false
    guard hides != hidesBar else { return }
    hidesBar = hides
    invalidateLayout()
    invalidatePlacement()
  }

  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    selected?.node.preference(key)
  }

  package override func setVisible(_ isVisible: Bool) { selected?.node.setVisible(isVisible) }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    for tab in tabs { body(tab.button) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let element = selected?.element { body(element) }
    guard barHeight > 0 else { return }
    for tab in tabs { body(tab.button) }
  }

  // MARK: Layout

  package var keptInsets: EdgeInsets {
    EdgeInsets(top: 0, leading: 0, bottom: barHeight, trailing: 0)
  }

  private var barHeight: CGFloat { hidesBar || isPaged ? 0 : Self.barHeight }

  private var isPaged: Bool { environment.values.tabLook == .page }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let fitted = selected?.element?.sizeThatFits(proposal) ?? .zero
    return CGSize(
      width: proposal.width.isFinite ? proposal.width : fitted.width,
      height: proposal.height.isFinite ? proposal.height : fitted.height + barHeight)
  }

  package override func placeChildren() {
    let room = CGSize(width: size.width, height: max(0, size.height - barHeight))
    if let element = selected?.element {
      let fitted = element.sizeThatFits(Proposal(room))
      element.place(
        at: CGPoint(x: (room.width - fitted.width) / 2, y: (room.height - fitted.height) / 2),
        Proposal(room))
    }
    let width = size.width / CGFloat(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      tab.button.place(
        at: CGPoint(x: CGFloat(index) * width, y: room.height), Proposal(width, Self.barHeight))
    }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    selected?.element?.drawPlaced(into: &canvas)
    guard barHeight > 0 else { return }
    let paint = ControlPaint(self)
    let top = size.height - barHeight
    let bar = CGRect(
      x: 0, y: top, width: size.width, height: barHeight + graph.safeAreaInsets.bottom)
    let color =
      paint.label == .white
      ? PaintColor(29, 29, 29, alpha: 0.94) : PaintColor(249, 249, 249, alpha: 0.94)
    canvas.append(.fill(canvas.pixelRect(bar), color))
    canvas.append(
      .fill(
        canvas.pixelRect(CGRect(x: 0, y: top, width: size.width, height: 1 / canvas.scale)),
        PaintColor(white: 0, alpha: 0.3)))
    for tab in tabs { tab.button.drawPlaced(into: &canvas) }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    selected?.element?.buildAccessibilityPlaced(&builder)
    guard barHeight > 0 else { return }
    let buttons = builder.collect { builder in
      for tab in tabs { tab.button.buildAccessibilityPlaced(&builder) }
    }
    let element = builder.add(.tabBar, for: self, label: "Tab Bar", children: buttons)
    element.frame.origin.y += size.height - barHeight
    element.frame.size.height = barHeight
    element.isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "TabView" }
}

/// A button of a tab bar.
@MainActor
package final class TabButtonNode: LayoutNode, PressTarget {
  private unowned(unsafe) let owner: TabViewNode
  var tag = AnyHashable(0)
  var isSelected = false
  private var badge: String?
  private var item: _Node?
  private var elements: ContiguousArray<LayoutNode> = []
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 2)

  init(_ owner: TabViewNode, _ context: _NodeContext) {
    self.owner = owner
    var context = context
    context.environment = context.environment.makeChild { values in
      values.font = .system(size: 10, weight: .medium)
      values.lineLimit = 1
    }
    super.init(context)
  }

  func show(_ view: (any View)?, badge: String?) {
    self.badge = badge
    item?.tearDown()
    item = view.map { $0.makeNode(in: childContext) }
    elements = []
    item?.collectElements(into: &elements)
    for element in elements { element.layoutParent = self }
    stack.invalidate()
    invalidateLayout()
  }

  package override func forEachChild(_ body: (_Node) -> Void) { if let item { body(item) } }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in elements { body(element) }
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 60, height: 49))
  }

  package override func placeChildren() {
    let proposal = Proposal(size)
    let fitted = stack.sizeThatFits(proposal, elements)
    stack.place(
      in: CGRect(
        x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2,
        width: fitted.width, height: fitted.height), proposal, elements)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) { owner.select(tag) }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action else { return false }
    owner.select(tag)
    return true
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let merged = MergedAccessibility(builder.collect { super.buildAccessibility(&$0) })
    let element = builder.add(.button, for: self, label: merged.label, traits: .button)
    element.value = badge
    element.isSelected = isSelected
    if isSelected { element.traits.insert(.selected) }
  }

  package override var dumpLabel: String? { "TabButton" }
}
