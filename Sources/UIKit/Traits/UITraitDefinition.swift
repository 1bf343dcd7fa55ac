import Foundation

/// A trait: one of the system's, or one of the app's own.
public protocol UITraitDefinition {
  associatedtype Value
  /// What holds where nobody says otherwise.
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait that has a place of its own among the values.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var slot: WritableKeyPath<TraitValues, Value?> { get }
}

/// The value of a trait of the app's own; values that cannot be compared are taken to differ.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let value: Any

  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    guard let value = left.value as? any Equatable else { return false }
    return isEqual(value, right.value)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }

  func hash(into hasher: inout Hasher) {}
}

extension TraitValues {
  /// Nil where nothing is said.
  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    if let system = trait as? any SystemTrait.Type { return system.read(self) as? T.Value }
    return custom[ObjectIdentifier(trait)]?.value as? T.Value
  }

  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = CustomTraitValue(value: value)
    }
  }
}

extension SystemTrait {
  fileprivate static func read(_ values: TraitValues) -> Any? {
    values[keyPath: slot].map { $0 as Any }
  }

  fileprivate static func write(_ value: Any?, to values: inout TraitValues) {
    values[keyPath: slot] = value as? Value
  }

  fileprivate static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: slot] != right[keyPath: slot]
  }
}

extension UITraitDefinition {
  static func isSet(in values: TraitValues) -> Bool { values.value(of: Self.self) != nil }

  static func clear(in values: inout TraitValues) {
    if let system = Self.self as? any SystemTrait.Type {
      system.write(nil, to: &values)
    } else {
      values.custom[ObjectIdentifier(Self.self)] = nil
    }
  }

  /// Whether the trait differs between two collections.
  static func differs(_ left: UITraitCollection, _ right: UITraitCollection) -> Bool {
    if let system = Self.self as? any SystemTrait.Type {
      return system.differs(left.values, right.values)
    }
    let key = ObjectIdentifier(Self.self)
    return left.values.custom[key] != right.values.custom[key]
  }
}
