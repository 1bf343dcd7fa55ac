import Foundation

/// How stacks share out their space.
///
/// Children are asked in the order of their priority, then of their flexibility, least flexible
/// first; each is offered an equal part of what is left. `HStack` and `VStack` as well as the public
/// layouts of the same name use it.
@MainActor
package struct StackLayoutEngine {
  package var axis: Axis
  package var alignment: AlignmentKey
  /// The distance between children, in points; nil for what each pair prefers.
  package var spacing: CGFloat?

  /// What the last arrangement found for one child.
  private struct Slot {
    /// The distance from the child before, in points.
    var gap: CGFloat = 0
    /// The length along the axis that the child was offered; NaN for its ideal.
    var offer = CGFloat.nan
    var size = CGSize.zero
    /// The distance of the child's alignment guide from its start along the minor axis.
    var guide: CGFloat = 0
  }

  /// The last arrangement, child by child; kept for the next one.
  private var slots: ContiguousArray<Slot> = []
  private var hasGaps = false
  private var totalGap: CGFloat = 0
  /// What the slots hold: the answer to a proposal; nil before the first.
  private var arranged: LayoutAnswer?
  /// The distance of the alignment line from the start of the minor axis.
  private var guideLine: CGFloat = 0
  /// Across the axis, where everything that the children answered so far holds.
  private var crossRange = ProposalRange.all

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Forgets what was worked out, after a child has changed.
  package mutating func invalidate() {
    arranged = nil
    hasGaps = false
  }

  // MARK: Sizes

  package mutating func sizeThatFits(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> CGSize {
    answer(to: proposal, children).size
  }

  /// The size for a proposal and how far it holds.
  package mutating func answer(
    to proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> LayoutAnswer {
    if let arranged, slots.count == children.count, arranged.holds(for: proposal) {
      return arranged
    }
    updateGaps(children)
    crossRange = .all
    var range: ProposalRange?
    let minor = proposal[axis.cross]
    if proposal[axis].isNaN {
      for index in children.indices {
        slots[index].offer = .nan
        slots[index].size = ask(children[index], .nan, minor).size
      }
    } else {
      range = distribute(proposal[axis] - totalGap, minor, children)
    }
    let answer = finish(proposal, children, range ?? .exact)
    arranged = answer
    return answer
  }

  /// Asks a child, noting how far its answer holds across the axis.
  private mutating func ask(
    _ child: LayoutNode, _ major: CGFloat, _ minor: CGFloat
  ) -> LayoutAnswer {
    let answer = child.answer(to: make(major, minor))
    crossRange.formIntersection(answer.region[axis.cross])
    return answer
  }

  private func make(_ major: CGFloat, _ minor: CGFloat) -> Proposal {
    axis == .horizontal ? Proposal(major, minor) : Proposal(minor, major)
  }

  private func major(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func minor(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  /// Offers `available` to the children in order of priority and flexibility.
  ///
  /// Returns the lengths of the stack for which the same comes out; nil for this length only.
  private mutating func distribute(
    _ available: CGFloat, _ minor: CGFloat, _ children: ContiguousArray<LayoutNode>
  ) -> ProposalRange? {
    guard !children.isEmpty else { return .all }
    var remaining = max(0, available)
    if children.count == 1 {
      let answer = ask(children[0], remaining, minor)
      slots[0].offer = remaining
      slots[0].size = answer.size
      return answer.region[axis]
    }
    if let least = offerEqualShares(remaining, minor, children) { return least }
    for group in priorityGroups(children, minor) {
      remaining += group.ownMinimum
      remaining -= group.reservedForLower
      var left = group.members.count
      for index in group.members {
        let offer = max(0, remaining / CGFloat(left))
        let size = ask(children[index], offer, minor).size
        slots[index].offer = offer
        slots[index].size = size
        let taken = major(size)
        if taken.isFinite { remaining -= taken }
        left -= 1
      }
    }
    return nil
  }

  /// Takes the short way when no child wants more than an equal share: then everybody gets what it
  /// wants, whatever the order, and nobody's flexibility has to be found out.
  ///
  /// Returns the lengths for which the same comes out; nil when this way is closed.
  private mutating func offerEqualShares(
    _ available: CGFloat, _ minor: CGFloat, _ children: ContiguousArray<LayoutNode>
  ) -> ProposalRange? {
    let share = available / CGFloat(children.count)
    var range = ProposalRange.all
    for index in children.indices {
      let answer = ask(children[index], .infinity, minor)
      let most = major(answer.size)
      guard most <= share else { return nil }
      slots[index].size = answer.size
      let own = answer.region[axis]
      range.formIntersection(own)
      range.lower = max(range.lower, most)
    }
    var remaining = available
    var left = children.count
    let holds = range.contains(share, measured: .infinity) && range.upper == .infinity
    for index in children.indices {
      let offer = remaining / CGFloat(left)
      slots[index].offer = offer
      if !holds { slots[index].size = ask(children[index], offer, minor).size }
      let taken = major(slots[index].size)
      if taken.isFinite { remaining -= taken }
      left -= 1
    }
    guard holds else { return .exact }
    // No offer is smaller than an equal share; the margin is for what divisions round off.
    let least = range.lower * CGFloat(children.count) * (1 + 1e-9) + totalGap
    return ProposalRange(
      lower: least, upper: .infinity, holdsUnspecified: range.holdsUnspecified)
  }

  /// Children of one priority in the order in which they are asked.
  private struct PriorityGroup {
    var members: [Int]
    /// The minimum lengths of all lower priorities, held back while this group is sized.
    var reservedForLower: CGFloat
    /// What was held back for this group before its turn came.
    var ownMinimum: CGFloat
  }

  private mutating func priorityGroups(
    _ children: ContiguousArray<LayoutNode>, _ minor: CGFloat
  ) -> [PriorityGroup] {
    var priorities = children.map(\.layoutPriority)
    let first = priorities[0]
    if priorities.allSatisfy({ $0 == first }) {
      return [
        PriorityGroup(
          members: ordered(Array(children.indices), children, minor), reservedForLower: 0,
          ownMinimum: 0)
      ]
    }
    let byPriority = Dictionary(grouping: children.indices) { priorities[$0] }
    priorities = byPriority.keys.sorted(by: >)
    var minimums: [CGFloat] = []
    for priority in priorities {
      var sum: CGFloat = 0
      for index in byPriority[priority] ?? [] {
        let least = major(ask(children[index], 0, minor).size)
        if least.isFinite { sum += least }
      }
      minimums.append(sum)
    }
    var groups: [PriorityGroup] = []
    for (rank, priority) in priorities.enumerated() {
      let members = (byPriority[priority] ?? []).sorted()
      let lower = minimums[(rank + 1)...].reduce(0, +)
      groups.append(
        PriorityGroup(
          members: ordered(members, children, minor),
          reservedForLower: rank == 0 ? lower : 0,
          ownMinimum: rank == 0 ? 0 : minimums[rank]))
    }
    return groups
  }

  /// The members with the least flexible first; the order of equals is kept.
  private mutating func ordered(
    _ members: [Int], _ children: ContiguousArray<LayoutNode>, _ minor: CGFloat
  ) -> [Int] {
    guard members.count > 1 else { return members }
    var ranges: [(index: Int, minimum: CGFloat, flexibility: CGFloat)] = []
    ranges.reserveCapacity(members.count)
    var isSorted = true
    for index in members {
      let least = major(ask(children[index], 0, minor).size)
      let most = major(ask(children[index], .infinity, minor).size)
      let entry = (index, least, most - least)
      if let last = ranges.last, Self.isBefore(entry, last) { isSorted = false }
      ranges.append(entry)
    }
    if isSorted { return members }
    return ranges.enumerated()
      .sorted { a, b in
        if Self.isBefore(a.element, b.element) { return true }
        if Self.isBefore(b.element, a.element) { return false }
        return a.offset < b.offset
      }
      .map(\.element.index)
  }

  private static func isBefore(
    _ a: (index: Int, minimum: CGFloat, flexibility: CGFloat),
    _ b: (index: Int, minimum: CGFloat, flexibility: CGFloat)
  ) -> Bool {
    if a.flexibility == .infinity, b.flexibility == .infinity { return a.minimum > b.minimum }
    return a.flexibility < b.flexibility
  }

  private mutating func updateGaps(_ children: ContiguousArray<LayoutNode>) {
    if slots.count != children.count {
      slots = ContiguousArray(repeating: Slot(), count: children.count)
    } else if hasGaps {
      return
    }
    hasGaps = true
    totalGap = 0
    if let spacing {
      let distance = spacing.isFinite ? spacing : 0
      for index in children.indices.dropFirst() {
        slots[index].gap = distance
        totalGap += distance
      }
    } else {
      var previous: ViewSpacing?
      for index in children.indices {
        let current = children[index].spacing
        if let previous {
          let scale = children[index].graph.displayScale
          let gap = previous.distance(to: current, along: axis, scale: scale)
          slots[index].gap = gap
          totalGap += gap
        }
        previous = current
      }
    }
    if !slots.isEmpty { slots[0].gap = 0 }
  }

  /// Lines the children up and adds up the stack's own size.
  private mutating func finish(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>, _ range: ProposalRange
  ) -> LayoutAnswer {
    var length = totalGap
    var before: CGFloat = 0
    var after: CGFloat = 0
    let cross = proposal[axis.cross]
    let fraction = children.first.flatMap { child in
      child.mayAlignExplicitly(alignment) ? nil : alignment.defaultFraction()
    }
    for index in children.indices {
      let size = slots[index].size
      length += major(size)
      let guide: CGFloat
      if let fraction {
        guide = minor(size) * fraction
      } else {
        guide =
          LayoutNode.Dimensions(
            node: children[index], size: size, proposal: make(slots[index].offer, cross)
          ).alignment(alignment)
      }
      slots[index].guide = guide
      before = index == 0 ? guide : max(before, guide)
      let rest = minor(size) - guide
      after = index == 0 ? rest : max(after, rest)
    }
    guideLine = before
    let breadth = before + after
    var region = ProposalRegion.exact
    region[axis] = range
    region[axis.cross] = crossRange
    return LayoutAnswer(
      proposal: proposal,
      size: axis == .horizontal
        ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length),
      region: region)
  }

  // MARK: Places

  /// Places the children in `rect`, which has the size found for `proposal`.
  package mutating func place(
    in rect: CGRect, _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>,
    rightToLeft: Bool = false
  ) {
    _ = answer(to: proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    for index in children.indices {
      position += slots[index].gap
      let size = slots[index].size
      let offset = guideLine - slots[index].guide
      var x = axis == .horizontal ? position : offset
      let y = axis == .horizontal ? offset : position
      if rightToLeft { x = rect.width - x - size.width }
      children[index].place(
        at: CGPoint(x: rect.minX + x, y: rect.minY + y), make(slots[index].offer, cross))
      position += major(size)
    }
  }

  /// Where the children stand, left to right, with what each is offered.
  package mutating func placements(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> [(origin: CGPoint, proposal: Proposal)] {
    _ = answer(to: proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    return slots.map { slot in
      position += slot.gap
      defer { position += major(slot.size) }
      let offset = guideLine - slot.guide
      return (
        axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position),
        make(slot.offer, cross)
      )
    }
  }

  /// The place of an explicit alignment guide: what the children's explicit guides combine to.
  package mutating func explicitAlignment(
    _ guide: AlignmentKey, _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> CGFloat? {
    _ = answer(to: proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() {
      position += slots[index].gap
      let size = slots[index].size
      let dimensions = LayoutNode.Dimensions(
        node: child, size: size, proposal: make(slots[index].offer, cross))
      if let value = child.tellGuide(guide, dimensions) {
        let start =
          guide.axis == axis ? position : guideLine - slots[index].guide
        values.append(value + start)
      }
      position += major(size)
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
