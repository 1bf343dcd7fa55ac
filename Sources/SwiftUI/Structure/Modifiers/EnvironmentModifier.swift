/// A modifier that writes values into the environment of a view, under a name of its own.
@MainActor
package protocol EnvironmentChangingModifier: PrimitiveModifier
where ModifierNode == EnvironmentNode {
  var change: (inout EnvironmentValues) -> Void { get }

  /// The numbers that it was given and that have to be finite; with others nothing is changed.
  var numbers: [CGFloat] { get }
}

extension EnvironmentChangingModifier {
  package var numbers: [CGFloat] { [] }

  package func makeNode(_ context: _NodeContext) -> EnvironmentNode {
    let node = EnvironmentNode(usableChange, context)
    checkNumbers(at: node)
    return node
  }

  package func updateNode(_ node: EnvironmentNode) {
    node.update(usableChange)
    checkNumbers(at: node)
  }

  private var usableChange: (inout EnvironmentValues) -> Void {
    numbers.allSatisfy(\.isFinite) ? change : { _ in }
  }

  private func checkNumbers(at node: EnvironmentNode) {
    let numbers = numbers
    if numbers.isEmpty || numbers.allSatisfy(\.isFinite) { return }
    var name = "\(Self.self)"
    if case .modifier(let function, _, _) = _structure.storage { name = function }
    _ = node.accepts(numbers, as: name)
  }
}

/// Writes values into the environment of a view.
public nonisolated struct _EnvironmentWritingModifier: EnvironmentChangingModifier {
  package let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor
  public var _structure: _ModifierStructure { .environment(change) }
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
