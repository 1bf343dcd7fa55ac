import Accessibility
import DisplayList
import Foundation

/// What can be done with a selected text, side by side above it, until a tap closes it.
@MainActor
package final class EditMenuNode: LayoutNode, PressTarget, GestureSource {
  /// The selected text, in root space.
  private let anchor: CGRect
  private var items: [(label: TextNode, action: @MainActor () -> Void)] = []

  private static let height: CGFloat = 44
  private static let inset: CGFloat = 16

  init(anchor: CGRect, _ context: _NodeContext) {
    self.anchor = anchor
    super.init(context)
    environment = environment.makeChild { values in
      values.font = .system(size: 15)
      values.foregroundStyles = nil
      values.lineLimit = 1
      values.isTextSelectable = false
    }
  }

  func add(_ title: LocalizedStringKey, _ action: @escaping @MainActor () -> Void) {
    let label = TextNode(Text(title), childContext)
    label.layoutParent = self
    items.append((label, action))
  }

  // MARK: Layout

  package override func forEachChild(_ body: (_Node) -> Void) {
    for item in items { body(item.label) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for item in items { body(item.label) }
  }

  package override func measure(_ proposal: Proposal) -> CGSize { graph.size }

  /// The places of the items, in root space.
  private var places: [CGRect] {
    let widths = items.map { $0.label.sizeThatFits(.unspecified).width + 2 * Self.inset }
    let width = widths.reduce(0, +)
    var x = min(max(anchor.midX - width / 2, 8), max(8, graph.size.width - 8 - width))
    let above = anchor.minY - 8 - Self.height
    let y = above >= max(8, graph.safeAreaInsets.top) ? above : anchor.maxY + 8
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: y, width: width, height: Self.height)
    }
  }

  private var panel: CGRect { places.reduce(CGRect.null) { $0.union($1) } }

  package override func placeChildren() {
    for (item, place) in zip(items, places) {
      let fitted = item.label.sizeThatFits(.unspecified)
      item.label.place(
        at: CGPoint(x: place.midX - fitted.width / 2, y: place.midY - fitted.height / 2),
        .unspecified)
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    let index = places.firstIndex { $0.contains(point) }
    if graph.overlay === self { graph.showOverlay(nil) }
    if let index { items[index].action() }
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(self)
    let color = ControlPaint(self).color(.systemBlue).multiplyingAlpha(by: 0.2)
    canvas.append(.fill(canvas.pixelRect(anchor), color))
    let shadow = Shadow(
      color: PaintColor(white: 0, alpha: 0.2), radius: 12, offset: CGSize(width: 0, height: 4))
    canvas.group(GroupAttributes(shadow: shadow)) {
      $0.append(.fill($0.pixelRect(panel), cornerRadius: 10, .color(paint.menuBackground)))
    }
    for (index, place) in places.enumerated() {
      items[index].label.drawPlaced(into: &canvas)
      guard index > 0 else { continue }
      let line = CGRect(x: place.minX, y: place.minY + 10, width: 1, height: place.height - 20)
      canvas.append(.fill(canvas.pixelRect(line), paint.separator))
    }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let elements = zip(items, places).enumerated().map { index, pair in
      builder.control(
        .menuItem, frame: pair.1, for: self,
        label: pair.0.label.text.resolvedString(in: environment.values), part: UInt64(index) + 2)
    }
    let menu = builder.control(.menu, frame: panel, for: self)
    menu.isAccessibilityElement = false
    menu.replaceChildren(elements)
    builder.elements.append(menu)
  }

  package override var dumpLabel: String? { "EditMenu" }
}
