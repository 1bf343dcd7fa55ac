import CoreGraphics

@testable import SwiftUI

extension TestHost {
  /// Makes all the items that lazy containers have left out.
  func makeAllItems() {
    var isDone = false
    var rounds = 0
    while !isDone, rounds < 100 {
      let count = nodes.count
      isDone = true
      rounds += 1
      for node in nodes {
        guard let items = node as? any LazyItems else { continue }
        let missing = (0..<items.itemCount).filter { items.item(at: $0) == nil }
        guard !missing.isEmpty else { continue }
        isDone = false
        for index in missing { _ = items.realizeItem(at: index) }
        node.elementsDidChange()
      }
      wrapElements()
      settle()
      if nodes.count != count { isDone = false }
    }
  }

  /// Makes what modifiers bear for each view in a row that was never listed, since its list has no
  /// size.
  private func wrapElements() {
    for node in nodes where node.isMultiWrapper {
      var elements: ContiguousArray<LayoutNode> = []
      node.collectElements(into: &elements)
    }
  }

  private var scrolling: [ScrollingNode] { nodes.compactMap { $0 as? ScrollingNode } }

  /// Scrolls to where another host of the same views has been scrolled.
  func takeOffsets(from host: TestHost) {
    for (own, other) in zip(scrolling, host.scrolling) { own.scroll(to: other.offset) }
    settle()
  }

  /// Scrolls everything that can be scrolled.
  func scroll(by distance: CGFloat) {
    for node in scrolling {
      node.scroll(to: CGPoint(x: node.offset.x + distance, y: node.offset.y + distance))
    }
    settle()
  }
}
