import Combine
import Observation

/// Publishes a value while the focus is in the view, or while its scene is there.
package nonisolated struct FocusedValueModifier: PrimitiveModifier {
  /// The name of the function, as users write it.
  package let name: String
  package let isForScene: Bool
  package let publish: (inout FocusedValues) -> Void

  @MainActor
  package func makeNode(_ context: _NodeContext) -> FocusedValueNode {
    FocusedValueNode(self, context)
  }

  @MainActor
  package func start(_ node: FocusedValueNode) {
    node.graph.focusedValues.add(node)
  }

  @MainActor
  package func updateNode(_ node: FocusedValueNode) {
    node.update(self)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

/// The place of a view that publishes a value.
@MainActor
package final class FocusedValueNode: SingleChildNode {
  private var modifier: FocusedValueModifier

  init(_ modifier: FocusedValueModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  var isForScene: Bool { modifier.isForScene }

  func publish(into values: inout FocusedValues) {
    Tracking.evaluate(for: self) { modifier.publish(&values) }
  }

  func update(_ new: FocusedValueModifier) {
    modifier = new
    graph.focusedValues.publishersDidChange()
  }

  /// Something that the published value was read from has changed.
  package override func refresh() {
    flags.remove(.queued)
    graph.focusedValues.publishersDidChange()
  }

  package override func tearDown() {
    super.tearDown()
    graph.focusedValues.remove(self)
  }
}

extension View {
  private nonisolated func publishing(
    _ name: String, forScene isForScene: Bool, _ publish: @escaping (inout FocusedValues) -> Void
  ) -> some View {
    modifier(FocusedValueModifier(name: name, isForScene: isForScene, publish: publish))
  }

  /// Publishes a value while the focus is in the view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    publishing("focusedValue", forScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value, unless it is nil, while the focus is in the view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    publishing("focusedValue", forScene: false) {
      if let value { $0[keyPath: keyPath] = value }
    }
  }

  /// Publishes an observable object while the focus is in the view.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    publishing("focusedValue", forScene: false) {
      if let object { $0.setObject(object, for: T.self) }
    }
  }

  /// Publishes a value while the view is in the scene.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    publishing("focusedSceneValue", forScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Publishes a value, unless it is nil, while the view is in the scene.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    publishing("focusedSceneValue", forScene: true) {
      if let value { $0[keyPath: keyPath] = value }
    }
  }

  /// Publishes an observable object while the view is in the scene.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    publishing("focusedSceneValue", forScene: true) {
      if let object { $0.setObject(object, for: T.self) }
    }
  }

  /// Publishes an observable object while the focus is in the view.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    publishing("focusedObject", forScene: false) {
      if let object { $0.setObject(object, for: T.self) }
    }
  }

  /// Publishes an observable object while the view is in the scene.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    publishing("focusedSceneObject", forScene: true) {
      if let object { $0.setObject(object, for: T.self) }
    }
  }
}
