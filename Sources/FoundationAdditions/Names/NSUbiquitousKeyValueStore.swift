import Foundation

/// Small values that the devices of one person share.
///
/// Differs from Apple's: the device has no account, so that values stay on it, in the app's home, as they do on a
/// simulator where nobody has signed in; no change ever comes from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let store = UserDefaults(suiteName: "vitrine.ubiquitous-key-value-store") ?? .standard
  private static let key = "values"

  public override init() { super.init() }

  open var dictionaryRepresentation: [String: Any] {
    store.dictionary(forKey: Self.key) ?? [:]
  }

  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  /// Keeps a value of a property list.
  open func set(_ anObject: Any?, forKey aKey: String) {
    var values = dictionaryRepresentation
    values[aKey] = anObject
    store.set(values, forKey: Self.key)
  }

  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// 0 for a key without a number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// 0 for a key without a number.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// False for a key without a number.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  open func set(_ value: Int64, forKey aKey: String) { set(Int(value) as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Whether the values could be written.
  @discardableResult
  open func synchronize() -> Bool { store.synchronize() }
}
