import Foundation

/// Where a scroll view is in its content; lengths in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content's point at the top left corner, less the insets.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The scroll view's size.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The scroll view's frame in the content's space.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen.
  public var visibleRect: CGRect {
    bounds.intersection(CGRect(origin: .zero, size: contentSize))
  }
}

/// Calls an action when a value read from a scroll view's geometry has changed.
package nonisolated struct ScrollGeometryModifier<Value: Equatable>: _ElementModifier {
  package typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  @MainActor
  package static func _makeWrapper(_ modifier: Self, _ context: _NodeContext) -> _Node {
    ScrollGeometryNode(modifier, context)
  }

  @MainActor
  package static func _updateWrapper(_ wrapper: _Node, to modifier: Self) {
    unsafeDowncast(wrapper, to: ScrollGeometryNode<Value>.self).modifier = modifier
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("onScrollGeometryChange") }
}

/// The node of `onScrollGeometryChange`: looks at the scroll view inside after each layout.
@MainActor
package final class ScrollGeometryNode<Value: Equatable>: WrapperNode, PlaceObserver {
  fileprivate var modifier: ScrollGeometryModifier<Value>
  private var last: Value?

  init(_ modifier: ScrollGeometryModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.addPlaceObserver(self)
  }

  package func checkPlace() {
    guard !flags.contains(.needsPlacement), let geometry = firstScrollingNode?.geometry
    else { return }
    let value = Tracking.untracked { modifier.transform(geometry) }
    guard value != last else { return }
    let old = last ?? value
    last = value
    graph.enqueueLifecycle { [weak self] in self?.modifier.action(old, value) }
  }
}

extension View {
  /// Calls `action` with what `transform` reads from the scroll view inside, at first and after each
  /// change.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
