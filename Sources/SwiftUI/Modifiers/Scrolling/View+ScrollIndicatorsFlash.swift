import Foundation

/// Shows the indicators of the scroll views inside for a moment.
package nonisolated struct ScrollFlashModifier<Value: Equatable>: _ElementModifier {
  package typealias Body = Never

  /// The indicators flash when it changes.
  package let trigger: Value
  /// Whether they flash at first, too.
  package let flashesAtFirst: Bool

  @MainActor
  package static func _makeWrapper(_ modifier: Self, _ context: _NodeContext) -> _Node {
    let node = ScrollFlashNode(modifier, context)
    if modifier.flashesAtFirst { node.flash() }
    return node
  }

  @MainActor
  package static func _updateWrapper(_ wrapper: _Node, to modifier: Self) {
    let node = unsafeDowncast(wrapper, to: ScrollFlashNode<Value>.self)
    let hasChanged = node.modifier.trigger != modifier.trigger
    node.modifier = modifier
    if hasChanged { node.flash() }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("scrollIndicatorsFlash") }
}

/// The node of `scrollIndicatorsFlash`.
@MainActor
package final class ScrollFlashNode<Value: Equatable>: WrapperNode {
  fileprivate var modifier: ScrollFlashModifier<Value>

  init(_ modifier: ScrollFlashModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// Flashes once the views inside are there and have been laid out.
  fileprivate func flash() {
    graph.enqueueLifecycle { [weak self] in
      self?.forEachScrollingNode { $0.flashIndicators() }
    }
  }
}

extension LayoutNode {
  /// Calls `body` with each node inside that scrolls, but for those in the content of another one.
  fileprivate final func forEachScrollingNode(_ body: (ScrollingNode) -> Void) {
    forEachElement { element in
      if let node = element as? ScrollingNode {
        body(node)
      } else {
        element.forEachScrollingNode(body)
      }
    }
  }
}

extension View {
  /// Shows the indicators of the scroll views inside for a moment when a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(trigger: value, flashesAtFirst: false))
  }

  /// Shows the indicators of the scroll views inside for a moment when the view appears.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollFlashModifier(trigger: onAppear, flashesAtFirst: onAppear))
  }
}
