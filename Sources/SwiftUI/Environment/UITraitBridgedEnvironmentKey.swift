import UIKit

/// A key of the environment whose value is that of a UIKit trait.
///
/// Where no view sets the value, it is read from the traits around the hosting view; what a view sets is
/// written to the traits of the UIKit views and controllers inside.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Differs from Apple's: writes to the `traitOverrides` of a representable's own view or
  /// controller, between making and updating it, so that a trait which it sets for itself in
  /// `makeUIView` is replaced.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value that a view sets, or else that of the host's traits; the key's default without a host.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let value = value(for: key) { return value }
      return hostTraits.map(K.read) ?? K.defaultValue
    }
    set {
      setValue(newValue, for: key)
      bridgedKeys.insert(key)
    }
  }
}

/// The keys bridged to traits that have been set.
struct BridgedKeys: Equatable {
  private var keys: [ObjectIdentifier: any UITraitBridgedEnvironmentKey.Type] = [:]

  var isEmpty: Bool { keys.isEmpty }

  mutating func insert(_ key: any UITraitBridgedEnvironmentKey.Type) {
    keys[ObjectIdentifier(key)] = key
  }

  func contains(anyOf ids: EnvironmentKeySet) -> Bool {
    !keys.isEmpty && ids.contains { keys[$0] != nil }
  }

  /// Writes what `values` say under the keys.
  func write(_ values: EnvironmentValues, to traits: inout any UIMutableTraits) {
    for key in keys.values { key.write(values, to: &traits) }
  }

  static func == (left: BridgedKeys, right: BridgedKeys) -> Bool {
    left.keys.keys == right.keys.keys
  }
}

extension UITraitBridgedEnvironmentKey {
  fileprivate static func write(_ values: EnvironmentValues, to traits: inout any UIMutableTraits) {
    write(to: &traits, value: values[Self.self])
  }
}

extension UITraitOverrides {
  /// Those with what an environment says under keys bridged to traits; nil where it says nothing new.
  func taking(_ values: EnvironmentValues) -> UITraitOverrides? {
    let bridged = values.bridgedKeys
    guard !bridged.isEmpty else { return nil }
    var traits: any UIMutableTraits = self
    bridged.write(values, to: &traits)
    guard let new = traits as? UITraitOverrides, new.collection != collection else { return nil }
    return new
  }

  private var collection: UITraitCollection { UITraitCollection { $0 = self } }
}

private enum HostTraitsKey: EnvironmentKey {
  static var defaultValue: UITraitCollection? { nil }
}

private enum BridgedKeysKey: EnvironmentKey {
  static var defaultValue: BridgedKeys { BridgedKeys() }
}

extension EnvironmentValues {
  /// The traits of the hosting view; nil without one.
  var hostTraits: UITraitCollection? {
    get { self[HostTraitsKey.self] }
    set { self[HostTraitsKey.self] = newValue }
  }

  /// The keys bridged to traits that some view around has set.
  var bridgedKeys: BridgedKeys {
    get { self[BridgedKeysKey.self] }
    set { self[BridgedKeysKey.self] = newValue }
  }
}
