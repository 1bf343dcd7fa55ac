import Foundation

/// How stacks share out their space.
///
/// Children are asked in the order of their priority, then of their flexibility, least flexible
/// first; each is offered an equal part of what is left. `HStack` and `VStack` as well as the public
/// layouts of the same name use it. Loops over all children are plain ones, since a debug build pays
/// for each step of an iterator; and what they call for each child takes no part of the engine with it, since a debug build
/// copies the whole engine for each call that doesn't change it.
@MainActor
package struct StackLayoutEngine {
  // In an order that leaves little room between them: each stack has an engine.
  package var alignment: AlignmentKey
  package var axis: Axis
  private var hasGaps = false
  /// The distance between children, in points; nil for what each pair prefers.
  package var spacing: CGFloat?

  /// The last arrangement, child by child, kept for the next one; nil before the first.
  private(set) var slots: StackSlots?
  private var totalGap: CGFloat = 0
  /// The distance of the alignment line from the start of the minor axis.
  var guideLine: CGFloat = 0
  /// What the slots hold: the answer to a proposal; nil before the first.
  private var arranged: LayoutAnswer?

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
    if let arranged, slots?.count == children.count, arranged.holds(for: proposal) {
      return arranged
    }
    let memory = ownSlots(children.count)
    // A child whose measuring lays out the stack anew may take other memory; what is written here stays valid.
    defer { withExtendedLifetime(memory) {} }
    let slots = memory.first
    updateGaps(children, slots)
    var cross = ProposalRange.all
    var range: ProposalRange?
    let minor = proposal[axis.cross]
    if proposal[axis].isNaN {
      for index in 0..<children.count {
        slots[index].offer = .nan
        slots[index].size = Self.ask(children[index], .nan, minor, along: axis, &cross).size
      }
    } else {
      range = distribute(proposal[axis] - totalGap, minor, children, slots, &cross)
    }
    let answer = finish(proposal, children, slots, along: range ?? .exact, across: cross)
    arranged = answer
    return answer
  }

  /// Asks a child, noting how far its answer holds across the axis.
  private static func ask(
    _ child: LayoutNode, _ major: CGFloat, _ minor: CGFloat, along axis: Axis,
    _ cross: inout ProposalRange
  ) -> LayoutAnswer {
    let answer = child.answer(to: Proposal(major, across: minor, along: axis))
    cross.formIntersection(answer.region[axis.cross])
    return answer
  }

  /// Offers `available` to the children in order of priority and flexibility.
  ///
  /// Returns the lengths of the stack for which the same comes out; nil for this length only.
  private mutating func distribute(
    _ available: CGFloat, _ minor: CGFloat, _ children: ContiguousArray<LayoutNode>,
    _ slots: UnsafeMutablePointer<StackSlots.Slot>, _ cross: inout ProposalRange
  ) -> ProposalRange? {
    guard !children.isEmpty else { return .all }
    var remaining = max(0, available)
    if children.count == 1 {
      let answer = Self.ask(children[0], remaining, minor, along: axis, &cross)
      slots[0].offer = remaining
      slots[0].size = answer.size
      return answer.region[axis]
    }
    if let range = offerToUndemanding(remaining, minor, children, slots, &cross) { return range }
    for group in priorityGroups(children, minor, &cross) {
      remaining += group.ownMinimum
      remaining -= group.reservedForLower
      var left = group.members.count
      for index in group.members {
        let offer = max(0, remaining / CGFloat(left))
        let size = Self.ask(children[index], offer, minor, along: axis, &cross).size
        slots[index].offer = offer
        slots[index].size = size
        let taken = size.length(along: axis)
        if taken.isFinite { remaining -= taken }
        left -= 1
      }
    }
    return nil
  }

  /// Takes the short way when nobody's flexibility has to be found out: when no child wants more than
  /// an equal share, so that everybody gets what it wants, whatever the order; or when no child cares
  /// what it is offered.
  ///
  /// Returns the lengths for which the same comes out; nil when this way is closed.
  private mutating func offerToUndemanding(
    _ available: CGFloat, _ minor: CGFloat, _ children: ContiguousArray<LayoutNode>,
    _ slots: UnsafeMutablePointer<StackSlots.Slot>, _ cross: inout ProposalRange
  ) -> ProposalRange? {
    let axis = axis
    let count = children.count
    let share = available / CGFloat(count)
    var range = ProposalRange.all
    var fits = true
    var isRigid = true
    let priority = children[0].layoutPriority
    var index = 0
    while index < count {
      let child = children[index]
      let answer = Self.ask(child, .infinity, minor, along: axis, &cross)
      let most = answer.size.length(along: axis)
      slots[index].size = answer.size
      let own = answer.region[axis]
      if fits, most > share { fits = false }
      if isRigid,
        own.lower > 0 || own.upper < .infinity || !most.isFinite
          || child.layoutPriority != priority
      {
        isRigid = false
      }
      guard fits || isRigid else { return nil }
      range.formIntersection(own)
      if fits, most > range.lower { range.lower = most }
      index += 1
    }
    if !fits { return Self.offerToRigid(available, range, slots, count, along: axis) }
    var remaining = available
    var left = count
    let holds = range.contains(share, measured: .infinity) && range.upper == .infinity
    index = 0
    while index < count {
      let offer = remaining / CGFloat(left)
      slots[index].offer = offer
      if !holds {
        slots[index].size = Self.ask(children[index], offer, minor, along: axis, &cross).size
      }
      let taken = slots[index].size.length(along: axis)
      if taken.isFinite { remaining -= taken }
      left -= 1
      index += 1
    }
    guard holds else { return .exact }
    // No offer is smaller than an equal share; the margin is for what divisions round off.
    let least = range.lower * CGFloat(count) * (1 + 1e-9) + totalGap
    return ProposalRange(
      lower: least, upper: .infinity, holdsUnspecified: range.holdsUnspecified)
  }

  /// Notes what is offered to children of fixed lengths, in their order.
  private static func offerToRigid(
    _ available: CGFloat, _ range: ProposalRange, _ slots: UnsafeMutablePointer<StackSlots.Slot>,
    _ count: Int, along axis: Axis
  ) -> ProposalRange {
    var remaining = available
    var left = count
    var index = 0
    while index < count {
      slots[index].offer = max(0, remaining / CGFloat(left))
      remaining -= slots[index].size.length(along: axis)
      left -= 1
      index += 1
    }
    return ProposalRange(
      lower: -.infinity, upper: .infinity, holdsUnspecified: range.holdsUnspecified)
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
    _ children: ContiguousArray<LayoutNode>, _ minor: CGFloat, _ cross: inout ProposalRange
  ) -> [PriorityGroup] {
    var priorities = children.map(\.layoutPriority)
    let first = priorities[0]
    if priorities.allSatisfy({ $0 == first }) {
      return [
        PriorityGroup(
          members: ordered(Array(children.indices), children, minor, &cross),
          reservedForLower: 0,
          ownMinimum: 0)
      ]
    }
    let byPriority = Dictionary(grouping: children.indices) { priorities[$0] }
    priorities = byPriority.keys.sorted(by: >)
    var minimums: [CGFloat] = []
    for priority in priorities {
      var sum: CGFloat = 0
      for index in byPriority[priority] ?? [] {
        let least = Self.ask(children[index], 0, minor, along: axis, &cross)
          .size.length(along: axis)
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
          members: ordered(members, children, minor, &cross),
          reservedForLower: rank == 0 ? lower : 0,
          ownMinimum: rank == 0 ? 0 : minimums[rank]))
    }
    return groups
  }

  /// The members with the least flexible first; the order of equals is kept.
  private mutating func ordered(
    _ members: [Int], _ children: ContiguousArray<LayoutNode>, _ minor: CGFloat,
    _ cross: inout ProposalRange
  ) -> [Int] {
    guard members.count > 1 else { return members }
    var ranges: [(index: Int, minimum: CGFloat, flexibility: CGFloat)] = []
    ranges.reserveCapacity(members.count)
    var isSorted = true
    for index in members {
      let least = Self.ask(children[index], 0, minor, along: axis, &cross)
        .size.length(along: axis)
      let most = Self.ask(children[index], .infinity, minor, along: axis, &cross)
        .size.length(along: axis)
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

  /// The slots of so many children, which no copy of the engine has too.
  private mutating func ownSlots(_ count: Int) -> StackSlots {
    let isOwn = isKnownUniquelyReferenced(&slots)
    if let slots, slots.count == count {
      if isOwn { return slots }
      let copy = StackSlots(copying: slots)
      self.slots = copy
      return copy
    }
    let new = StackSlots(count: count)
    slots = new
    hasGaps = false
    return new
  }

  private mutating func updateGaps(
    _ children: ContiguousArray<LayoutNode>, _ slots: UnsafeMutablePointer<StackSlots.Slot>
  ) {
    if hasGaps { return }
    hasGaps = true
    totalGap = 0
    if let spacing {
      let distance = spacing.isFinite ? spacing : 0
      for index in 0..<children.count where index > 0 {
        slots[index].gap = distance
        totalGap += distance
      }
    } else {
      let count = children.count
      guard count > 1 else { return }
      let axis = axis
      let isVertical = axis == .vertical
      let scale = children[0].graph.displayScale
      var previous = children[0].spacing
      // Rows are alike: the distance between two such edges is worked out once.
      var (end, start) = (ViewSpacing.EdgeKind.zero, ViewSpacing.EdgeKind.zero)
      var gap: CGFloat = 0
      var index = 1
      while index < count {
        let current = children[index].spacing
        let newEnd = isVertical ? previous.bottom : previous.trailing
        let newStart = isVertical ? current.top : current.leading
        if newEnd != end || newStart != start {
          gap = previous.distance(to: current, along: axis, scale: scale)
          end = newEnd
          start = newStart
        }
        slots[index].gap = gap
        totalGap += gap
        previous = current
        index += 1
      }
    }
  }

  /// Lines the children up and adds up the stack's own size.
  private mutating func finish(
    _ proposal: Proposal, _ children: ContiguousArray<LayoutNode>,
    _ slots: UnsafeMutablePointer<StackSlots.Slot>, along range: ProposalRange,
    across crossRange: ProposalRange
  ) -> LayoutAnswer {
    var length = totalGap
    var before: CGFloat = 0
    var after: CGFloat = 0
    let axis = axis
    let minor = axis.cross
    let minorOffer = proposal[minor]
    let count = children.count
    var fraction: CGFloat?
    if count > 0, !children[0].mayAlignExplicitly(alignment) {
      fraction = alignment.defaultFraction()
    }
    var index = 0
    while index < count {
      let size = slots[index].size
      length += size.length(along: axis)
      let breadth = size.length(along: minor)
      var guide: CGFloat
      if let fraction {
        guide = breadth * fraction
      } else {
        guide =
          LayoutNode.Dimensions(
            node: children[index], size: size,
            proposal: Proposal(slots[index].offer, across: minorOffer, along: axis)
          ).alignment(alignment)
      }
      slots[index].guide = guide
      let rest = breadth - guide
      if index == 0 || guide > before { before = guide }
      if index == 0 || rest > after { after = rest }
      index += 1
    }
    guideLine = before
    let breadth = before + after
    var region = ProposalRegion.exact
    region[axis] = range
    region[minor] = crossRange
    return LayoutAnswer(
      proposal: proposal,
      size: axis == .horizontal
        ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length),
      region: region)
  }
}

extension CGSize {
  /// The width or the height.
  @_transparent
  func length(along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}
