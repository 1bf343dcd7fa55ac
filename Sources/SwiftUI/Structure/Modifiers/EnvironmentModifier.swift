/// Writes values into the environment of a view.
public nonisolated struct _EnvironmentWritingModifier: ViewModifier {
  public typealias Body = Never

  package let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _EnvironmentWritingModifier, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = EnvironmentNode(modifier.change, context)
    node.makeChild(content)
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _EnvironmentWritingModifier, content: V
  ) {
    let node = unsafeDowncast(node, to: EnvironmentNode.self)
    node.update(modifier.change)
    if let child = node.child { V._updateNode(child, to: content) }
  }

  @MainActor
  public var _structure: _ModifierStructure { .environment(change) }
}

/// A modifier that writes values into the environment of a view, under a name of its own.
public nonisolated protocol _EnvironmentChangingModifier: ViewModifier where Body == Never {
  @MainActor var change: (inout EnvironmentValues) -> Void { get }
}

extension _EnvironmentChangingModifier {
  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    _EnvironmentWritingModifier._makeNode(
      _EnvironmentWritingModifier(modifier.change), content: content, context)
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    _EnvironmentWritingModifier._updateNode(
      node, to: _EnvironmentWritingModifier(modifier.change), content: content)
  }
}

/// The place where the environment changes: owns the scope of everything below.
@MainActor
package class EnvironmentNode: SingleChildNode {
  private let outer: EnvironmentScope
  private var change: (inout EnvironmentValues) -> Void
  private var reads: EnvironmentKeySet = []

  init(_ change: @escaping (inout EnvironmentValues) -> Void, _ context: _NodeContext) {
    outer = context.environment
    self.change = change
    super.init(context)
    environment = EnvironmentScope(parent: outer, entries: evaluate())
  }

  /// Makes the node of the content, once.
  final func makeChild<V: View>(_ content: V) {
    child = V._makeNode(content, childContext)
    if child?.flags.contains(.isUnary) == true { flags.insert(.isUnary) }
  }

  final func update(_ new: @escaping (inout EnvironmentValues) -> Void) {
    change = new
    apply()
  }

  package override func refresh() { apply() }

  private func apply() {
    let changed = environment.replaceEntries(evaluate())
    if !changed.isEmpty {
      super.environmentDidChange(changed)
      graph.contentDidChange()
    }
  }

  private func evaluate() -> [EnvironmentScope.Entry] {
    var values = EnvironmentValues(scope: outer)
    reads = []
    Tracking.noteEnvironmentReads(into: &reads) {
      Tracking.evaluate(for: self) { change(&values) }
    }
    return values.changes
  }

  /// A change above passes through, except for the keys that are set here.
  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if !reads.isDisjoint(with: keys) { invalidate() }
    let visible = keys.filter { environment.ownValue(for: $0) == nil }
    if !visible.isEmpty { super.environmentDidChange(visible) }
    if visible.count < keys.count { outerEnvironmentDidChange(keys.subtracting(visible)) }
  }
}

extension View {
  /// Sets a value in the environment of the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentWritingModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value in the environment of the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentWritingModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Puts an observable object into the environment of the view, under its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentWritingModifier { $0.setObject(object, for: T.self) })
  }

  /// Puts an observable object into the environment of the view, under its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentWritingModifier { $0.setObject(object, for: T.self) })
  }
}
