import Foundation

/// Something around scrolling content that changes with it: a bar that collapses.
@MainActor
package protocol ScrollFollower: LayoutNode {
  /// The content of a node inside has been scrolled.
  func contentDidScroll(_ node: ScrollingNode)
  /// A finger has pulled the content of a node inside beyond its top, in points and points per
  /// second, and has let go.
  func contentWasPulled(_ node: ScrollingNode, by distance: CGFloat, velocity: CGFloat)
  /// Whether it moves with the finger that has begun to drag the content of a node inside.
  func takesPan(of node: ScrollingNode, _ translation: CGSize) -> Bool
  /// The finger that it has taken over moves on.
  func followPan(_ value: PanRecognizer.Value)
}

extension ScrollFollower {
  package func contentDidScroll(_ node: ScrollingNode) {}
  package func contentWasPulled(_ node: ScrollingNode, by distance: CGFloat, velocity: CGFloat) {}
  package func takesPan(of node: ScrollingNode, _ translation: CGSize) -> Bool { false }
  package func followPan(_ value: PanRecognizer.Value) {}
}
