import Foundation

/// The top of a view graph: offers the host's size, less the safe area, and centres what comes back.
@MainActor
package final class RootLayoutNode: LayoutNode {
  package var content: _Node?
  package var contentType: Any.Type?
  private var elements: ContiguousArray<LayoutNode> = []
  private var implicitStack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  private var overlays: RootOverlays { graph[RootOverlays.self] }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    overlays.forEachNode(body)
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in currentElements { body(element) }
    overlays.forEachNode(body)
  }

  /// Only what stands in front of a modal layer can be touched.
  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    func hits(_ node: LayoutNode) -> Bool {
      node.hitTest(CGPoint(x: point.x - node.origin.x, y: point.y - node.origin.y), &path)
    }
    for layer in overlays.nodes.reversed() where hits(layer.node) || layer.isModal { return true }
    for element in currentElements.reversed() where hits(element) { return true }
    return false
  }

  /// What a modal layer covers is not told to assistive technologies.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let layers = overlays.nodes
    let first = builder.context.tellsWhatIsCovered ? nil : layers.lastIndex(where: \.hidesBehind)
    if first == nil {
      for element in currentElements { element.buildAccessibilityPlaced(&builder) }
    }
    for layer in layers[(first ?? 0)...] { layer.node.buildAccessibilityPlaced(&builder) }
    builder.resolveLinks()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let elements = currentElements
    func drawContent(_ canvas: inout DisplayCanvas) {
      for element in elements { element.drawPlaced(into: &canvas) }
    }
    let overlays = overlays.overlays
    let isDrawn = overlays.contains { $0.drawContent(into: &canvas, drawContent) }
    if !isDrawn { drawContent(&canvas) }
    for overlay in overlays { overlay.drawNodes(into: &canvas) }
  }

  // MARK: Preferences

  private var preferenceReaders: [any RootPreferenceReader] { graph[RootPreferences.self].readers }

  package override var readsPreferences: Bool {
    overlays.didChange != nil || preferenceReaders.contains(where: \.readsRootPreferences)
  }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    preferenceReaders.contains { $0.readsRootPreferences && $0.readsRootPreference(key) }
  }

  package override func readPreferences() {
    for reader in preferenceReaders where reader.readsRootPreferences {
      reader.readRootPreferences(of: content)
    }
    overlays.didChange?()
  }

  // MARK: Layout

  /// The graph has got another size.
  func graphSizeDidChange() {
    invalidateLayout()
    for overlay in overlays.overlays { overlay.graphSizeDidChange() }
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
    for overlay in overlays.overlays { overlay.placeNodes(in: self) }
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

extension ViewGraph {
  /// The root, if it is that of a view.
  package var layoutRoot: RootLayoutNode? { root as? RootLayoutNode }

  /// Makes the nodes of `view`, or updates those that are there.
  package func setRoot<V: View>(_ view: V) {
    defer { scheduleTurn() }
    if let layoutRoot, let content = layoutRoot.content, layoutRoot.contentType == V.self {
      V._updateNode(content, to: view)
      return
    }
    layoutRoot?.tearDown()
    let context = _NodeContext(graph: self, parent: nil, environment: environment, depth: 0)
    let node = RootLayoutNode(context)
    root = node
    node.contentType = V.self
    node.content = V._makeNode(view, node.childContext)
    node.invalidateLayout()
  }
}
