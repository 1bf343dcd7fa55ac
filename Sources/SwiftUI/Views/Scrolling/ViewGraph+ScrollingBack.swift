import CoreGraphics

extension ViewGraph {
  /// What scrolls everything back to where it is now, for when it has been laid out otherwise meanwhile.
  package func scrollingBack() -> @MainActor () -> Void {
    var places: [ScrollPlace] = []
    func visit(_ node: _Node) {
      if let node = node as? ScrollingNode {
        places.append(ScrollPlace(node: node, offset: node.offset))
      }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return {
      for place in places where place.node?.offset != place.offset {
        place.node?.scroll(to: place.offset)
      }
    }
  }
}

@MainActor
private struct ScrollPlace {
  weak var node: ScrollingNode?
  let offset: CGPoint
}
