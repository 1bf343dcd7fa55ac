import Foundation

// MARK: Finding items by identity

extension LazyContainerNode {
  /// Whether an identity is that of one of the items; the frame of its line in the node's space.
  ///
  /// `searchesAll`: Whether items may be made to look for the identity inside of them.
  func frame(ofID id: AnyHashable, searchesAll: Bool) -> CGRect? {
    if needsBlocks { rebuildBlocks() }
    for block in blocks {
      for run in block.runs {
        guard case .items(let items) = run.source else { continue }
        for index in 0..<items.itemCount where items.itemID(at: index) == id {
          return frame(ofLine: (run.start + index) / max(1, block.columns), in: block)
        }
      }
      var found: Int?
      block.forEachMadeCell { index, cell in
        if found == nil, cell.unit?.containsIdentity(id) == true { found = index }
      }
      if let found { return frame(ofLine: found / max(1, block.columns), in: block) }
    }
    return searchesAll ? frameOfUnmade(id) : nil
  }

  private func frameOfUnmade(_ id: AnyHashable) -> CGRect? {
    for block in blocks {
      for run in block.runs {
        guard case .items(let items) = run.source else { continue }
        for index in 0..<items.itemCount where items.item(at: index) == nil {
          let node = items.realizeItem(at: index)
          unitsAreStale = true
          guard node.containsIdentity(id) else { continue }
          invalidateLayout()
          return frame(ofLine: (run.start + index) / max(1, block.columns), in: block)
        }
      }
    }
    return nil
  }

  private func frame(ofLine line: Int, in block: LazyBlock) -> CGRect {
    let gap = line == 0 ? 0 : gap(before: line, in: block)
    let start = block.start + block.lengths.start(of: line) + gap
    let length = max(0, block.lengths.length(of: line) - gap)
    return rule.axis == .vertical
      ? CGRect(x: 0, y: start, width: size.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: size.height)
  }
}
