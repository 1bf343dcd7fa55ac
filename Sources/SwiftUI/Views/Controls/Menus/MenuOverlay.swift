import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// An open menu: rows over everything else, until one is chosen or a tap outside closes it.
@MainActor
package final class MenuOverlayNode: LayoutNode, PressTarget, GestureSource {
  package private(set) var content: _Node?
  private var items: [MenuItem] = []
  /// What the menu belongs to, in root space.
  package private(set) var anchor: CGRect
  /// What is held up while the menu is open: the view that a context menu belongs to.
  package weak var preview: LayoutNode?
  /// What is shown in its place, if the app says so.
  private var ownPreview: _Node?
  var ownPreviewElement: LayoutNode?
  /// What choosing a row does; nil to press the control in the row.
  let choose: (@MainActor (LayoutNode) -> Void)?
  private let isChosen: (@MainActor (LayoutNode) -> Bool)?
  var pressed: Int?
  /// Whether the first row is nearest to what the menu belongs to, also where it opens upwards.
  private let reversesWhenAbove: Bool

  static let width = MenuMetrics.width
  private static let margin = MenuMetrics.margin

  /// Makes the rows over everything else.
  ///
  /// `anchor` is the frame of what the menu belongs to, in root space. `choose` says what choosing
  /// a row does; without it the control in the row is pressed. Chosen rows bear a mark. With
  /// `followsPriority` the first row is always nearest to the anchor.
  package init(
    anchor: CGRect, _ context: _NodeContext, followsPriority: Bool = false,
    choose: (@MainActor (LayoutNode) -> Void)? = nil,
    isChosen: (@MainActor (LayoutNode) -> Bool)? = nil,
    content: (_NodeContext) -> _Node
  ) {
    self.anchor = anchor
    self.choose = choose
    self.isChosen = isChosen
    reversesWhenAbove = choose == nil && followsPriority
    super.init(context)
    self.content = content(childContext.with(environment.makeChild { $0.setMenuLooks() }))
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let ownPreview { body(ownPreview) }
    if let content { body(content) }
  }

  /// Shows a view of the app's in place of the one that the menu belongs to.
  func setPreview(_ make: (_NodeContext) -> _Node) {
    let node = make(childContext)
    var elements: ContiguousArray<LayoutNode> = []
    node.collectElements(into: &elements)
    ownPreview = node
    ownPreviewElement = elements.first
    ownPreviewElement?.layoutParent = self
    invalidateLayout()
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let ownPreviewElement { body(ownPreviewElement) }
    for item in currentItems { if let element = item.element { body(element) } }
  }

  private var currentItems: [MenuItem] {
    if flags.contains(.elementsStale) {
      flags.remove(.elementsStale)
      var collector = MenuItemCollector()
      if let content { collector.add(content) }
      items = collector.finish()
      if reversesWhenAbove, isAbove(items) { items = MenuItemCollector.reversed(items) }
      for item in items { item.element?.layoutParent = self }
    }
    return items
  }

  /// What can be chosen, from top to bottom.
  package var currentRows: ContiguousArray<LayoutNode> {
    var rows: ContiguousArray<LayoutNode> = []
    for item in currentItems where item.kind != .gap && (choose != nil || item.kind == .row) {
      if let element = item.element { rows.append(element) }
    }
    return rows
  }

  // MARK: Layout

  private func height(of item: MenuItem) -> CGFloat {
    height(of: item, markRoom: markRoom)
  }

  private func height(of item: MenuItem, markRoom: CGFloat) -> CGFloat {
    guard item.kind != .gap else { return MenuMetrics.gapHeight }
    let words = item.element?.sizeThatFits(rowProposal(for: item, markRoom: markRoom)).height ?? 0
    return item.kind == .header && choose == nil
      ? MenuMetrics.headerHeight(words: words) : MenuMetrics.rowHeight(label: words)
  }

  /// Chosen rows are marked in front; then all rows leave room for the mark.
  private var markRoom: CGFloat {
    currentItems.contains { isMarked($0) } ? MenuMetrics.signRoom(growth: signGrowth) : 0
  }

  /// How many times as large as usual marks and chevrons are: in bars only the rows follow the text size.
  var signGrowth: CGFloat { (content?.environment ?? environment).values.signGrowth }

  /// Whether a line bears a mark: a chosen option, a toggle that is on.
  func isMarked(_ item: MenuItem) -> Bool {
    if let choice = choice(item) { return choice }
    guard item.kind == .row, let element = item.element else { return false }
    return MenuMarkNode.isMarked(element) == true
  }

  /// Whether a line is the chosen one of several; nil for lines that do something else.
  func choice(_ item: MenuItem) -> Bool? {
    guard let element = item.element else { return nil }
    if let picker = item.picker { return picker.isSelected(element) }
    return isChosen?(element)
  }

  /// Whether a line opens a menu, and bears a chevron.
  func opensMenu(_ item: MenuItem) -> Bool {
    guard item.submenu == nil else { return true }
    return item.element.map { Self.target(in: $0) is MenuButtonNode } ?? false
  }

  private func rowProposal(for item: MenuItem, markRoom: CGFloat) -> Proposal {
    let chevronRoom = opensMenu(item) ? MenuMetrics.signRoom(growth: signGrowth) : 0
    return Proposal(
      max(0, Self.width - 2 * MenuMetrics.labelMargin - markRoom - chevronRoom), .nan)
  }

  /// The open menu's place, in root space.
  private var panel: CGRect { panel(height: currentItems.reduce(0) { $0 + self.height(of: $1) }) }

  private func panel(height: CGFloat) -> CGRect {
    let insets = graph.safeAreaInsets
    return MenuMetrics.frame(
      height: height, beside: anchor, in: graph.size, safeTop: insets.top,
      safeBottom: insets.bottom)
  }

  private func isAbove(_ items: [MenuItem]) -> Bool {
    panel(height: items.reduce(0) { $0 + height(of: $1, markRoom: 0) }).minY < anchor.minY
  }

  /// The lines with their places, in root space.
  var places: [(item: MenuItem, frame: CGRect)] {
    let panel = panel
    var y = panel.minY
    return currentItems.map { item in
      let height = height(of: item)
      defer { y += height }
      return (item, CGRect(x: panel.minX, y: y, width: panel.width, height: height))
    }
  }

  package override func measure(_ proposal: Proposal) -> CGSize { graph.size }

  package override func placeChildren() {
    let markRoom = markRoom
    placePreview()
    for (item, frame) in places {
      guard let element = item.element else { continue }
      let proposal = rowProposal(for: item, markRoom: markRoom)
      let fitted = element.sizeThatFits(proposal)
      let x =
        environment.isRightToLeft
        ? frame.maxX - MenuMetrics.labelMargin - markRoom - fitted.width
        : frame.minX + MenuMetrics.labelMargin + markRoom
      element.place(at: CGPoint(x: x, y: frame.midY - fitted.height / 2), proposal)
    }
  }

  /// Puts the app's preview where the view is that the menu belongs to, and the menu beside it.
  private func placePreview() {
    guard let element = ownPreviewElement, let preview else { return }
    let insets = graph.safeAreaInsets
    let rows = currentItems.reduce(0) { $0 + height(of: $1) }
    let top = max(Self.margin, insets.top)
    let room =
      graph.size.height - top - max(Self.margin, insets.bottom) - rows - Self.margin
    let proposal = Proposal(max(0, graph.size.width - 32), max(44, room))
    let fitted = element.sizeThatFits(proposal)
    let frame = preview.rootFrame
    let x = min(max(frame.midX - fitted.width / 2, 16), graph.size.width - 16 - fitted.width)
    let y = min(max(frame.midY - fitted.height / 2, top), top + max(0, room - fitted.height))
    element.place(at: CGPoint(x: x, y: y), proposal)
    anchor = element.frame
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    if let preview { drawPreview(preview, into: &canvas) }
    let rect = canvas.pixelRect(panel)
    let shadow = Shadow(MenuMetrics.shadow)
    let color = PaintColor(
      white: Double(MenuMetrics.white(isDark: environment.values.colorScheme == .dark)))
    canvas.group(GroupAttributes(shadow: shadow)) {
      $0.append(.fill(rect, cornerRadius: MenuMetrics.cornerRadius, .color(color)))
    }
    canvas.group(GroupAttributes(clip: Clip(rect, cornerRadius: MenuMetrics.cornerRadius))) {
      canvas in
      drawLines(paint, into: &canvas)
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    pressed = index(at: point)
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {
    if !isPressed { pressed = nil }
    graph.contentDidChange()
  }

  private func index(at point: CGPoint) -> Int? {
    places.firstIndex { $0.item.kind == .row && $0.frame.contains(point) }
  }

  package func performPress(at point: CGPoint) {
    for (item, frame) in places where item.kind != .gap && frame.contains(point) {
      guard let element = item.element else { return }
      if let submenu = item.submenu {
        if submenu.environment.values.isEnabled { submenu.open(from: anchor) }
        return
      }
      if let picker = item.picker {
        close()
        picker.select(element)
      } else {
        chooseRow(element)
      }
      return
    }
    if !panel.contains(point) { close() }
  }

  private func chooseRow(_ row: LayoutNode) {
    guard row.environment.values.isEnabled else { return }
    if let choose {
      close()
      choose(row)
      return
    }
    guard let target = Self.target(in: row), target.environment.values.isEnabled else { return }
    if let submenu = target as? MenuButtonNode {
      submenu.open(from: anchor)
      return
    }
    if environment.values.menuActionDismissBehavior != .disabled { close() }
    target.performPress(at: CGPoint(x: target.size.width / 2, y: target.size.height / 2))
  }

  static func target(in node: _Node) -> (any PressTarget)? {
    if let target = node as? any PressTarget { return target }
    var found: (any PressTarget)?
    node.forEachChild { if found == nil { found = target(in: $0) } }
    return found
  }

  package func close() {
    if graph.overlay === self { graph.showOverlay(nil) }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    addDismissRegion(&builder)
    ownPreviewElement?.buildAccessibilityPlaced(&builder)
    let cells = accessibilityCells(&builder)
    let list = builder.control(.collectionView, frame: panel, for: self)
    list.isAccessibilityElement = false
    list.replaceChildren(cells)
    builder.elements.append(list)
  }

  package override var dumpLabel: String? { "Menu" }
}
