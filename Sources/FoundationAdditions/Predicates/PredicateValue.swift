import Foundation

/// What an expression of a predicate can be.
package enum PredicateValue {
  case null
  /// Booleans are the numbers 0 and 1, as in Objective-C.
  case number(Double)
  case string(String)
  case rect(CGRect)
  case array([PredicateValue])
  case object(Any)
}

extension PredicateValue {
  package static func bool(_ value: Bool) -> PredicateValue { .number(value ? 1 : 0) }

  /// The value that a Swift or Foundation object stands for.
  package init(_ object: Any?) {
    switch object {
    case nil, is NSNull: self = .null
    case let value as PredicateValue: self = value
    case let value as String: self = .string(value)
    case let value as Bool: self = .bool(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as Substring: self = .string(String(value))
    case let value as NSString: self = .string("\(value)")
    case let value as Date: self = .number(value.timeIntervalSinceReferenceDate)
    case let value as CGRect: self = .rect(value)
    case let value as any RawRepresentable: self = PredicateValue(value.rawValue)
    case let value as NSArray: self = .array(value.map { PredicateValue($0) })
    case let value as any Sequence: self = .array(Self.elements(of: value))
    case let value?:
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .optional {
        self = mirror.children.first.map { PredicateValue($0.value) } ?? .null
      } else {
        self = .object(value)
      }
    }
  }

  private static func elements(of sequence: some Sequence) -> [PredicateValue] {
    sequence.map { PredicateValue($0) }
  }

  /// The value for people that ask by key.
  package var object: Any? {
    switch self {
    case .null: nil
    case .number(let number): number == number.rounded() ? Int(exactly: number) ?? number : number
    case .string(let string): string
    case .rect(let rect): rect
    case .array(let values): values.map { $0.object as Any }
    case .object(let object): object
    }
  }

  /// The part that `keys` lead to, one after the other; nil for an unknown key.
  package func value(at keys: ArraySlice<String>) -> PredicateValue? {
    guard let key = keys.first else { return self }
    if case .array(let values) = self, let operation = CollectionOperator(rawValue: key) {
      let values = values.compactMap { $0.value(at: keys.dropFirst()) }
      return operation.apply(values)
    }
    return part(key)?.value(at: keys.dropFirst())
  }

  private func part(_ key: String) -> PredicateValue? {
    switch (self, key) {
    case (.rect(let rect), "origin"):
      .object(["x": Double(rect.origin.x), "y": Double(rect.origin.y)])
    case (.rect(let rect), "size"):
      .object(["width": Double(rect.width), "height": Double(rect.height)])
    case (.rect(let rect), "x"): .number(Double(rect.origin.x))
    case (.rect(let rect), "y"): .number(Double(rect.origin.y))
    case (.rect(let rect), "width"): .number(Double(rect.width))
    case (.rect(let rect), "height"): .number(Double(rect.height))
    case (.object(let object as [String: Double]), _): object[key].map { .number($0) }
    case (.string(let string), "length"): .number(Double(string.utf16.count))
    case (.array(let values), "@count"), (.array(let values), "count"):
      .number(Double(values.count))
    case (.array, _) where key.hasPrefix("@"): nil
    case (.array(let values), _):
      .array(values.compactMap { $0.value(at: [key]) })
    case (.null, _): .null
    case (.object(let object), _): DynamicSubject(object).predicateValue(forKey: key)
    default: nil
    }
  }
}
