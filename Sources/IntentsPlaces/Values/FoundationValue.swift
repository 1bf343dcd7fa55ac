import Foundation

/// Values as Foundation has them: as archives take them, and as they come out again.
enum FoundationValue {
  static func object(_ value: Any) -> Any {
    switch value {
    case let text as String: NSString(string: text)
    case let number as NSNumber: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as Int: NSNumber(value: number)
    case let number as UInt: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let date as Date: date as NSDate
    case let data as Data: data as NSData
    case let url as URL: url as NSURL
    case let name as PersonNameComponents: name as NSPersonNameComponents
    case let date as DateComponents: date as NSDateComponents
    case let list as [Any]: NSArray(array: list.map(object))
    default: value
    }
  }

  /// Whether two values are the same, though one may be Swift's and the other Foundation's.
  static func areSame(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
      guard left.count == right.count else { return false }
      return left.allSatisfy { key, value in
        right[key].map { areSame(value, $0) } ?? false
      }
    }
    if let left = left as? [Any], let right = right as? [Any] {
      return left.count == right.count && zip(left, right).allSatisfy { areSame($0, $1) }
    }
    let (left, right) = (object(left), object(right))
    if let left = left as? NSNumber, let right = right as? NSNumber {
      return left.compare(right) == .orderedSame
    }
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left.isEqual(right)
  }
}
