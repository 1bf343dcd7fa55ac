import Foundation

/// Calls an action when other views of the target layout inside are in sight.
package nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ElementModifier {
  /// The part of a view that has to be seen, from 0 to 1.
  package let threshold: Double
  package let action: ([ID]) -> Void

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ScrollTargetVisibilityNode<ID> {
    ScrollTargetVisibilityNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: ScrollTargetVisibilityNode<ID>) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("onScrollTargetVisibilityChange") }
}

/// The node of `onScrollTargetVisibilityChange`.
@MainActor
package final class ScrollTargetVisibilityNode<ID: Hashable>: WrapperNode, PlaceObserver {
  fileprivate var modifier: ScrollTargetVisibilityModifier<ID>
  private var last: [ID] = []

  init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.addPlaceObserver(self)
  }

  package func checkPlace() {
    guard flags.contains(.placed), !flags.contains(.needsPlacement),
      let scroll = firstScrollingNode as? ScrollViewNode
    else { return }
    let visible = scroll.visibleRect
    let ids = scroll.targets().compactMap { target -> ID? in
      guard let id = target.id?.base as? ID else { return nil }
      let part = target.frame.visiblePart(target.frame.commonPart(with: visible))
      return part > 0 && part >= modifier.threshold ? id : nil
    }
    guard ids != last else { return }
    last = ids
    graph.enqueueLifecycle { [weak self] in self?.modifier.action(ids) }
  }
}

extension View {
  /// Calls `action` with the identities, of a type, of the views in sight, when they are others.
  ///
  /// The views are those of the `scrollTargetLayout` in the first scroll view inside. `threshold`: The
  /// part of a view that has to be seen, from 0 to 1.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}
