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

  /// The last arrangement: the sizes found for a proposal.
  private var arrangement: Arrangement?

  /// The sizes of all children for one proposal.
  private struct Arrangement {
    var proposal: Proposal
    /// The length along the axis that each child was offered; NaN for its ideal.
    var offers: ContiguousArray<CGFloat>
    var sizes: ContiguousArray<CGSize>
    var size: CGSize
    /// The distance of the alignment line from the start of the minor axis.
    var guideLine: CGFloat
    var guides: ContiguousArray<CGFloat>
  }

  private var gaps: ContiguousArray<CGFloat>?
  private var totalGap: CGFloat = 0

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Forgets what was worked out, after a child has changed.
  package mutating func invalidate() {
    arrangement = nil
    gaps = nil
  }

  // MARK: Sizes

  package mutating func sizeThatFits(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> CGSize {
    arrange(proposal, children).size
  }

  private mutating func arrange(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> Arrangement {
    if let arrangement, arrangement.proposal.isSame(as: proposal) { return arrangement }
    updateGaps(children)
    var offers = ContiguousArray(repeating: CGFloat.nan, count: children.count)
    var sizes = ContiguousArray(repeating: CGSize.zero, count: children.count)
    let minor = proposal[axis.cross]
    if proposal[axis].isNaN {
      for (index, child) in children.enumerated() {
        sizes[index] = child.sizeThatFits(make(.nan, minor))
      }
    } else {
      distribute(proposal[axis] - totalGap, minor, children, &offers, &sizes)
    }
    let result = finish(proposal, children, offers, sizes)
    arrangement = result
    return result
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
  private func distribute(
    _ available: CGFloat, _ minor: CGFloat, _ children: ContiguousArray<LayoutNode>,
    _ offers: inout ContiguousArray<CGFloat>, _ sizes: inout ContiguousArray<CGSize>
  ) {
    guard !children.isEmpty else { return }
    var remaining = max(0, available)
    if children.count == 1 {
      offers[0] = remaining
      sizes[0] = children[0].sizeThatFits(make(remaining, minor))
      return
    }
    if offerEqualShares(remaining, minor, children, &offers, &sizes) { return }
    for group in priorityGroups(children, minor) {
      remaining += group.ownMinimum
      remaining -= group.reservedForLower
      var left = group.members.count
      for index in group.members {
        let offer = max(0, remaining / CGFloat(left))
        let size = children[index].sizeThatFits(make(offer, minor))
        offers[index] = offer
        sizes[index] = size
        let taken = major(size)
        if taken.isFinite { remaining -= taken }
        left -= 1
      }
    }
  }

  /// Takes the short way when no child wants more than an equal share: then everybody gets what it
  /// wants, whatever the order, and nobody's flexibility has to be found out.
  private func offerEqualShares(
    _ available: CGFloat, _ minor: CGFloat, _ children: ContiguousArray<LayoutNode>,
    _ offers: inout ContiguousArray<CGFloat>, _ sizes: inout ContiguousArray<CGSize>
  ) -> Bool {
    let share = available / CGFloat(children.count)
    for child in children where !(major(child.sizeThatFits(make(.infinity, minor))) <= share) {
      return false
    }
    var remaining = available
    var left = children.count
    for (index, child) in children.enumerated() {
      let offer = remaining / CGFloat(left)
      let size = child.sizeThatFits(make(offer, minor))
      offers[index] = offer
      sizes[index] = size
      remaining -= major(size)
      left -= 1
    }
    return true
  }

  /// Children of one priority in the order in which they are asked.
  private struct PriorityGroup {
    var members: [Int]
    /// The minimum lengths of all lower priorities, held back while this group is sized.
    var reservedForLower: CGFloat
    /// What was held back for this group before its turn came.
    var ownMinimum: CGFloat
  }

  private func priorityGroups(
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
    let minimums = priorities.map { priority -> CGFloat in
      (byPriority[priority] ?? []).reduce(0) {
        let least = major(children[$1].sizeThatFits(make(0, minor)))
        return $0 + (least.isFinite ? least : 0)
      }
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
  private func ordered(
    _ members: [Int], _ children: ContiguousArray<LayoutNode>, _ minor: CGFloat
  ) -> [Int] {
    guard members.count > 1 else { return members }
    var ranges: [(index: Int, minimum: CGFloat, flexibility: CGFloat)] = []
    ranges.reserveCapacity(members.count)
    var isSorted = true
    for index in members {
      let least = major(children[index].sizeThatFits(make(0, minor)))
      let most = major(children[index].sizeThatFits(make(.infinity, minor)))
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
    guard gaps == nil else { return }
    var result: ContiguousArray<CGFloat> = []
    result.reserveCapacity(children.count)
    var total: CGFloat = 0
    if let spacing {
      let distance = spacing.isFinite ? spacing : 0
      for index in children.indices {
        result.append(index == 0 ? 0 : distance)
        if index > 0 { total += distance }
      }
    } else {
      var previous: ViewSpacing?
      for child in children {
        let current = child.spacing
        var gap: CGFloat = 0
        if let previous {
          gap = previous.distance(to: current, along: axis, scale: child.graph.displayScale)
        }
        result.append(gap)
        total += gap
        previous = current
      }
    }
    gaps = result
    totalGap = total
  }

  /// Lines the children up and adds up the stack's own size.
  private func finish(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>,
    _ offers: ContiguousArray<CGFloat>, _ sizes: ContiguousArray<CGSize>
  ) -> Arrangement {
    var length = totalGap
    var before: CGFloat = 0
    var after: CGFloat = 0
    var guides = ContiguousArray<CGFloat>()
    guides.reserveCapacity(children.count)
    let cross = proposal[axis.cross]
    for (index, child) in children.enumerated() {
      let size = sizes[index]
      length += major(size)
      let guide = LayoutNode.Dimensions(
        node: child, size: size, proposal: make(offers[index], cross)
      ).alignment(alignment)
      guides.append(guide)
      before = index == 0 ? guide : max(before, guide)
      let rest = minor(size) - guide
      after = index == 0 ? rest : max(after, rest)
    }
    let breadth = before + after
    return Arrangement(
      proposal: proposal, offers: offers, sizes: sizes,
      size: axis == .horizontal
        ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length),
      guideLine: before, guides: guides)
  }

  // MARK: Places

  /// Places the children in `rect`, which has the size found for `proposal`.
  package mutating func place(
    in rect: CGRect, _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>,
    rightToLeft: Bool = false
  ) {
    let arrangement = arrange(proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      position += gaps?[index] ?? 0
      let size = arrangement.sizes[index]
      let offset = arrangement.guideLine - arrangement.guides[index]
      var x = axis == .horizontal ? position : offset
      let y = axis == .horizontal ? offset : position
      if rightToLeft { x = rect.width - x - size.width }
      child.place(
        at: CGPoint(x: rect.minX + x, y: rect.minY + y), make(arrangement.offers[index], cross))
      position += major(size)
    }
  }

  /// The place of an explicit alignment guide: what the children's explicit guides combine to.
  package mutating func explicitAlignment(
    _ guide: AlignmentKey, _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>
  ) -> CGFloat? {
    let arrangement = arrange(proposal, children)
    let cross = proposal[axis.cross]
    var position: CGFloat = 0
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() {
      position += gaps?[index] ?? 0
      let size = arrangement.sizes[index]
      let dimensions = LayoutNode.Dimensions(
        node: child, size: size, proposal: make(arrangement.offers[index], cross))
      if child.mayAlignExplicitly(guide), let value = child.explicitAlignment(guide, dimensions) {
        let start =
          guide.axis == axis ? position : arrangement.guideLine - arrangement.guides[index]
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
