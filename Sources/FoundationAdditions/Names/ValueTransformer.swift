import Foundation
import Synchronization

/// Turns a value into another one, and back if it can: one as it is stored, for a property of any type.
///
/// Foundation on Linux has none.
///
/// Differs from Apple's: there are no transformers but an app's own.
open class ValueTransformer: NSObject, _ValueTransformerByName {
  public required override init() { super.init() }

  /// Whether its values can be turned back; unsure in what it is without a subclass.
  open class func allowsReverseTransformation() -> Bool { true }

  /// The class of what values are turned into.
  ///
  /// Differs from Apple's: nobody here looks at it.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// The value itself, unless a subclass does more.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value from which another one was made: by `transformedValue(_:)`, unless a subclass knows another way.
  ///
  /// An app's mistake where the class does not allow it.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    guard Self.allowsReverseTransformation() else {
      Mistake.fail(
        "ValueTransformer.reverseTransformedValue(_:): \(Self.self) does not allow it "
          + "(allowsReverseTransformation()).")
      return nil
    }
    return transformedValue(value)
  }

  // MARK: Names

  private struct Kept: @unchecked Sendable {
    let transformer: ValueTransformer
  }

  private static let known = Mutex<[NSValueTransformerName: Kept]>([:])

  /// Lets a transformer be found by a name; nil forgets the one that has it.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let kept = transformer.map(Kept.init)
    known.withLock { $0[name] = kept }
  }

  /// The names that have transformers, by the alphabet.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    known.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  fileprivate static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    known.withLock { $0[name] }?.transformer
  }
}

/// What a transformer is found by.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Lets an initialiser give an object that is there already.
public protocol _ValueTransformerByName {}

extension _ValueTransformerByName {
  /// The transformer that has a name; nil if there is none.
  ///
  /// Differs from Apple's: no class is looked for that has the name.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.named(name) as? Self else { return nil }
    self = known
  }
}
