import Foundation

extension StackLayoutEngine {
  /// What a stack of a known size shares out when its children are placed: across its axis the
  /// breadth that it has found, where it was offered none.
  ///
  /// So a bar or a divider beside a text gets the text's height, though the stack itself may take what
  /// height it likes. Certain: two independent reconstructions of iOS's stacks do so, and the idiom of
  /// equal heights needs it.
  private static func placing(
    _ proposal: Proposal, in size: CGSize, along axis: Axis
  ) -> Proposal {
    var result = proposal
    let breadth = axis == .horizontal ? size.height : size.width
    if result[axis.cross].isNaN, breadth.isFinite { result[axis.cross] = breadth }
    return result
  }

  /// Places the children in `rect`, which has the size found for `proposal`.
  package mutating func place(
    in rect: CGRect, _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>,
    rightToLeft: Bool = false
  ) {
    let proposal = Self.placing(proposal, in: rect.size, along: axis)
    _ = answer(to: proposal, children)
    let axis = axis
    let isHorizontal = axis == .horizontal
    let cross = proposal[axis.cross]
    let line = guideLine
    let origin = CGPoint(x: rect.minX, y: rect.minY)
    let count = children.count
    guard let memory = slots else { return }
    defer { withExtendedLifetime(memory) {} }
    let slots = memory.first
    var position: CGFloat = 0
    var index = 0
    while index < count {
      let slot = slots[index]
      position += slot.gap
      let offset = line - slot.guide
      var x = isHorizontal ? position : offset
      let y = isHorizontal ? offset : position
      if rightToLeft { x = rect.width - x - slot.size.width }
      children[index].place(
        at: CGPoint(x: origin.x + x, y: origin.y + y),
        Proposal(slot.offer, across: cross, along: axis), size: slot.size)
      position += slot.size.length(along: axis)
      index += 1
    }
  }

  /// Where the children stand in a stack of `size`, left to right, with what each is offered.
  package mutating func placements(
    in size: CGSize, _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> [(origin: CGPoint, proposal: Proposal)] {
    let proposal = Self.placing(proposal, in: size, along: axis)
    _ = answer(to: proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    guard let memory = slots else { return [] }
    return (0..<memory.count).map { index in
      let slot = memory.first[index]
      position += slot.gap
      defer { position += slot.size.length(along: axis) }
      let offset = guideLine - slot.guide
      return (
        axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position),
        Proposal(slot.offer, across: cross, along: axis)
      )
    }
  }

  /// The place of an explicit alignment guide: what the children's explicit guides combine to.
  package mutating func explicitAlignment(
    _ guide: AlignmentKey, in size: CGSize, _ proposal: Proposal,
    _ children: ContiguousArray<LayoutNode>
  ) -> CGFloat? {
    let proposal = Self.placing(proposal, in: size, along: axis)
    _ = answer(to: proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    var values: [CGFloat] = []
    guard let memory = slots else { return nil }
    defer { withExtendedLifetime(memory) {} }
    let slots = memory.first
    for (index, child) in children.enumerated() {
      position += slots[index].gap
      let size = slots[index].size
      let dimensions = LayoutNode.Dimensions(
        node: child, size: size,
        proposal: Proposal(slots[index].offer, across: cross, along: axis))
      if let value = child.tellGuide(guide, dimensions) {
        let start =
          guide.axis == axis ? position : guideLine - slots[index].guide
        values.append(value + start)
      }
      position += size.length(along: axis)
    }
    return guide.combine(values)
  }
}

extension AlignmentKey {
  /// What the explicit values of several children combine to: the first baseline is the topmost, the
  /// last one the lowest, any other guide the mean.
  func combine(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if id == Self.firstTextBaseline.id { return values.min() }
    if id == Self.lastTextBaseline.id { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
