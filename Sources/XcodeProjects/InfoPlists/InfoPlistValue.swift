import Foundation

/// A value of an Info.plist, with the type that apps read it by.
package indirect enum InfoPlistValue: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case date(Date)
  case data(Data)
  case array([InfoPlistValue])
  case dictionary([String: InfoPlistValue])

  /// A value of `PropertyListSerialization`; nil for one that isn't of a property list.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      let type = String(cString: number.objCType)
      if type == "c" || type == "B" {
        self = .boolean(number.boolValue)
      } else if type == "d" || type == "f" {
        self = .real(number.doubleValue)
      } else {
        self = .integer(number.intValue)
      }
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let items as [Any]: self = .array(items.compactMap { InfoPlistValue($0) })
    case let entries as [String: Any]:
      self = .dictionary(entries.compactMapValues { InfoPlistValue($0) })
    default: return nil
    }
  }

  /// The value as `PropertyListSerialization` takes it.
  var object: Any {
    switch self {
    case .string(let text): text
    case .boolean(let flag): NSNumber(value: flag)
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .date(let date): date
    case .data(let data): data
    case .array(let items): items.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    }
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var array: [InfoPlistValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  package subscript(key: String) -> InfoPlistValue? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }

  /// All strings in it with another text each; keys stay as they are.
  func mapStrings(_ change: (String) -> String) -> InfoPlistValue {
    switch self {
    case .string(let text): .string(change(text))
    case .array(let items): .array(items.map { $0.mapStrings(change) })
    case .dictionary(let entries): .dictionary(entries.mapValues { $0.mapStrings(change) })
    default: self
    }
  }

  /// What stands in place of this value when another one is generated: lists get what they lack,
  /// dictionaries are merged one level deep, all else is replaced.
  func merged(with generated: InfoPlistValue) -> InfoPlistValue {
    switch (self, generated) {
    case (.array(let old), .array(let new)): .array(old + new.filter { !old.contains($0) })
    case (.dictionary(let old), .dictionary(let new)): .dictionary(old.merging(new) { $1 })
    default: generated
    }
  }
}
