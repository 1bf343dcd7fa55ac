import Foundation

/// Calls an action when a view comes into sight or goes out of it.
package nonisolated struct ScrollVisibilityModifier: ElementModifier {
  /// The part of the view that has to be seen, from 0 to 1.
  package let threshold: Double
  package let action: (Bool) -> Void

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ScrollVisibilityNode {
    ScrollVisibilityNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: ScrollVisibilityNode) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("onScrollVisibilityChange") }
}

/// The node of `onScrollVisibilityChange`: looks after each layout and each move of the content.
@MainActor
package final class ScrollVisibilityNode: WrapperNode, PlaceObserver {
  fileprivate var modifier: ScrollVisibilityModifier
  private var isVisible = false
  /// Whether a lazy container or a covered screen has taken the view out.
  private var isTakenOut = false

  init(_ modifier: ScrollVisibilityModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.addPlaceObserver(self)
  }

  package func checkPlace() {
    guard flags.contains(.placed), !flags.contains(.needsPlacement) else { return }
    let part = isTakenOut ? 0 : visiblePart
    tell(part > 0 && part >= modifier.threshold)
  }

  private func tell(_ isNowVisible: Bool) {
    guard isNowVisible != isVisible else { return }
    isVisible = isNowVisible
    graph.enqueueLifecycle { [weak self] in self?.modifier.action(isNowVisible) }
  }

  /// A lazy container takes the view out of sight.
  package override func setVisible(_ isVisible: Bool) {
    super.setVisible(isVisible)
    isTakenOut = !isVisible
    if !isVisible { tell(false) }
  }

  /// The part of the view that the scroll views around and the screen show, from 0 to 1.
  private var visiblePart: Double {
    let own = rootFrame
    var seen = own.commonPart(with: CGRect(origin: .zero, size: graph.size))
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollingNode {
        let origin = scroll.rootOrigin
        seen = seen.commonPart(with: scroll.drawnArea.offsetBy(dx: origin.x, dy: origin.y))
      }
      node = current.layoutParent
    }
    return own.visiblePart(seen)
  }
}

extension CGRect {
  /// How much of the rectangle `seen`, a part of it, makes up, from 0 to 1.
  ///
  /// One without an area counts by its longer side; a point is seen as a whole.
  func visiblePart(_ seen: CGRect) -> Double {
    guard !seen.isNull else { return 0 }
    if width > 0, height > 0 { return Double(seen.width * seen.height / (width * height)) }
    let length = max(width, height)
    return length > 0 ? Double(max(seen.width, seen.height) / length) : 1
  }
}

extension View {
  /// Calls `action` when at least `threshold` of the view's area comes into sight, and when no longer
  /// so much of it is.
  ///
  /// `threshold`: From 0 to 1. What the scroll views around and the screen show counts.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
