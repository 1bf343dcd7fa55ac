import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// A place where a system control shows one of the user's buttons: a row of an alert, a swipe action.
///
/// The button keeps its label and its action; the cell decides how large it is and what happens
/// before it acts.
@MainActor
package final class ActionCellNode: LayoutNode, PressTarget, GestureSource {
  package let button: ButtonNode
  /// Runs before the button's own action.
  package var beforeAction: @MainActor () -> Void = {}
  /// Whether the cell is drawn on a colour of its own.
  package var isFilled = false
  private var isPressed = false

  package init(_ button: ButtonNode, _ context: _NodeContext) {
    self.button = button
    super.init(context)
    button.layoutParent = self
  }

  /// The buttons in a subtree, in the order of declaration.
  package static func buttons(in node: _Node) -> [ButtonNode] {
    var found: [ButtonNode] = []
    func visit(_ node: _Node) {
      if let button = node as? ButtonNode { found.append(button) } else { node.forEachChild(visit) }
    }
    visit(node)
    return found
  }

  package var role: ButtonRole? { button.role }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: button.sizeThatFits(.unspecified))
  }

  package override func placeChildren() {
    let proposal = Proposal(AlertLayout.labelWidth(in: size.width), size.height)
    let fitted = button.sizeThatFits(proposal)
    button.place(
      at: CGPoint(x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2),
      proposal)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) { body(button) }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    guard button.environment.values.isEnabled else { return }
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {
    self.isPressed = isPressed
    graph.contentDidChange()
  }

  package func performPress(at point: CGPoint) {
    let action = button.action
    beforeAction()
    action()
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, button.environment.values.isEnabled else { return false }
    performPress(at: .zero)
    return true
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let paint = ControlPaint(button)
    let rect = canvas.pixelRect(size)
    if isFilled {
      let gray = paint.color(.systemGray)
      let tint = button.environment.values.tintStyle == nil ? nil : paint.tint
      canvas.append(.fill(rect, role == .destructive ? paint.red : tint ?? gray))
    }
    if isPressed { canvas.append(.fill(rect, paint.tertiaryFill)) }
    super.draw(into: &canvas)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let merged = MergedAccessibility(builder.collect { super.buildAccessibility(&$0) })
    let element = builder.add(.button, for: self, label: merged.label, traits: .button)
    element.identifier = merged.identifier
    element.isEnabled = button.environment.values.isEnabled
  }

  package override var dumpLabel: String? { "ActionCell" }
}
