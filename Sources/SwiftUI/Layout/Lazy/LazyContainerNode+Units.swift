// MARK: Which nodes are hidden while they are out of sight

extension LazyContainerNode {
  /// Shows nodes that were hidden, or would be, for cells that others stand for now: an item that
  /// falls into several cells, or the parts of one that is a single cell now.
  ///
  /// - Complexity: O(n) in the cells that do not come from the same items as before.
  func showFormerUnits(of old: [LazyBlock]) {
    let kept = Self.sources(of: old).intersection(Self.sources(of: blocks))
    let before = Self.units(of: old, except: kept)
    let now = Self.units(of: blocks, except: kept)
    guard !before.elementsEqual(now, by: ===) else { return }
    let known = Set(before.map { ObjectIdentifier($0) })
    let current = Set(now.map { ObjectIdentifier($0) })
    for unit in before where !current.contains(ObjectIdentifier(unit)) {
      if isInside(unit, where: { current.contains(ObjectIdentifier($0)) }) { show(unit) }
    }
    for unit in now where !known.contains(ObjectIdentifier(unit)) {
      _ = isInside(unit) { outer in
        guard known.contains(ObjectIdentifier(outer)) else { return false }
        show(outer)
        return true
      }
    }
  }

  /// Lets go of a node; what stands for its cells now is hidden instead of it.
  private func show(_ unit: _Node) {
    shown[ObjectIdentifier(unit)] = nil
    unit.setShown(true)
  }

  /// Whether a node stands in another one of the container's content for which something holds.
  private func isInside(_ unit: _Node, where holds: (_Node) -> Bool) -> Bool {
    guard !unit.flags.contains(.removed) else { return false }
    var outer = unit.parent
    while let node = outer, node !== self {
      if holds(node) { return true }
      outer = node.parent
    }
    return false
  }

  private static func sources(of blocks: [LazyBlock]) -> Set<ObjectIdentifier> {
    var sources: Set<ObjectIdentifier> = []
    for block in blocks {
      for case .items(let items) in block.runs.map(\.source) {
        sources.insert(ObjectIdentifier(items))
      }
    }
    return sources
  }

  /// The nodes that stand for the cells; where several share one, the element of the cell.
  private static func units(
    of blocks: [LazyBlock], except sources: Set<ObjectIdentifier>
  ) -> ContiguousArray<_Node> {
    var units: ContiguousArray<_Node> = []
    for run in blocks.lazy.flatMap(\.runs) {
      switch run.source {
      case .made(let cells):
        for cell in cells { if let unit = cell.unit ?? cell.elements.first { units.append(unit) } }
      case .items(let items):
        guard !sources.contains(ObjectIdentifier(items)) else { continue }
        items.forEachMadeItem { _, node in units.append(node) }
      }
    }
    return units
  }
}
