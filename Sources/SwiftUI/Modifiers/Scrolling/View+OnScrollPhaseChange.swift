import Foundation

/// Calls an action when the phase of the scroll view inside has changed.
package nonisolated struct ScrollPhaseModifier: ElementModifier {
  package let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ScrollPhaseNode {
    ScrollPhaseNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: ScrollPhaseNode) {
    node.modifier = self
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("onScrollPhaseChange") }
}

/// The node of `onScrollPhaseChange`.
@MainActor
package final class ScrollPhaseNode: WrapperNode, ScrollPhaseObserver {
  fileprivate var modifier: ScrollPhaseModifier

  init(_ modifier: ScrollPhaseModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package func scrollPhaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {
    graph.enqueueLifecycle { [weak self] in self?.modifier.action(old, new, context) }
  }
}

extension View {
  /// Calls `action` when the first scroll view inside begins or stops moving, and what moves it
  /// changes.
  ///
  /// Differs from Apple's: a finger that does not move the content is not tracked.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` when the first scroll view inside begins or stops moving, and what moves it
  /// changes; tells also how the scroll view stands.
  ///
  /// Differs from Apple's: a finger that does not move the content is not tracked.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
