/// A name for a group of views, unique to the identity of the view that declares it.
@frozen
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  @usableFromInline var id: Int

  public init() { id = 0 }

  public var wrappedValue: ID { ID(id: id) }

  @frozen
  public struct ID: Hashable, Sendable {
    var id: Int
  }
}

/// The name that a node keeps for a namespace.
final class NamespaceStorage {
  let id: Int

  init(_ id: Int) { self.id = id }
}

extension Namespace: WiredProperty {
  /// Names already given; only their difference matters.
  @MainActor private static var lastID = 0

  func makeStorage(for node: _Node, name: String) -> NamespaceStorage? {
    Self.lastID += 1
    return NamespaceStorage(Self.lastID)
  }

  mutating func wire(to storage: NamespaceStorage?, for node: _Node) { id = storage?.id ?? 0 }

  @MainActor
  mutating func supply(from place: UnhostedPlace, name: String) {
    guard id == 0 else { return }
    Self.lastID += 1
    id = Self.lastID
  }
}
