import Foundation

/// A part of a configuration, or of a state, that is compared wherever the whole is, on the main actor or off it.
struct ConfigurationPart<Value: Hashable>: Hashable, @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A text that is compared with its attributes and hashed without them.
struct ConfigurationText: Hashable, @unchecked Sendable {
  var value: NSAttributedString?

  /// Foundation hashes texts with attributes by identity, though it compares them by what they say.
  func hash(into hasher: inout Hasher) { hasher.combine(value?.string) }
}

/// A function of the app's, which is equal to itself only: what two functions do can't be compared.
final class ConfigurationFunction<Value>: Hashable, @unchecked Sendable {
  let call: (Value) -> Value

  init(_ call: @escaping (Value) -> Value) { self.call = call }

  static func == (left: ConfigurationFunction, right: ConfigurationFunction) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
