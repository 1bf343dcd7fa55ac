import Combine
import Foundation

/// A value in the user's defaults; a change of it, from wherever, updates the views that read it.
///
/// The default value is not written. Without a `store` the value lies in the one that
/// `defaultAppStorage(_:)` names, else in `UserDefaults.standard`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  package let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let codec: StoredValueCodec<Value>
  /// The store of the place in the hierarchy.
  private var placeStore: UserDefaults?

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ codec: StoredValueCodec<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.codec = codec
  }

  private var location: StoredLocation<Value> {
    StoredLocation(
      key: key, store: store ?? placeStore ?? .standard, initial: initial, codec: codec)
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { location.write(newValue, transaction: .current) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location) }

  /// The value as a property of an object: an observable object tells that it will change.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, AppStorage<Value>>
  ) -> Value {
    get { owner[keyPath: storageKeyPath].wrappedValue }
    set {
      if let object = owner as? any ObservableObject {
        (object.objectWillChange as any Publisher as? ObservableObjectPublisher)?.send()
      }
      owner[keyPath: storageKeyPath].wrappedValue = newValue
    }
  }
}

extension AppStorage: WiredProperty {
  static var comparesValue: Bool { true }

  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }

  mutating func wire(to storage: NoStorage?, for node: _Node) {
    if store == nil { placeStore = node.environment.values.defaultAppStorage }
  }

  @MainActor
  mutating func supply(from place: UnhostedPlace, name: String) {
    if store == nil { placeStore = place.environment.values.defaultAppStorage }
  }
}

extension AppStorage: _IdentityComparable {
  func _isSame(as other: AppStorage<Value>) -> Bool {
    key == other.key && StoreName.areSame(store, other.store)
  }
}

// MARK: - The store of a hierarchy

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Names the store of the `AppStorage` properties inside that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    nonisolated(unsafe) let store = store
    return modifier(
      EnvironmentSettingModifier("defaultAppStorage", \.defaultAppStorage, .some(store)))
  }
}
