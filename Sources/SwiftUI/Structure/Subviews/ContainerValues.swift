/// A key of a value that a view tells the container it stands in.
public nonisolated protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view tells the container it stands in.
///
/// The values do not leave that container. Of several values for one key, that set nearest to the view
/// counts.
public nonisolated struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags of the view, that nearest to it first.
  private var tags: [AnyHashable] = []

  init() {}

  init(tag: AnyHashable) {
    tags = [tag]
  }

  init<Key: _ViewTraitKey>(trait key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = value
  }

  func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that `tag(_:includeOptional:)` gave the view; nil without one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Whether the view has this very tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }

  /// The values with those set further out, which count only where there is none yet.
  func adding(_ outer: ContainerValues) -> ContainerValues {
    var result = self
    result.values.merge(outer.values) { own, _ in own }
    result.tags += outer.tags
    return result
  }

  /// Whether the two tell the same; values that cannot be compared are not the same.
  func isSame(as other: ContainerValues) -> Bool {
    guard tags == other.tags, values.count == other.values.count else { return false }
    return values.allSatisfy { key, value in
      guard let other = other.values[key] else { return false }
      func compare<T>(_ left: T) -> Bool {
        guard let right = other as? T else { return false }
        return areEqual(left, right)
      }
      return _openExistential(value, do: compare)
    }
  }
}

/// A modifier that tells the container something about the views it is applied to.
protocol ContainerValueWriting: ViewModifier {
  var containerValues: ContainerValues { get }
}

/// Sets a container value of a view.
package nonisolated struct ContainerValueModifier: PrimitiveModifier, ContainerValueWriting {
  let containerValues: ContainerValues

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ContainerValueNode {
    ContainerValueNode(containerValues, context)
  }

  @MainActor
  package func updateNode(_ node: ContainerValueNode) {
    node.update(containerValues)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("containerValue") }
}

extension View {
  /// Tells the container in which the view stands a value.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    var values = ContainerValues()
    values[keyPath: keyPath] = value
    return modifier(ContainerValueModifier(containerValues: values))
  }
}
