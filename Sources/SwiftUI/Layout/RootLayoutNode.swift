import DisplayList
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
    if let bar = graph.keyboardBar.node { body(bar) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in currentElements { body(element) }
    for layer in graph.presentations.layers { body(layer) }
    if let overlay { body(overlay) }
    if let bar = graph.keyboardBar.node { body(bar) }
  }

  /// Only what stands in front of a modal layer can be touched.
  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if let bar = graph.keyboardBar.node,
      bar.hitTest(CGPoint(x: point.x - bar.origin.x, y: point.y - bar.origin.y), &path)
    {
      return true
    }
    if let overlay, overlay.hitTest(point, &path) { return true }
    for layer in graph.presentations.layers.reversed() {
      if layer.hitTest(point, &path) || layer.isModal { return true }
    }
    for element in currentElements.reversed() {
      let local = CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y)
      if element.hitTest(local, &path) { return true }
    }
    return false
  }

  /// What a modal layer covers is not told to assistive technologies.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let layers = graph.presentations.layers
    let first = layers.lastIndex { $0.isModal }
    if first == nil {
      for element in currentElements { element.buildAccessibilityPlaced(&builder) }
    }
    for layer in layers[(first ?? 0)...] { layer.buildAccessibilityPlaced(&builder) }
    overlay?.buildAccessibilityPlaced(&builder)
    graph.keyboardBar.node?.buildAccessibilityPlaced(&builder)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    drawContent(into: &canvas)
    graph.leaving.draw(into: &canvas)
    for layer in graph.presentations.layers { layer.drawPlaced(into: &canvas) }
    overlay?.drawPlaced(into: &canvas)
    graph.keyboardBar.node?.drawPlaced(into: &canvas)
  }

  /// The content steps back behind a sheet that covers it: smaller, with round corners, on black.
  private func drawContent(into canvas: inout DisplayCanvas) {
    guard graph.presentations.layers.contains(where: \.pushesBack) else {
      for element in currentElements { element.drawPlaced(into: &canvas) }
      return
    }
    let rect = canvas.pixelRect(graph.size)
    let scale = (rect.width - 32) / max(33, rect.width)
    let top = max(20, graph.safeAreaInsets.top)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * rect.midX, ty: top)
    canvas.append(.fill(rect, PaintColor.black))
    let clip = Clip(rect, cornerRadius: 10)
    canvas.group(GroupAttributes(transform: transform, clip: clip)) { canvas in
      canvas.append(.fill(rect, ControlPaint(self).background))
      for element in currentElements { element.drawPlaced(into: &canvas) }
    }
  }

  package override var readsPreferences: Bool {
    graph.hostPreferences.isUsed || graph.layersDidChange != nil
  }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    graph.hostPreferences.isUsed && HostPreferences.keys.contains(key)
  }

  package override func readPreferences() {
    if graph.hostPreferences.isUsed { graph.hostPreferences.read(from: content) }
    graph.layersDidChange?()
  }

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
    let insets = keptInsets
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
    placeContent()
    // After what popovers belong to.
    for layer in graph.presentations.layers { layer.place(at: .zero, Proposal(size)) }
    overlay?.place(at: .zero, Proposal(size))
    if let bar = graph.keyboardBar.node {
      bar.place(
        at: CGPoint(x: 0, y: size.height - graph.keyboardHeight), Proposal(size.width, bar.height))
    }
  }

  private func placeContent() {
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
