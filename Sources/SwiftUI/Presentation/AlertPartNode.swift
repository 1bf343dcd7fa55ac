import DisplayList
import Foundation

/// A part of an alert or a dialog: what it says, or its buttons.
///
/// It scrolls where there is no room for all of it.
@MainActor
package final class AlertPartNode: ScrollingNode {
  private var shown: [LayoutNode] = []
  private var contentHeight: CGFloat = 0
  /// Draws below what the part shows, in the space of its content.
  var background: (@MainActor (inout DisplayCanvas) -> Void)?

  /// Takes what the part shows; the alert places it.
  func show(_ elements: [LayoutNode], in alert: AlertLayerNode) {
    layoutParent = alert
    shown = elements
    for element in elements { element.layoutParent = self }
  }

  /// Puts the part at a place of the alert's, in points.
  func place(in frame: CGRect, contentHeight: CGFloat) {
    self.contentHeight = contentHeight
    contentSize = CGSize(width: frame.width, height: contentHeight)
    place(at: frame.origin, Proposal(frame.size))
    scroll(to: offset)
  }

  private var isScrollable: Bool { maximumOffset.y > 0 }

  package override func forEachElement(_ body: (LayoutNode) -> Void) { shown.forEach(body) }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: 0, height: contentHeight))
  }

  /// Something inside has another size, so that the whole alert may have.
  package override func willRemeasure() {
    super.willRemeasure()
    layoutParent?.invalidatePlacement()
  }

  package override var overflowEdges: Edge.Set { [] }

  package override func collectGestures(into collection: inout GestureCollection) {
    if isScrollable { super.collectGestures(into: &collection) }
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    if isScrollable { super.draw(into: &canvas) } else { drawContent(into: &canvas) }
  }

  package override func drawContent(into canvas: inout DisplayCanvas) {
    background?(&canvas)
    super.drawContent(into: &canvas)
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    builder.elements += contentElements(&builder)
  }

  package override var dumpLabel: String? { nil }
}
