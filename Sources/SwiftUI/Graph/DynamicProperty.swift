/// A stored property that updates a view when something outside of it changes.
public protocol DynamicProperty {
  /// Brings the property up to date before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}

  static func _operations() -> DynamicFieldOperations { CustomPropertyOperations<Self>() }
}

/// A dynamic property of ours, which the engine connects to storage in its node.
protocol WiredProperty: DynamicProperty {
  /// What the node keeps for the property as long as it lives.
  associatedtype Storage: AnyObject

  /// Whether a change of the property's own value makes its view's body run again.
  static var comparesValue: Bool { get }

  /// Makes the storage, once for the node's identity; nil when none is needed.
  @MainActor func makeStorage(for node: _Node, name: String) -> Storage?

  /// Connects a fresh value of the property with the node and its storage.
  @MainActor mutating func wire(to storage: Storage?, for node: _Node)

  /// Lets go of what the storage holds when the node leaves the graph.
  @MainActor static func tearDown(_ storage: Storage)

  /// Gives a property that no node holds what it would find at a place with this environment.
  @MainActor mutating func supply(from place: UnhostedPlace, name: String)
}

extension WiredProperty {
  static var comparesValue: Bool { false }

  @MainActor static func tearDown(_ storage: Storage) {}

  @MainActor mutating func supply(from place: UnhostedPlace, name: String) {}

  static func _operations() -> DynamicFieldOperations { WiredPropertyOperations<Self>() }
}

/// The storage type of properties that need none.
final class NoStorage {}

/// What the engine does with one dynamic property, with its type erased.
class DynamicFieldOperations {
  /// Makes the storage for the property that lies at `pointer`.
  @MainActor
  func makeStorage(_ pointer: UnsafeMutableRawPointer, node: _Node, name: String) -> AnyObject? {
    nil
  }

  /// Connects the property that lies at `pointer`.
  @MainActor
  func wire(_ pointer: UnsafeMutableRawPointer, storage: AnyObject?, node: _Node) {}

  /// Lets go of what `storage` holds.
  @MainActor
  func tearDown(_ storage: AnyObject) {}

  /// Supplies the property that lies at `pointer`, in a value that no node holds.
  @MainActor
  func supply(_ pointer: UnsafeMutableRawPointer, from place: UnhostedPlace, name: String) {}
}

final class WiredPropertyOperations<Property: WiredProperty>: DynamicFieldOperations {
  override func makeStorage(
    _ pointer: UnsafeMutableRawPointer, node: _Node, name: String
  ) -> AnyObject? {
    pointer.assumingMemoryBound(to: Property.self).pointee.makeStorage(for: node, name: name)
  }

  override func wire(_ pointer: UnsafeMutableRawPointer, storage: AnyObject?, node: _Node) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    if let storage {
      property.pointee.wire(to: trusted(storage, as: Property.Storage.self), for: node)
    } else {
      property.pointee.wire(to: nil, for: node)
    }
  }

  override func tearDown(_ storage: AnyObject) {
    Property.tearDown(trusted(storage, as: Property.Storage.self))
  }

  override func supply(
    _ pointer: UnsafeMutableRawPointer, from place: UnhostedPlace, name: String
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.supply(from: place, name: name)
  }
}

/// A property type of the app's own: its parts are wired by themselves, then it is told to update.
final class CustomPropertyOperations<Property: DynamicProperty>: DynamicFieldOperations {
  override func wire(_ pointer: UnsafeMutableRawPointer, storage: AnyObject?, node: _Node) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    Tracking.evaluate(for: node) { property.pointee.update() }
  }

  override func supply(
    _ pointer: UnsafeMutableRawPointer, from place: UnhostedPlace, name: String
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.update()
  }
}
