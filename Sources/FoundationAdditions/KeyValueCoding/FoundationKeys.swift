import Foundation

/// What Foundation's own classes answer by the names of their methods, which no table here has.
enum FoundationKeys {
  /// Nil for a key that the class doesn't have, or that apps don't ask for by name.
  static func value(forKey key: String, of object: AnyObject) -> Any? {
    switch object {
    case let number as NSNumber: value(forKey: key, of: number)
    case let text as NSString: value(forKey: key, of: text)
    case let text as NSAttributedString: value(forKey: key, of: text)
    case let url as NSURL: value(forKey: key, of: url)
    case let date as NSDate where key == "timeIntervalSince1970":
      NSNumber(value: date.timeIntervalSince1970)
    case let date as NSDate where key == "timeIntervalSinceReferenceDate":
      NSNumber(value: date.timeIntervalSinceReferenceDate)
    default: nil
    }
  }

  private static func value(forKey key: String, of text: NSString) -> Any? {
    switch key {
    case "length": NSNumber(value: text.length)
    case "uppercaseString": text.uppercased
    case "lowercaseString": text.lowercased
    case "capitalizedString": text.capitalized
    case "intValue": NSNumber(value: text.intValue)
    case "integerValue": NSNumber(value: text.integerValue)
    case "floatValue": NSNumber(value: text.floatValue)
    case "doubleValue": NSNumber(value: text.doubleValue)
    case "boolValue": NSNumber(value: text.boolValue)
    case "lastPathComponent": text.lastPathComponent
    case "pathExtension": text.pathExtension
    case "description": text
    default: nil
    }
  }

  private static func value(forKey key: String, of number: NSNumber) -> Any? {
    switch key {
    case "stringValue", "description": number.stringValue
    case "intValue", "integerValue", "doubleValue", "floatValue": number
    case "boolValue": NSNumber(value: number.boolValue)
    default: nil
    }
  }

  private static func value(forKey key: String, of text: NSAttributedString) -> Any? {
    switch key {
    case "string": text.string
    case "length": NSNumber(value: text.length)
    default: nil
    }
  }

  private static func value(forKey key: String, of url: NSURL) -> Any? {
    switch key {
    case "absoluteString": url.absoluteString
    case "path": url.path
    case "host": url.host
    case "scheme": url.scheme
    case "query": url.query
    case "lastPathComponent": url.lastPathComponent
    case "pathExtension": url.pathExtension
    default: nil
    }
  }
}
