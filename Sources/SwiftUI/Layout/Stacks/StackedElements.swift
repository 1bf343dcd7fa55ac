import Foundation

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

  /// Places the elements of a stack of `size`, each offered that size: a colour behind a text is as
  /// large as the text, also where the stack may take what room it likes.
  ///
  /// A single element is offered what the stack was.
  package func placeStack(
    in size: CGSize, _ proposal: Proposal, _ environment: EnvironmentScope
  ) {
    let isBounded = elements.count > 1 && size.width.isFinite && size.height.isFinite
    let proposal = isBounded ? Proposal(size) : proposal
    let line = extents(proposal)
    for element in elements {
      let own = element.dimensions(proposal)
      var x = line.left - own.alignment(alignment.horizontal.key)
      if environment.isRightToLeft { x = size.width - x - own.size.width }
      let y = line.top - own.alignment(alignment.vertical.key)
      element.place(at: CGPoint(x: x, y: y), proposal)
    }
  }

  package func place(in size: CGSize, _ proposal: Proposal, _ environment: EnvironmentScope) {
    for element in elements {
      element.place(
        at: element.origin(aligned: alignment, in: size, proposal, environment), proposal)
    }
  }
}

extension ContiguousArray where Element == LayoutNode {
  /// The elements from the back to the front.
  @MainActor
  var backToFront: ContiguousArray<LayoutNode> {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return ContiguousArray(
      enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element))
  }
}

extension StackedElements {
  /// The elements from the back to the front.
  @MainActor
  package var backToFront: ContiguousArray<LayoutNode> { elements.backToFront }
}

extension GraphMark {
  /// Some view sets a z-index; until then nobody sorts views from back to front.
  @MainActor static let zIndices = GraphMark()
}

extension ViewGraph {
  package var usesZIndex: Bool { has(.zIndices) }
}
