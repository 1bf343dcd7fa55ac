import Foundation

/// How a record keeps what it is given.
enum RecordValue {
  /// Numbers as `NSNumber`, which are found as each type of number that they fit into; texts, dates and data as Swift's.
  static func of(_ value: any CKRecordValueProtocol) -> any CKRecordValueProtocol {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as UInt64: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as NSString: "\(value)"
    case let value as NSDate:
      Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as NSData: Data(referencing: value)
    default: value
    }
  }

  /// What is in a field, as a type that the app asks for; nil if it is of another.
  static func `as`<T>(_ type: T.Type, _ value: (any CKRecordValueProtocol)?) -> T? {
    if let value = value as? T { return value }
    return switch value {
    case let text as String: NSString(string: text) as? T
    case let date as Date:
      NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate) as? T
    case let data as Data: NSData(data: data) as? T
    default: nil
    }
  }
}
