/// The nodes that read a value in their body, held weakly, in the order in which they read it first.
struct ReaderList {
  private struct Entry { weak var node: _Node? }

  /// Beyond this many entries an index finds them.
  private static let searchLimit = 16

  private var entries: [Entry] = []
  /// Where the nodes stand in `entries`, once there are many.
  private var index: [ObjectIdentifier: Int] = [:]

  /// Adds a node, once.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ node: _Node) {
    if entries.count < Self.searchLimit {
      if entries.contains(where: { $0.node === node }) { return }
      entries.append(Entry(node: node))
      return
    }
    if entries.count == entries.capacity { forgetTheGone() }
    if index.isEmpty { makeIndex() }
    let id = ObjectIdentifier(node)
    // A node that has gone may have left its address to this one.
    if let place = index[id], entries[place].node === node { return }
    index[id] = entries.count
    entries.append(Entry(node: node))
  }

  /// Empties the list and returns the nodes that still live.
  mutating func drain() -> [_Node] {
    let nodes = entries.compactMap(\.node)
    entries.removeAll(keepingCapacity: true)
    if !index.isEmpty { index.removeAll(keepingCapacity: true) }
    return nodes
  }

  /// Makes room, instead of growing, where nodes have come and gone without a change of the value.
  private mutating func forgetTheGone() {
    entries.removeAll { $0.node == nil }
    index.removeAll(keepingCapacity: true)
  }

  private mutating func makeIndex() {
    for (place, entry) in entries.enumerated() {
      if let node = entry.node { index[ObjectIdentifier(node)] = place }
    }
  }
}
