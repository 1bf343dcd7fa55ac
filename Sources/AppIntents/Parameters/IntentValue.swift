import Foundation

/// Something that a parameter, a property of an entity or a result can be.
public protocol _IntentValue {
  /// What is left of an optional value.
  associatedtype UnwrappedType = Self
}

/// A type of the app's own that its intents take: an entity or an enumeration.
public protocol AppValue: _IntentValue, TypeDisplayRepresentable, PersistentlyIdentifiable,
  Sendable
{}

extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Decimal: _IntentValue {}
extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension UUID: _IntentValue {}
extension Measurement: _IntentValue {}

extension Array: _IntentValue where Element: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

/// How a value reads in a sentence.
func wording<Value>(of value: Value) -> String {
  switch value {
  case let value as any InstanceDisplayRepresentable:
    String(localized: value.displayRepresentation.title)
  case let value as any CustomLocalizedStringResourceConvertible:
    String(localized: value.localizedStringResource)
  default: "\(value)"
  }
}
