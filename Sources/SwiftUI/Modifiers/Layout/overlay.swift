import DisplayList
import Foundation

/// Puts views behind or in front of a view, without changing its size.
public nonisolated struct _SecondaryLayerModifier<Secondary: View>: ViewModifier {
  public typealias Body = Never

  package let secondary: Secondary
  package let alignment: Alignment
  package let isBehind: Bool

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _SecondaryLayerModifier<Secondary>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = LayeredNode(alignment: modifier.alignment, isBehind: modifier.isBehind, context)
    node.content = V._makeNode(content, node.childContext)
    node.secondary = Secondary._makeNode(modifier.secondary, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _SecondaryLayerModifier<Secondary>, content: V
  ) {
    let node = unsafeDowncast(node, to: LayeredNode.self)
    node.update(alignment: modifier.alignment)
    if let inner = node.content { V._updateNode(inner, to: content) }
    if let secondary = node.secondary { Secondary._updateNode(secondary, to: modifier.secondary) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    let name = isBehind ? "background" : "overlay"
    return .modifier(name, views: [SupplementaryView(name, secondary)])
  }
}

/// The node of a view with a background or an overlay.
@MainActor
package final class LayeredNode: LayoutNode {
  package var content: _Node?
  package var secondary: _Node?
  private var alignment: Alignment
  private let isBehind: Bool
  /// Whether the second layer says where the first one shows, instead of showing itself.
  private let isMask: Bool
  private var primary = StackedElements(alignment: .center)
  private var layer: StackedElements

  init(
    alignment: Alignment, isBehind: Bool, isMask: Bool = false, _ context: _NodeContext
  ) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.isMask = isMask
    layer = StackedElements(alignment: alignment)
    super.init(context)
  }

  func update(alignment new: Alignment) {
    guard new != alignment else { return }
    alignment = new
    layer.alignment = new
    invalidatePlacement()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
    if let secondary { body(secondary) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    collect()
    let (back, front) = isBehind ? (layer, primary) : (primary, layer)
    for element in back.elements { body(element) }
    for element in front.elements { body(element) }
  }

  private func collect() {
    guard flags.contains(.elementsStale) else { return }
    flags.remove(.elementsStale)
    primary.collect(from: content, for: self)
    layer.collect(from: secondary, for: self)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    guard isMask else { return super.draw(into: &canvas) }
    collect()
    var maskCanvas = DisplayCanvas(origin: canvas.origin, scale: canvas.scale)
    for element in layer.elements { element.drawPlaced(into: &maskCanvas) }
    canvas.group(GroupAttributes(mask: DisplayList(maskCanvas.items))) { canvas in
      for element in primary.elements { element.drawPlaced(into: &canvas) }
    }
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard isMask else { return super.buildAccessibility(&builder) }
    collect()
    for element in primary.elements { element.buildAccessibilityPlaced(&builder) }
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard isMask else { return super.hitTest(point, &path) }
    collect()
    for element in primary.elements.reversed() {
      let local = CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y)
      if element.hitTest(local, &path) { return true }
    }
    return false
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    collect()
    return primary.size(proposal)
  }

  package override func placeChildren() {
    collect()
    primary.place(in: size, placedProposal, environment)
    layer.place(in: size, Proposal(size), environment)
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    collect()
    guard let element = primary.elements.first else { return nil }
    return element.explicitAlignment(guide, element.dimensions(dimensions.proposal))
  }

  package override var spacing: ViewSpacing {
    collect()
    return primary.elements.first?.spacing ?? ViewSpacing()
  }

  package override var layoutPriority: Double {
    collect()
    return primary.elements.first?.layoutPriority ?? 0
  }
}

/// Elements on top of each other, lined up on one pair of guides.
@MainActor
package struct StackedElements {
  package private(set) var elements: ContiguousArray<LayoutNode> = []
  package var alignment: Alignment

  package init(alignment: Alignment) { self.alignment = alignment }

  package mutating func collect(from content: _Node?, for parent: LayoutNode) {
    elements.removeAll(keepingCapacity: true)
    content?.collectElements(into: &elements)
    for element in elements { element.layoutParent = parent }
  }

  /// The smallest box around the aligned elements of the highest priority.
  package func size(_ proposal: Proposal) -> CGSize {
    if elements.count == 1 { return elements[0].sizeThatFits(proposal) }
    let extents = extents(proposal)
    return CGSize(
      width: extents.left + extents.right, height: extents.top + extents.bottom)
  }

  private func extents(
    _ proposal: Proposal
  ) -> (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) {
    let highest = elements.map(\.layoutPriority).max() ?? 0
    var result: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)?
    for element in elements where element.layoutPriority == highest {
      let own = element.dimensions(proposal)
      let x = own.alignment(alignment.horizontal.key)
      let y = own.alignment(alignment.vertical.key)
      let (width, height) = (own.size.width - x, own.size.height - y)
      if let known = result {
        result = (
          max(known.left, x), max(known.right, width), max(known.top, y),
          max(known.bottom, height)
        )
      } else {
        result = (x, width, y, height)
      }
    }
    return result ?? (0, 0, 0, 0)
  }

  package func place(in size: CGSize, _ proposal: Proposal, _ environment: EnvironmentScope) {
    for element in elements {
      element.place(
        at: element.origin(aligned: alignment, in: size, proposal, environment), proposal)
    }
  }
}

extension View {
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  @_disfavoredOverload
  public nonisolated func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryLayerModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  @_disfavoredOverload
  public nonisolated func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    modifier(_SecondaryLayerModifier(secondary: background, alignment: alignment, isBehind: true))
  }
}
