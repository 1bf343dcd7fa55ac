extension ViewGraph {
  /// The views of the graph as indented text, a line a view, with the frames of those that have one.
  package func dump() -> String {
    var lines: [String] = []
    func add(_ node: _Node, _ level: Int) {
      var inner = level
      if let label = node.dumpLabel {
        var line = String(repeating: "  ", count: level) + label
        if let layout = node as? LayoutNode { line += " " + describe(layout) }
        lines.append(line)
        inner += 1
      }
      node.forEachChild { add($0, inner) }
    }
    if let root { add(root, 0) }
    return lines.joined(separator: "\n")
  }

  /// The frame in the space of the root, in points with at most two decimals.
  private func describe(_ node: LayoutNode) -> String {
    let frame = node.rootFrame
    func text(_ value: Double) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return
      "(\(text(frame.minX)), \(text(frame.minY)), \(text(frame.width)) × \(text(frame.height)))"
  }
}
