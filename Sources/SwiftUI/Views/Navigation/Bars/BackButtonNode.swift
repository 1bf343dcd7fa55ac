import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// The button that leads back to the screen before.
@MainActor
package final class BackButtonNode: LayoutNode, PressTarget, GestureSource {
  private let action: @MainActor () -> Void
  private let title: String
  private var label: LayoutNode?
  private var isPressed = false
  /// In the place of the chevron, if the app has set one for all bars.
  private let indicator = BarItemLooks.backIndicator

  init(_ title: String, _ context: _NodeContext, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
    super.init(context)
    var inner = childContext
    let looks = BarItemLooks.backButton.modifiers
    // The letters of bars keep their size.
    inner.environment = inner.environment.makeChild { values in
      values.controlForeground = .tint
      values.font = .system(size: NavigationBarMetrics.titleFontSize)
      values.textModifiers += looks
    }
    guard SystemMetrics.current.showsBackTitle else { return }
    label = Text._makeNode(Text(verbatim: title), inner) as? LayoutNode
    label?.layoutParent = self
  }

  private static let chevronRoom = NavigationBarMetrics.backTitleInset

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let label { body(label) }
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let text = label?.sizeThatFits(.unspecified).width ?? 0
    return CGSize(
      width: max(NavigationBarMetrics.backWidth, text + Self.chevronRoom),
      height: NavigationBarMetrics.rowHeight(isCompact: false))
  }

  package override func placeChildren() {
    let fitted = label?.sizeThatFits(.unspecified) ?? .zero
    let x = left(fromLeading: Self.chevronRoom, width: fitted.width)
    label?.place(
      at: CGPoint(x: x, y: (size.height - fitted.height) / 2), .unspecified)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
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
      if let indicator {
        draw(indicator, into: &canvas)
      } else {
        drawChevron(into: &canvas)
      }
      label?.drawPlaced(into: &canvas)
    }
  }

  private func draw(_ indicator: UIImage, into canvas: inout DisplayCanvas) {
    let image = indicator.size
    let inset = NavigationBarMetrics.backChevronInset
    let rect = CGRect(
      x: canvas.origin.x + left(fromLeading: inset, width: image.width),
      y: canvas.origin.y + (size.height - image.height) / 2, width: image.width,
      height: image.height)
    var inner = ViewCanvas(traits: .current)
    ImageDrawing.append(
      indicator, in: rect, tint: UIColor(cgColor: ControlPaint(self).tint.cgColor), to: &inner)
    canvas.append(contentsOf: inner.list)
  }

  private func drawChevron(into canvas: inout DisplayCanvas) {
    let line = StrokeAttributes(width: 2.5, cap: .round, join: .round)
    let inset = NavigationBarMetrics.backChevronInset + line.width / 2
    let rect = CGRect(
      x: canvas.origin.x + left(fromLeading: inset, width: 10),
      y: canvas.origin.y + size.height / 2 - 9, width: 10, height: 18)
    let isRightToLeft = environment.isRightToLeft
    let (tip, ends) = isRightToLeft ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: ends, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: ends, y: rect.maxY))
    canvas.append(.stroke(path, .color(ControlPaint(self).tint), line))
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let element = builder.add(.button, for: self, label: title, traits: .button)
    element.identifier = SystemMetrics.current.backIdentifier ?? ""
  }
}
