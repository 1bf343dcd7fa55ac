import Foundation

/// A node that arranges the layout elements of its content.
@MainActor
package class ContainerNode: LayoutNode {
  @exclusivity(unchecked) package final var content: _Node?
  @exclusivity(unchecked) private var storedElements: ContiguousArray<LayoutNode> = []
  @exclusivity(unchecked) private var storedSpacing: ViewSpacing?

  /// The only element of the content, where that is known without collecting.
  final func loneElementOfContent() -> LayoutNode? {
    guard let element = content?.loneElement else { return nil }
    element.layoutParent = self
    return element
  }

  /// Takes content where there was none; false if there is some.
  final func takeFirstContent(_ node: _Node?) -> Bool {
    if content != nil { return false }
    content = node
    return true
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  /// The axis of a container that works like a stack; spacers and dividers inside follow it.
  package var stackAxis: Axis? { nil }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    for element in graph.usesZIndex ? elements.backToFront : elements { body(element) }
  }

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    builder.sorted { super.buildAccessibility(&$0) }
  }

  /// The elements of the content, collected again when they are no longer the same.
  package final var elements: ContiguousArray<LayoutNode> {
    if takeFlag(.elementsStale) { collectElements() }
    return storedElements
  }

  private func collectElements() {
    storedElements.removeAll(keepingCapacity: true)
    content?.collectElements(into: &storedElements)
    let count = storedElements.count
    var index = 0
    while index < count {
      storedElements[index].layoutParent = self
      index += 1
    }
  }

  package override func willRemeasure() {
    storedSpacing = nil
  }

  package final override var toldSpacing: ViewSpacing? { storedSpacing }

  package override func spacingDidChange(from told: ViewSpacing?) -> Bool {
    flags.remove(.spacingMayDiffer)
    return told.map { !spacing.isSame(as: $0) } ?? false
  }

  package final override var spacing: ViewSpacing {
    if let storedSpacing { return storedSpacing }
    let spacing = makeSpacing()
    storedSpacing = spacing
    return spacing
  }

  /// The spacing preferences that follow from those of the elements.
  package func makeSpacing() -> ViewSpacing { ViewSpacing() }
}

/// The node of `HStack` and `VStack`.
@MainActor
package final class StackNode: ContainerNode {
  // A child that asks for something of the engine while it is measured asks for `axis` only.
  @exclusivity(unchecked) private var engine: StackLayoutEngine

  /// The axis along which the children lie; they ask for it while the engine measures them.
  @exclusivity(unchecked) private(set) var axis: Axis

  init(_ engine: consuming StackLayoutEngine, _ context: consuming _NodeContext) {
    axis = engine.axis
    self.engine = engine
    super.init(context)
    checkSpacing()
  }

  private func checkSpacing() {
    guard let spacing = engine.spacing, !spacing.isFinite else { return }
    _ = accepts([spacing], as: axis == .vertical ? "VStack's spacing" : "HStack's spacing")
  }

  package override var stackAxis: Axis? { axis }

  /// Takes new parameters; lays out again only if they differ.
  func update(_ new: StackLayoutEngine) {
    guard
      engine.axis != new.axis || engine.alignment != new.alignment || engine.spacing != new.spacing
    else { return }
    engine = new
    axis = new.axis
    checkSpacing()
    invalidateLayout()
  }

  package override func measure(
    _ proposal: Proposal, holdingIn region: inout ProposalRegion
  ) -> CGSize {
    let answer = engine.answer(to: proposal, elements)
    region = answer.region
    return answer.size
  }

  package override func placeChildren() {
    engine.place(
      in: ownBounds(), offeredProposal(), elements,
      rightToLeft: environment.isRightToLeft)
  }

  package override func willRemeasure() {
    super.willRemeasure()
    engine.invalidate()
  }

  package override func explicitAlignment(_ guide: AlignmentKey, _ dimensions: Dimensions)
    -> CGFloat?
  {
    engine.explicitAlignment(guide, in: dimensions.size, dimensions.proposal, elements)
  }

  /// A stack passes its end children's preferences through, and the union of all on its sides.
  package override func makeSpacing() -> ViewSpacing {
    let elements = elements
    var spacing = ViewSpacing.zero
    let isVertical = axis == .vertical
    let last = elements.count - 1
    var index = 0
    while index <= last {
      // Asked once, though the ends give more than the others.
      let own = elements[index].spacing
      if isVertical {
        if index == 0 { spacing.top = own.top }
        if index == last { spacing.bottom = own.bottom }
        spacing.formUnionOfSides(own)
      } else {
        if index == 0 { spacing.leading = own.leading }
        if index == last { spacing.trailing = own.trailing }
        spacing.formUnionOfTopAndBottom(own)
      }
      index += 1
    }
    return spacing
  }

  package override var dumpLabel: String? { axis == .vertical ? "VStack" : "HStack" }
}
