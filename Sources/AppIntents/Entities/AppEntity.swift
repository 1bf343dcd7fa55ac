import Foundation
import FoundationAdditions

/// A thing of the app that intents take and return.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

/// A thing that an intent returns and nothing finds again.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  init()
}

extension TransientAppEntity {
  public typealias Property = EntityProperty
}

/// One of a few values that intents take and return.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

/// What tells entities of a type apart, also as a text.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  /// Nil for a text that is no identifier.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// What an entity tells Shortcuts of itself.
///
/// It is one thing in all copies of an entity, as on iOS.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  /// What Shortcuts calls the property.
  public let title: LocalizedStringResource?
  private let parameter: IntentParameter<Value>

  public init(title: LocalizedStringResource) {
    self.title = title
    parameter = IntentParameter(title: title)
  }

  public init() {
    title = nil
    parameter = IntentParameter(description: nil)
  }

  /// What the property was set to.
  ///
  /// A value that is not optional has to be set before it is read: the process ends otherwise, as on iOS.
  public var wrappedValue: Value {
    get {
      guard let value = parameter.value else {
        fatalError("@Property: “\(parameter.name)” (\(Value.self)) is read before it has a value.")
      }
      return value
    }
    set { parameter.wrappedValue = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
