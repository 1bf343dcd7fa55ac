import Accessibility
import DisplayList
import Foundation
import UIKit

/// An open menu: rows over everything else, until one is chosen or a tap outside closes it.
@MainActor
package final class MenuOverlayNode: LayoutNode, PressTarget {
  package private(set) var content: _Node?
  private var rows: ContiguousArray<LayoutNode> = []
  /// What the menu belongs to, in root space.
  private let anchor: CGRect
  /// What choosing a row does; nil to press the control in the row.
  private let choose: (@MainActor (LayoutNode) -> Void)?
  private let isChosen: (@MainActor (LayoutNode) -> Bool)?

  static let width: CGFloat = 250
  static let rowHeight: CGFloat = 44

  /// Makes the rows over everything else.
  ///
  /// `anchor` is the frame of what the menu belongs to, in root space. `choose` says what choosing
  /// a row does; without it the control in the row is pressed. Chosen rows bear a mark.
  package init(
    anchor: CGRect, _ context: _NodeContext,
    choose: (@MainActor (LayoutNode) -> Void)? = nil,
    isChosen: (@MainActor (LayoutNode) -> Bool)? = nil,
    content: (_NodeContext) -> _Node
  ) {
    self.anchor = anchor
    self.choose = choose
    self.isChosen = isChosen
    super.init(context)
    let scope = environment.makeChild {
      $0.buttonStyle = .look(.plain)
      $0.controlForeground = nil
    }
    self.content = content(childContext.with(scope))
  }

  // MARK: Structure

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for row in currentRows { body(row) }
  }

  package var currentRows: ContiguousArray<LayoutNode> {
    if flags.contains(.elementsStale) {
      flags.remove(.elementsStale)
      rows.removeAll(keepingCapacity: true)
      content?.collectElements(into: &rows)
      for row in rows { row.layoutParent = self }
    }
    return rows
  }

  // MARK: Layout

  /// The open menu's place, in root space: below what it belongs to if there is room, else above.
  private var panel: CGRect {
    let height = CGFloat(currentRows.count) * Self.rowHeight
    let screen = graph.size
    var x = min(anchor.minX, screen.width - Self.width - 8)
    x = max(8, x)
    var y = anchor.maxY + 8
    if y + height > screen.height - 8 { y = max(8, anchor.minY - 8 - height) }
    return CGRect(x: x, y: y, width: Self.width, height: height)
  }

  private func rowFrame(_ index: Int) -> CGRect {
    let panel = panel
    return CGRect(
      x: panel.minX, y: panel.minY + CGFloat(index) * Self.rowHeight, width: panel.width,
      height: Self.rowHeight)
  }

  package override func measure(_ proposal: Proposal) -> CGSize { graph.size }

  package override func placeChildren() {
    for (index, row) in currentRows.enumerated() {
      let frame = rowFrame(index)
      let proposal = Proposal(frame.width - 32, Self.rowHeight)
      let size = row.sizeThatFits(proposal)
      row.place(
        at: CGPoint(x: frame.minX + 16, y: frame.midY - size.height / 2), proposal)
    }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    let rect = canvas.pixelRect(panel)
    let shadow = Shadow(
      color: PaintColor(white: 0, alpha: 0.2), radius: 16, offset: CGSize(width: 0, height: 8))
    canvas.group(GroupAttributes(shadow: shadow)) {
      $0.append(.fill(rect, cornerRadius: 12, .color(paint.background)))
    }
    super.draw(into: &canvas)
    for index in 1..<max(1, currentRows.count) {
      let y = rowFrame(index).minY
      let line = CGRect(x: panel.minX, y: y, width: panel.width, height: 1 / canvas.scale)
      canvas.append(.fill(canvas.pixelRect(line), paint.separator))
    }
    for (index, row) in currentRows.enumerated() where isChosen?(row) == true {
      drawMark(in: rowFrame(index), paint.label, into: &canvas)
    }
  }

  private func drawMark(
    in row: CGRect, _ color: PaintColor, into canvas: inout DisplayCanvas
  ) {
    let path = CGMutablePath()
    let x = canvas.origin.x + row.maxX - 30
    let y = canvas.origin.y + row.midY
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + 4, y: y + 5))
    path.addLine(to: CGPoint(x: x + 13, y: y - 6))
    canvas.append(.stroke(path, .color(color), width: 1.5))
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    path.append(self, at: point)
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    for (index, row) in currentRows.enumerated() where rowFrame(index).contains(point) {
      chooseRow(row)
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
    guard let target = Self.target(in: row) else { return }
    guard target.environment.values.isEnabled else { return }
    close()
    target.performPress(at: CGPoint(x: target.size.width / 2, y: target.size.height / 2))
  }

  private static func target(in node: _Node) -> (any PressTarget)? {
    if let target = node as? any PressTarget { return target }
    var found: (any PressTarget)?
    node.forEachChild { if found == nil { found = target(in: $0) } }
    return found
  }

  private func close() {
    if graph.layoutRoot?.overlay === self { graph.showOverlay(nil) }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    var cells: [AccessibilityElement] = []
    for (index, row) in currentRows.enumerated() {
      let frame = rowFrame(index)
      let inner = builder.collect { row.buildAccessibilityPlaced(&$0) }
      let cell = builder.control(.cell, frame: frame, for: row, part: 2)
      cell.isAccessibilityElement = false
      if let choice = isChosen?(row) {
        let merged = MergedAccessibility(inner)
        let button = builder.control(.button, frame: frame, for: row, label: merged.label)
        button.traits.insert(.button)
        button.isSelected = choice
        if choice { button.traits.insert(.selected) }
        cell.append(button)
      } else {
        if inner.count == 1 {
          inner[0].frame = cell.frame
          inner[0].visibleFrame = cell.visibleFrame
        }
        cell.replaceChildren(inner)
      }
      cells.append(cell)
    }
    let list = builder.control(.collectionView, frame: panel, for: self)
    list.isAccessibilityElement = false
    list.replaceChildren(cells)
    builder.elements.append(list)
  }

  package override var dumpLabel: String? { "Menu" }
}

extension ViewGraph {
  /// Shows something over the whole content, or takes it away.
  package func showOverlay(_ overlay: LayoutNode?) {
    guard let root = layoutRoot else { return }
    root.overlay?.tearDown()
    root.overlay = overlay
    overlay?.layoutParent = root
    root.invalidatePlacement()
    contentDidChange()
  }

  /// The context in which an overlay is made: at the top, in the environment of its owner.
  package func overlayContext(for owner: _Node) -> _NodeContext {
    _NodeContext(
      graph: self, parent: layoutRoot, environment: owner.environment,
      depth: (layoutRoot?.depth ?? 0) + 1)
  }
}
