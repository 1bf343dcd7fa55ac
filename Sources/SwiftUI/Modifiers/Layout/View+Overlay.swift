import DisplayList
import Foundation

/// Puts views behind or in front of a view, without changing its size.
public nonisolated struct _SecondaryLayerModifier<Secondary: View>: ElementModifier {
  package let secondary: Secondary
  package let alignment: Alignment
  package let isBehind: Bool
  /// The material that lies behind the view.
  package var material: Material?

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> LayeredNode {
    let node = LayeredNode(
      alignment: alignment, place: isBehind ? .behind : .inFront, context)
    node.makeSecondary = { Secondary._makeNode(secondary, $0) }
    if let material { node.setMaterial(material) }
    return node
  }

  @MainActor
  package func updateWrapper(_ node: LayeredNode) {
    node.update(alignment: alignment)
    if let material { node.setMaterial(material) }
    if let secondary = node.secondary { Secondary._updateNode(secondary, to: self.secondary) }
  }

  @MainActor
  public var _structure: _ModifierStructure {
    let name = isBehind ? "background" : "overlay"
    return .modifier(name, views: [SupplementaryView(name, secondary)])
  }
}

/// The node of a view with a background, an overlay or a mask.
@MainActor
package class LayeredNode: WrapperNode {
  enum Place {
    case behind
    case inFront
    /// Says where the view shows, instead of showing itself.
    case mask
  }

  /// Makes the second layer once the view itself is there.
  final var makeSecondary: ((_NodeContext) -> _Node)?
  private(set) final var secondary: _Node?
  private var alignment: Alignment
  private let place: Place
  private var layer: StackedElements
  /// The environment of the view, where that tells of a material behind it.
  private var contentScope: EnvironmentScope?

  init(alignment: Alignment, place: Place, _ context: _NodeContext) {
    self.alignment = alignment
    self.place = place
    layer = StackedElements(alignment: alignment)
    super.init(context)
  }

  package override var contentContext: _NodeContext {
    contentScope.map { childContext.with($0) } ?? childContext
  }

  final func setMaterial(_ material: Material) {
    if let contentScope {
      let changed = contentScope.update { $0.backgroundMaterial = material }
      if !changed.isEmpty { content?.environmentDidChange(changed) }
    } else {
      contentScope = environment.makeChild { $0.backgroundMaterial = material }
    }
  }

  package override func didWrap() {
    guard let make = makeSecondary else { return }
    makeSecondary = nil
    secondary = make(childContext)
    flags.insert(.elementsStale)
  }

  /// Takes the second layer when it is made later than the view itself.
  final func setSecondary(_ node: _Node) {
    secondary = node
    flags.insert(.elementsStale)
    invalidatePlacement()
    preferencesDidChange()
  }

  final func update(alignment new: Alignment) {
    guard new != alignment else { return }
    alignment = new
    layer.alignment = new
    invalidatePlacement()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    collect()
    if place == .behind { for element in layer.elements { body(element) } }
    super.forEachElement(body)
    if place != .behind { for element in layer.elements { body(element) } }
  }

  private func collect() {
    guard flags.contains(.elementsStale) else { return }
    flags.remove(.elementsStale)
    layer.collect(from: secondary, for: self)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    guard place == .mask else { return super.draw(into: &canvas) }
    collect()
    var maskCanvas = DisplayCanvas(origin: canvas.origin, scale: canvas.scale)
    for element in layer.elements { element.drawPlaced(into: &maskCanvas) }
    canvas.group(GroupAttributes(mask: DisplayList(maskCanvas.items))) { canvas in
      element?.drawPlaced(into: &canvas)
    }
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard place == .mask else { return super.buildAccessibility(&builder) }
    element?.buildAccessibilityPlaced(&builder)
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard place == .mask, let element else { return super.hitTest(point, &path) }
    return element.hitTest(
      CGPoint(x: point.x - element.origin.x, y: point.y - element.origin.y), &path)
  }

  package override func placeChildren() {
    super.placeChildren()
    collect()
    layer.place(in: size, Proposal(size), environment)
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
