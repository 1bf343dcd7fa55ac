import Accessibility
import DisplayList
import Foundation

/// An option of a picker as a row of the list around it: a tap chooses it, a mark shows that it is.
@MainActor
package final class PickerOptionRowNode: LayoutNode {
  let option: LayoutNode
  unowned(unsafe) let picker: PickerNode

  /// The room for the mark, in points.
  private var markRoom: CGFloat { 10 + 14 * environment.values.signGrowth }

  init(_ option: LayoutNode, in picker: PickerNode) {
    self.option = option
    self.picker = picker
    super.init(
      _NodeContext(
        graph: picker.graph, parent: picker, environment: option.environment,
        depth: picker.depth + 1))
  }

  var isChosen: Bool { picker.isSelected(option) }

  func choose() {
    guard environment.values.isEnabled else { return }
    picker.select(option)
  }

  // MARK: Layout

  package override func forEachChild(_ body: (_Node) -> Void) {}

  package override func forEachElement(_ body: (LayoutNode) -> Void) { body(option) }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      proposal.width.isNaN ? .nan : max(0, proposal.width - markRoom), proposal.height)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let fitted = option.sizeThatFits(inner(proposal))
    return CGSize(
      width: proposal.width.isFinite ? proposal.width : fitted.width + markRoom,
      height: fitted.height)
  }

  package override func placeChildren() {
    let proposal = inner(placedProposal)
    let fitted = option.sizeThatFits(proposal)
    option.place(
      at: CGPoint(
        x: left(fromLeading: 0, width: fitted.width), y: (size.height - fitted.height) / 2),
      proposal)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    option.drawPlaced(into: &canvas)
    guard isChosen else { return }
    let growth = environment.values.signGrowth
    let x = canvas.origin.x + left(fromLeading: size.width - 14 * growth, width: 13 * growth)
    let y = canvas.origin.y + size.height / 2
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: y + 0.5 * growth))
    path.addLine(to: CGPoint(x: x + 4.5 * growth, y: y + 5.5 * growth))
    path.addLine(to: CGPoint(x: x + 13 * growth, y: y - 6 * growth))
    canvas.append(
      .stroke(
        path, .color(ControlPaint(self).tint),
        StrokeAttributes(width: 2 * growth, cap: .round, join: .round)))
  }

  // MARK: Accessibility

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled else { return false }
    choose()
    return true
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let element = builder.add(
      .button, for: self, label: picker.words(of: option), traits: .button)
    guard isChosen else { return }
    element.isSelected = true
    element.traits.insert(.selected)
  }

  package override var dumpLabel: String? { "Option" }
}
