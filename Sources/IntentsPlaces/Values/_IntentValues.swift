import Foundation
import FoundationAdditions

/// What intents, people, messages and the like are made of: values by their names, which are compared, copied and
/// archived together.
open class _IntentValues: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Enumerations and sets of options stand in it by their raw values.
  private(set) var values: [String: Any] = [:]

  override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? CopyingCoder {
      values = coder.values
    } else {
      let decoded = coder.decodeObject(of: Self.archived, forKey: "values") as? NSDictionary
      for case (let name as String, let value) in decoded ?? [:] { values[name] = value }
    }
  }

  public class var supportsSecureCoding: Bool { true }

  /// What may stand in an archive.
  private static var archived: [AnyClass] {
    [
      NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self,
      NSURL.self, NSUUID.self, NSPersonNameComponents.self, NSDateComponents.self,
      _IntentValues.self,
    ]
  }

  open func encode(with coder: NSCoder) {
    coder.encode(
      NSDictionary(dictionary: values.mapValues(FoundationValue.object)), forKey: "values")
  }

  /// The same object, unless it can be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Another object with the same values, made by the initializer from archives.
  final func duplicate() -> Self? { Self(coder: CopyingCoder(values)) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _IntentValues, type(of: self) == type(of: other) else {
      return false
    }
    return FoundationValue.areSame(values, other.values)
  }

  open override var hash: Int { Set(values.keys).hashValue }

  // MARK: Values

  /// Nil where there is none, or one of another type.
  final func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    guard let value = values[name] else { return nil }
    return value as? Value ?? ObjectiveCValue.convert(value, to: Value.self)
  }

  /// Nil takes a value away.
  final func set(_ name: String, _ value: Any?) {
    values[name] = (value as? any RawRepresentable).map { $0.rawValue as Any } ?? value
  }

  /// Sets all of them.
  final func take(_ values: [String: Any?]) {
    for (name, value) in values { set(name, value) }
  }
}

/// Hands an object's values to the initializer of its copy.
private final class CopyingCoder: NSCoder, @unchecked Sendable {
  let values: [String: Any]

  init(_ values: [String: Any]) {
    self.values = values
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
}
