import Foundation

/// Calls an action when a value read from a view's geometry has changed.
public nonisolated struct _GeometryChangeModifier<Value: Equatable & Sendable>: ElementModifier {
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> GeometryChangeNode<Value> {
    GeometryChangeNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: GeometryChangeNode<Value>) {
    node.modifier = self
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("onGeometryChange") }
}

/// The node of `onGeometryChange`: reads the geometry after each layout.
@MainActor
package final class GeometryChangeNode<Value: Equatable & Sendable>: WrapperNode, PlaceObserver {
  fileprivate var modifier: _GeometryChangeModifier<Value>
  private var last: Value?

  init(_ modifier: _GeometryChangeModifier<Value>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    graph.addPlaceObserver(self)
  }

  package func checkPlace() {
    guard !flags.contains(.needsPlacement) else { return }
    let proxy = GeometryProxy(self)
    let value = Tracking.untracked { modifier.transform(proxy) }
    guard value != last else { return }
    let old = last ?? value
    last = value
    graph.enqueueLifecycle { [weak self] in self?.modifier.action(old, value) }
  }
}

extension View {
  /// Calls `action` with what `transform` reads from the view's geometry, at first and after each
  /// change.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Calls `action` with the old and the new value; at first both are the same.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(transform: transform, action: action))
  }
}
