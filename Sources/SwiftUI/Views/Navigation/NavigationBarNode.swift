import Accessibility
import DisplayList
import Foundation
import UIKit

/// The bar at the top of a screen: back button, title, items, and a search field below.
@MainActor
package final class NavigationBarNode: LayoutNode {
  private unowned(unsafe) let screen: ScreenNode
  private var title: LayoutNode?
  private var back: BackButtonNode?
  private var leading: [LayoutNode] = []
  private var trailing: [LayoutNode] = []
  private var principal: LayoutNode?
  private var search: SearchFieldNode?
  private var isLarge = false

  /// In points; with a large title and a search field below.
  private static let rowHeight: CGFloat = 44
  private static let largeTitleHeight: CGFloat = 52
  private static let searchHeight: CGFloat = 52

  init(_ screen: ScreenNode, _ context: _NodeContext) {
    self.screen = screen
    var context = context
    context.environment = context.environment.makeChild { values in
      values.lineLimit = 1
      values.font = nil
    }
    super.init(context)
  }

  private var item: NavigationItem { screen.item }

  package var height: CGFloat {
    if item.hidesBar == true { return 0 }
    return rowHeight + (isLarge ? Self.largeTitleHeight : 0)
      + (search == nil ? 0 : Self.searchHeight)
  }

  /// In a sheet the bar has more room above.
  private var rowHeight: CGFloat {
    Self.rowHeight + (environment.values.isInSheet ? 12 : 0)
  }

  private var rowMiddle: CGFloat { rowHeight - Self.rowHeight / 2 }

  package var titleText: String {
    item.title?.resolvedString(in: environment.values) ?? ""
  }

  // MARK: Content

  func update() {
    isLarge = screen.showsLargeTitle
    updateTitle()
    updateBack()
    func elements(_ area: ToolbarItemPlacement.Area) -> [LayoutNode] {
      item.toolbarItems.filter { $0.placement.area == area }.flatMap { item in
        item.bar = self
        return item.elements
      }
    }
    leading = elements(.leading)
    trailing = elements(.trailing)
    principal = elements(.principal).first
    search = item.search?.field
    forEachElement { $0.layoutParent = self }
    invalidateLayout()
    invalidatePlacement()
  }

  private func updateTitle() {
    title?.tearDown()
    title = nil
    guard let text = item.title else { return }
    let styled =
      isLarge
      ? text.modified(.font(.system(size: 34, weight: .bold)))
      : text.modified(.font(.system(size: 17, weight: .semibold)))
    title = Text._makeNode(styled, childContext) as? LayoutNode
  }

  private func updateBack() {
    back?.tearDown()
    back = nil
    guard let previous = screen.previous, item.hidesBackButton != true else { return }
    let name = previous.bar?.titleText ?? ""
    back = BackButtonNode(name.isEmpty ? "Back" : name, childContext) { [weak screen] in
      if let screen { screen.navigationStack?.pop(screen) }
    }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let back { body(back) }
    for element in leading { body(element) }
    if let principal { body(principal) } else if let title { body(title) }
    for element in trailing { body(element) }
    if let search { body(search) }
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let title { body(title) }
    if let back { body(back) }
  }

  // MARK: Layout

  private var margin: CGFloat { size.width < 414 ? 16 : 20 }

  package override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.isNaN ? 0 : proposal.width, height: height)
  }

  package override func placeChildren() {
    var left: CGFloat = 8
    if let back {
      let fitted = back.sizeThatFits(.unspecified)
      back.place(at: CGPoint(x: left, y: rowHeight - Self.rowHeight), .unspecified)
      left += fitted.width + 8
    }
    left = max(left, margin)
    for element in leading {
      left += place(element, x: left) + 16
    }
    var right = size.width - margin
    for element in trailing.reversed() {
      right -= element.sizeThatFits(.unspecified).width
      _ = place(element, x: right)
      right -= 16
    }
    placeTitle(from: left, to: right)
    search?.place(
      at: CGPoint(x: margin, y: height - Self.searchHeight + 1),
      Proposal(size.width - 2 * margin, 36))
  }

  /// - Returns: The element's width, in points.
  private func place(_ element: LayoutNode, x: CGFloat) -> CGFloat {
    let fitted = element.sizeThatFits(.unspecified)
    element.place(at: CGPoint(x: x, y: rowMiddle - fitted.height / 2), .unspecified)
    return fitted.width
  }

  private func placeTitle(from left: CGFloat, to right: CGFloat) {
    let element = principal ?? title
    guard let element else { return }
    if isLarge, principal == nil {
      let proposal = Proposal(size.width - 2 * margin, .nan)
      let fitted = element.sizeThatFits(proposal)
      element.place(
        at: CGPoint(x: margin, y: rowHeight + Self.largeTitleHeight - 8 - fitted.height), proposal)
      return
    }
    let proposal = Proposal(max(0, right - left), .nan)
    let fitted = element.sizeThatFits(proposal)
    let x = min(max((size.width - fitted.width) / 2, left), max(left, right - fitted.width))
    element.place(at: CGPoint(x: x, y: rowMiddle - fitted.height / 2), proposal)
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    _ = hitTestChildren(point, &path)
    return true
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    if let title = inner.first(where: { $0.elementType == .staticText && $0.label == titleText }) {
      title.traits.insert(.header)
    }
    let element = builder.add(.navigationBar, for: self, children: inner)
    element.identifier = titleText
    element.isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "NavigationBar" }
}

/// The button that leads back to the screen before.
@MainActor
package final class BackButtonNode: LayoutNode, PressTarget {
  private let action: @MainActor () -> Void
  private let title: String
  private var label: LayoutNode?
  private var isPressed = false

  init(_ title: String, _ context: _NodeContext, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
    super.init(context)
    var inner = childContext
    inner.environment = inner.environment.makeChild { $0.controlForeground = .tint }
    label = Text._makeNode(Text(verbatim: title), inner) as? LayoutNode
    label?.layoutParent = self
  }

  private static let chevronRoom: CGFloat = 18

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let label { body(label) }
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let text = label?.sizeThatFits(.unspecified).width ?? 0
    return CGSize(width: max(50, text + Self.chevronRoom), height: 44)
  }

  package override func placeChildren() {
    let fitted = label?.sizeThatFits(.unspecified) ?? .zero
    label?.place(
      at: CGPoint(x: Self.chevronRoom, y: (size.height - fitted.height) / 2), .unspecified)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {
    self.isPressed = isPressed
    graph.contentDidChange()
  }

  package func performPress(at point: CGPoint) { action() }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action else { return false }
    self.action()
    return true
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    canvas.group(GroupAttributes(opacity: isPressed ? 0.2 : 1)) { canvas in
      let rect = canvas.pixelRect(CGRect(x: 1, y: size.height / 2 - 9, width: 10, height: 18))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      let line = StrokeAttributes(width: 2.5, cap: .round, join: .round)
      canvas.append(.stroke(path, .color(ControlPaint(self).tint), line))
      label?.drawPlaced(into: &canvas)
    }
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    builder.add(.button, for: self, label: title, traits: .button)
  }
}

/// The bar at the bottom of a screen.
@MainActor
package final class BottomToolbarNode: LayoutNode {
  private var items: [LayoutNode] = []
  private var row = StackLayoutEngine(
    axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)

  package var isEmpty: Bool { items.isEmpty }
  package var height: CGFloat { isEmpty ? 0 : 44 }

  func update(_ new: [ToolbarItemNode]) {
    items = new.flatMap { item in
      item.bar = self
      return item.elements
    }
    for item in items { item.layoutParent = self }
    row.invalidate()
    invalidateLayout()
    invalidatePlacement()
  }

  package override func willRemeasure() { row.invalidate() }

  package override func measure(_ proposal: Proposal) -> CGSize {
    CGSize(width: proposal.width.isNaN ? 0 : proposal.width, height: height)
  }

  package override func placeChildren() {
    let elements = ContiguousArray(items)
    let proposal = Proposal(max(0, size.width - 32), size.height)
    let fitted = row.sizeThatFits(proposal, elements)
    row.place(
      in: CGRect(
        x: elements.count == 1 ? (size.width - fitted.width) / 2 : 16,
        y: (size.height - fitted.height) / 2, width: fitted.width, height: fitted.height),
      proposal, elements, rightToLeft: environment.isRightToLeft)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for item in items { body(item) }
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let element = builder.add(.toolbar, for: self, label: "Toolbar", children: inner)
    element.isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "Toolbar" }
}
