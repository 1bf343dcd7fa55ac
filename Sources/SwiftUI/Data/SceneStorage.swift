import Device
import Foundation

/// A value that a scene keeps as long as it exists, shared by all views in it that name the key.
///
/// It is there again when a UI test launches the app again. Differs from Apple's: the windows of an app share what
/// is restored, and an app that hosts its tests restores nothing.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  package let key: String
  private let initial: Value
  private let codec: StoredValueCodec<Value>
  private var location: SceneLocation<Value>?

  init(_ key: String, _ initial: Value, _ codec: StoredValueCodec<Value>) {
    self.key = key
    self.initial = initial
    self.codec = codec
  }

  /// The value; outside of a scene the default one, and a write is ignored, as on iOS.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }
}

extension SceneStorage: WiredProperty {
  static var comparesValue: Bool { true }

  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }

  mutating func wire(to storage: NoStorage?, for node: _Node) {
    location = SceneLocation(
      node.graph.sceneValues, key: key, initial: initial, codec: codec)
  }
}

extension SceneStorage: _IdentityComparable {
  func _isSame(as other: SceneStorage<Value>) -> Bool { key == other.key }
}

/// What a scene keeps, by key.
package final class SceneValues: @unchecked Sendable {
  fileprivate var values: [String: Any] = [:]
  fileprivate var readers: [String: ReaderList] = [:]
}

extension SceneValues {
  /// What is kept for the next launch, looked up for the first value: most apps keep none.
  package static var restored: UserDefaults? {
    if let found { return found }
    let new = find()
    found = .some(new)
    return new
  }

  nonisolated(unsafe) private static var find: () -> UserDefaults? = { nil }
  nonisolated(unsafe) private static var found: UserDefaults??

  /// Has what is kept be found so from now on; called when an app starts.
  package static func restore(by find: @escaping () -> UserDefaults?) {
    self.find = find
    found = nil
  }
}

extension SceneValues: GraphPart {
  package convenience init(_ graph: ViewGraph) { self.init() }
}

extension ViewGraph {
  /// What `SceneStorage` keeps.
  var sceneValues: SceneValues { self[SceneValues.self] }
}

/// One value of a scene.
package final class SceneLocation<Value>: Location<Value>, @unchecked Sendable {
  private let scene: SceneValues
  private let key: String
  private let initial: Value
  private let codec: StoredValueCodec<Value>

  init(_ scene: SceneValues, key: String, initial: Value, codec: StoredValueCodec<Value>) {
    self.scene = scene
    self.key = key
    self.initial = initial
    self.codec = codec
  }

  package override func read() -> Value {
    if let reader = Tracking.reader { scene.readers[key, default: ReaderList()].insert(reader) }
    let object = scene.values[key] ?? SceneValues.restored?.object(forKey: key)
    return object.flatMap { codec.decode($0) } ?? initial
  }

  package override func write(_ value: Value, transaction: Transaction) {
    nonisolated(unsafe) let object = codec.encode(value)
    let scene = scene
    let key = key
    MainThread.run {
      if let old = scene.values[key] as? AnyHashable, old == object as? AnyHashable { return }
      scene.values[key] = object
      SceneValues.restored?.set(object, forKey: key)
      for node in scene.readers[key, default: ReaderList()].drain() { node.invalidate() }
    }
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SceneLocation<Value> else { return false }
    return other.key == key && other.scene === scene
  }
}
