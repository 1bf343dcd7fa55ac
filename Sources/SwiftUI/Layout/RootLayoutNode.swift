import Foundation

/// The top of a view graph: offers the host's size, less the safe area, and centres what comes back.
@MainActor
package final class RootLayoutNode: LayoutNode {
  package var content: _Node?
  package var contentType: Any.Type?
  /// What lies over the whole content: an open menu.
  package var overlay: LayoutNode?
  private var elements: ContiguousArray<LayoutNode> = []
  private var implicitStack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    for layer in graph.presentations.layers { body(layer) }
    if let overlay { body(overlay) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in currentElements { body(element) }
    for layer in graph.presentations.layers { body(layer) }
    if let overlay { body(overlay) }
  }

  /// Only what stands in front of a modal layer can be touched.
  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard let layer = graph.presentations.layers.last else { return hitTestChildren(point, &path) }
    if let overlay, overlay.hitTest(point, &path) { return true }
    return layer.hitTest(point, &path)
  }

  /// What a modal layer covers is not told to assistive technologies.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard let layer = graph.presentations.layers.last else {
      super.buildAccessibility(&builder)
      return
    }
    layer.buildAccessibilityPlaced(&builder)
    overlay?.buildAccessibilityPlaced(&builder)
  }

  package override var readsPreferences: Bool { graph.hostPreferences.isUsed }

  package override func readPreferences() { graph.hostPreferences.read(from: content) }

  private var currentElements: ContiguousArray<LayoutNode> {
    if flags.contains(.elementsStale) {
      flags.remove(.elementsStale)
      elements.removeAll(keepingCapacity: true)
      content?.collectElements(into: &elements)
      for element in elements { element.layoutParent = self }
    }
    return elements
  }

  /// The room inside the safe area, in points.
  private var contentRect: CGRect {
    let insets = graph.safeAreaInsets
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, graph.size.width - insets.horizontal),
      height: max(0, graph.size.height - insets.vertical))
  }

  package override func measure(_ proposal: Proposal) -> CGSize { graph.size }

  /// The size of the content for a proposal from outside, in points.
  package func contentSize(for proposal: Proposal) -> CGSize {
    let elements = currentElements
    if elements.count == 1 { return elements[0].sizeThatFits(proposal) }
    return implicitStack.sizeThatFits(proposal, elements)
  }

  package override func placeChildren() {
    size = graph.size
    for layer in graph.presentations.layers { layer.place(at: .zero, Proposal(size)) }
    overlay?.place(at: .zero, Proposal(size))
    let rect = contentRect
    let elements = currentElements
    let proposal = Proposal(rect.size)
    if elements.count == 1, let element = elements.first {
      let size = element.sizeThatFits(proposal)
      element.place(
        at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), proposal)
    } else if !elements.isEmpty {
      let size = implicitStack.sizeThatFits(proposal, elements)
      implicitStack.place(
        in: CGRect(
          x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
          height: size.height), proposal, elements)
    }
  }

  package override func willRemeasure() { implicitStack.invalidate() }
}
