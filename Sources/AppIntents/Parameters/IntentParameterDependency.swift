import Foundation

/// What a person has already filled in of an intent, for who offers values of the rest.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// Differs from Apple's: nobody fills in parameters here, whichever `keyPaths` name.
  public init<each Value: _IntentValue>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {}

  /// Always nil, as on iOS where nobody fills in the intent just now: a test that asks a query itself.
  public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// The values of an intent that somebody fills in; there never is one here.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  let intent: Intent

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }
}
