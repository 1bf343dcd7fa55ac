import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// A row of a list around one element of its content: the cell.
@MainActor
package final class ListRowNode: LayoutNode, PressTarget, GestureSource {
  /// What a row is for.
  package enum Role {
    case row
    case header
    case footer
  }

  package let role: Role
  package let element: LayoutNode
  unowned(unsafe) let list: ListNode
  /// The item's place in the data of its `ForEach`, if it comes from one.
  package var itemIndex: Int?
  package weak var items: (any LazyItems)?
  /// Where the row stands in its section.
  var isFirst = false
  var isLast = false
  /// Whether something of the list stands above the row's section.
  var isBelowHeader = false
  /// Whether the row is a header that stays in sight while its section is.
  var isPinned = false
  /// How far a finger has carried the row away from its place, in points.
  var lift: CGFloat = 0
  /// Buttons that a swipe or the edit mode has revealed.
  package internal(set) var actions: ListRowActions?

  private(set) var traits: [ListTrait] = []
  var background: _Node?
  var backgroundType: Any.Type?
  var backgroundElement: LayoutNode?
  private var buttons: [ButtonNode]?
  var badge: RowBadge?
  /// How much farther in than others the row stands, in points.
  private(set) var indent: CGFloat = 0
  private var isPressed = false
  private lazy var editControl = RowEditControlNode(self, childContext)
  private lazy var handle = ReorderHandleNode(self, childContext)

  init(_ element: LayoutNode, _ role: Role, in list: ListNode) {
    self.element = element
    self.role = role
    self.list = list
    super.init(
      _NodeContext(
        graph: list.graph, parent: list, environment: element.environment, depth: list.depth + 1))
    element.layoutParent = self
    layoutParent = list
    updateTraits()
  }

  // MARK: Traits

  func updateTraits() {
    indent = role == .row ? CGFloat(element.environment.values.outlineDepth) * 20 : 0
    let places = element.listTraitNodes(upTo: list)
    traits = places.map(\.trait)
    buttons = nil
    var view: (any View)?
    for case .rowBackground(let new) in traits where view == nil { view = new }
    if let view { showBackground(view) } else { removeBackground() }
    showBadge(role == .row ? badgePlace(places) : nil)
    actions?.tearDown()
    actions = nil
    invalidateLayout()
  }

  /// The background shows another element.
  package override func elementsDidChange() {
    findBackgroundElement()
    super.elementsDidChange()
  }

  /// What the row adds to its element stands in the element's environment.
  package override func environmentDidChange(_ keys: EnvironmentKeySet, of child: LayoutNode) {
    if child === element { forEachChild { $0.environmentDidChange(keys) } }
  }

  /// The value that stands for the row in the list's selection.
  package var selectionValue: AnyHashable? {
    for case .selectionDisabled(true) in traits { return nil }
    for case .tag(let tag) in traits { return tag }
    if list.selection != nil {
      for button in rowButtons {
        if let link = button.parent as? any NavigationLinkMarker, let value = link.selectedValue {
          return value
        }
      }
    }
    if let items, let itemIndex, itemIndex < items.itemCount { return items.itemID(at: itemIndex) }
    return nil
  }

  // MARK: Layout

  /// With what stands free before the chevron.
  private var chevronRoom: CGFloat {
    RowMetrics.accessoryGap + 7 * environment.values.signGrowth
  }

  /// What stands in front of the row while the list is edited.
  var editAction: RowEditControlNode.Action? {
    guard list.isEditing, role == .row else { return nil }
    if list.selection?.needsEditing == true, selectionValue != nil { return .select }
    return canDelete ? .delete : nil
  }

  var showsHandle: Bool { list.isEditing && role == .row && canMove }

  var editIndent: CGFloat { editAction == nil ? 0 : RowEditControlNode.width }

  private var trailingRoom: CGFloat {
    var room: CGFloat = showsChevron ? chevronRoom : 0
    if let badge { room += badge.size.width + RowMetrics.accessoryGap }
    if showsHandle { room += ReorderHandleNode.width }
    return room
  }

  private func proposal(_ width: CGFloat) -> Proposal {
    Proposal(max(0, width - insets.horizontal - editIndent - trailingRoom), .nan)
  }

  /// How much of a control in the row may lie in the room above and below it, in points.
  private func overlap(_ proposal: Proposal) -> CGFloat {
    var node = element
    while let wrapper = node as? WrapperNode, let inner = wrapper.element {
      guard inner.sizeThatFits(proposal) == wrapper.sizeThatFits(proposal) else { return 0 }
      node = inner
    }
    return min((node as? any RowControl)?.heightBeyondText(proposal) ?? 0, insets.vertical - 8)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let width = proposal.width.isNaN ? list.cardWidth : proposal.width
    let inner = self.proposal(width)
    var height = element.sizeThatFits(inner).height + insets.vertical
    switch role {
    case .row: height = max(list.metrics.minRowHeight, height - max(0, overlap(inner)))
    case .header: height = max(list.metrics.minHeaderHeight ?? 0, height)
    case .footer: break
    }
    return CGSize(width: width, height: height)
  }

  package override func placeChildren() {
    var proposal = proposal(size.width)
    let insets = insets
    let room = size.height - insets.vertical
    // A cell has the height that was found, so that what fills its row is as high as the text beside it.
    proposal.height = max(room, element.sizeThatFits(proposal).height)
    let fitted = element.sizeThatFits(proposal)
    let shift = actions?.shift ?? 0
    element.place(
      at: CGPoint(
        x: left(fromLeading: insets.leading + editIndent, width: fitted.width) + shift,
        y: insets.top + (room - fitted.height) / 2),
      proposal)
    let area = areaOfBackground
    backgroundElement?.place(at: area.origin, Proposal(area.size))
    if let badge {
      let badgeSize = badge.size
      let end = insets.trailing + (showsChevron ? chevronRoom : 0)
      badge.place(
        at: CGPoint(
          x: left(fromLeading: size.width - end - badgeSize.width, width: badgeSize.width) + shift,
          y: (size.height - badgeSize.height) / 2))
    }
    if editAction != nil {
      editControl.place(
        at: CGPoint(
          x: left(fromLeading: insets.leading, width: RowEditControlNode.width) + shift, y: 0),
        Proposal(RowEditControlNode.width, size.height))
    }
    if showsHandle {
      let width = ReorderHandleNode.width
      handle.place(
        at: CGPoint(x: left(fromLeading: size.width - width, width: width) + shift, y: 0),
        Proposal(width, size.height))
    }
    actions?.place(in: size)
  }

  package override func willRemeasure() {
    buttons = nil
    list.rowDidChange(self)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let background { body(background) }
    if let badge { body(badge.text) }
    actions?.forEachNode(body)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if editAction != nil { body(editControl) }
    body(element)
    if showsHandle { body(handle) }
    actions?.forEachElement(body)
  }

  // MARK: Buttons in the row

  /// The buttons that a tap anywhere on the row presses: those without a style of their own.
  var rowButtons: [ButtonNode] {
    if let buttons { return buttons }
    var found: [ButtonNode] = []
    func visit(_ node: _Node) {
      if let button = node as? ButtonNode {
        if button.environment.values.buttonStyle == nil { found.append(button) }
        return
      }
      // What is scrolled inside of the row acts for itself.
      if node is ScrollingNode { return }
      node.forEachChild(visit)
    }
    visit(element)
    buttons = found
    return found
  }

  /// Whether the row leads to another screen.
  var showsChevron: Bool {
    guard role == .row, !list.isEditing else { return false }
    if pickerLink != nil { return true }
    return !leadsBeside
      && rowButtons.contains {
        $0.parent is any NavigationLinkMarker
          && $0.environment.values.navigationLinkIndicatorVisibility != .hidden
      }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    if list.openRow != nil {
      hitTestOpen(point, &path)
    } else if list.isEditing, hasLink {
      // Links rest while their list is edited.
      forEachElement { part in
        guard part !== element, part.frame.contains(point) else { return }
        _ = part.hitTest(CGPoint(x: point.x - part.origin.x, y: point.y - part.origin.y), &path)
      }
    } else {
      _ = hitTestChildren(point, &path)
    }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard role == .row, environment.values.isEnabled else { return }
    if list.openRow != nil || !rowButtons.isEmpty || isSelectable || isSearchSuggestion
      || disclosure != nil || pickerOption != nil || pickerLink != nil
    {
      collection.add(PressRecognizer(self))
    }
    collectMenuGestures(into: &collection)
    if hasSwipeActions {
      collection.add(
        PanRecognizer(node: self, axes: .horizontal) { [weak self] in self?.swipe($0) })
    }
  }

  package func setPressed(_ isPressed: Bool) {
    self.isPressed = isPressed && list.openRow == nil
    graph.contentDidChange()
  }

  package func performPress(at point: CGPoint) {
    if list.openRow != nil {
      list.hideActions(except: nil)
    } else if isSearchSuggestion {
      completeSearch()
    } else if let disclosure {
      disclosure.action()
    } else if let pickerOption {
      pickerOption.choose()
    } else if let pickerLink {
      pickerLink.showScreen()
    } else if let link = selectingLink {
      list.select(link)
    } else if rowButtons.isEmpty || list.isEditing {
      if let primaryAction { return primaryAction() }
      if let value = selectionValue { list.select(value) }
    } else {
      for button in rowButtons { button.action() }
      if let value = selectionValue, list.selection != nil { list.select(value) }
    }
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, isSelectable || !rowButtons.isEmpty else { return false }
    performPress(at: .zero)
    return true
  }

  package override func tearDown() {
    super.tearDown()
    removeBackground()
    badge = nil
    actions = nil
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    guard lift != 0 else {
      drawRow(into: &canvas)
      return
    }
    let shadow = Shadow(RowMetrics.liftedShadow)
    canvas.translated(by: CGPoint(x: 0, y: lift)) { canvas in
      canvas.group(GroupAttributes(shadow: shadow)) { canvas in
        canvas.append(.fill(canvas.pixelRect(size), ControlPaint(self).groupedCell))
        drawRow(into: &canvas)
      }
    }
  }

  private func drawRow(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    if role == .row {
      if let backgroundElement {
        backgroundElement.drawPlaced(into: &canvas)
      }
      if isPressed || isSelected { drawHighlight(paint, into: &canvas) }
    }
    super.draw(into: &canvas)
    badge?.draw(into: &canvas)
    if showsChevron { drawChevron(paint, into: &canvas) }
  }

  // MARK: Accessibility

  var isSelected: Bool {
    guard let selection = list.selection, let value = selectionValue else { return false }
    return selection.contains(value)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let outer = builder.visibleRect
    builder.visibleRect = list.uncovered(outer, for: self, at: builder.origin)
    defer { builder.visibleRect = outer }
    let inner = builder.collect { super.buildAccessibility(&$0) }
    guard role == .row else {
      if role == .header { for element in inner { element.traits.insert(.header) } }
      // The words alone have the whole row, as on iOS.
      if inner.count == 1, inner[0].elementType == .staticText {
        inner[0].frame = CGRect(origin: builder.origin, size: size)
        inner[0].visibleFrame = inner[0].frame.commonPart(with: builder.visibleRect)
      }
      builder.elements += inner
      return
    }
    let frame = CGRect(origin: builder.origin, size: size)
    if actions == nil, inner.count == 1, inner[0].elementType == .button,
      !rowButtons.isEmpty || pickerOption != nil || pickerLink != nil
    {
      inner[0].frame = frame
      inner[0].visibleFrame = frame.commonPart(with: builder.visibleRect)
    }
    let badges = builder.collect { badge?.buildAccessibility(&$0) }
    let cell = builder.add(.cell, for: self, children: inner + badges)
    cell.isAccessibilityElement = false
    if isSelected {
      cell.isSelected = true
      cell.traits.insert(.selected)
    }
  }

  package override var dumpLabel: String? { "Row" }
}
