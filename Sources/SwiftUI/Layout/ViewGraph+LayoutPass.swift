extension ViewGraph {
  /// Measures what changed, climbing until a size stays the same, then places what moved.
  func runLayout() {
    let followers = self[LayoutFollowers.self]
    followers.layoutWillRun()
    remeasure()
    place()
    followers.layoutDidRun()
  }

  /// Measures the queued nodes again, the deepest first, and climbs only where a size changed.
  func remeasure() {
    guard !queues.layout.isEmpty else { return }
    var levels: [[LayoutNode]] = []
    func add(_ node: LayoutNode) {
      let depth = Int(node.depth)
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    func climb(to parent: LayoutNode) {
      guard !parent.flags.contains(.layoutQueued) else { return }
      parent.flags.insert(.layoutQueued)
      add(parent)
    }
    for node in queues.layout { add(node) }
    queues.layout.removeAll(keepingCapacity: true)
    while let nodes = levels.popLast() {
      for node in nodes {
        node.flags.remove(.layoutQueued)
        guard !node.flags.contains(.removed) else { continue }
        node.flags.insert(.needsPlacement)
        if node.remeasure(), let parent = node.layoutParent {
          climb(to: parent)
        } else {
          enqueuePlacement(node)
          if let container = containerWithMovedGuide(around: node) { climb(to: container) }
        }
      }
    }
  }

  /// Places the queued nodes' children, outer nodes first.
  func place() {
    guard !queues.placement.isEmpty else { return }
    var batch = queues.placement
    queues.placement.removeAll(keepingCapacity: true)
    if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
    for node in batch {
      node.flags.remove(.placementQueued)
      guard !node.flags.contains(.removed), node.flags.contains(.needsPlacement) else { continue }
      node.performPlacement()
    }
  }
}
