import Foundation

/// How a value is kept as an object of a property list.
struct StoredValueCodec<Value> {
  /// Reads what is stored; nil when it is nothing of this kind.
  let decode: (Any) -> Value?
  /// The object to store; nil to store nothing.
  let encode: (Value) -> Any?
}

// Launch arguments (`-key value`) arrive as strings, and a property list may hold a number for a
// Boolean: both are read as their user meant them.

extension StoredValueCodec where Value == Bool {
  static var bool: Self {
    Self(
      decode: { object in
        if let value = object as? Bool { return value }
        if let number = object as? Int { return number != 0 }
        if let number = object as? Double { return number != 0 }
        return (object as? String).map { NSString(string: $0).boolValue }
      }, encode: { $0 })
  }
}

extension StoredValueCodec where Value == Int {
  static var int: Self {
    Self(
      decode: { object in
        if let value = object as? Int { return value }
        if let number = object as? Double { return Int(exactly: number.rounded(.towardZero)) }
        if let flag = object as? Bool { return flag ? 1 : 0 }
        return (object as? String).flatMap { Int($0) }
      }, encode: { $0 })
  }
}

extension StoredValueCodec where Value == Double {
  static var double: Self {
    Self(
      decode: { object in
        if let value = object as? Double { return value }
        if let number = object as? Int { return Double(number) }
        if let flag = object as? Bool { return flag ? 1 : 0 }
        return (object as? String).flatMap { Double($0) }
      }, encode: { $0 })
  }
}

extension StoredValueCodec where Value == String {
  static var string: Self {
    Self(
      decode: { object in
        if let value = object as? String { return value }
        if let flag = object as? Bool { return flag ? "1" : "0" }
        if let number = object as? Int { return String(number) }
        return (object as? Double).map { String($0) }
      }, encode: { $0 })
  }
}

extension StoredValueCodec where Value == URL {
  /// Other than files, whose paths are stored, URLs are kept as the strings that they are.
  static var url: Self {
    Self(
      decode: { object in
        if let url = object as? URL { return url }
        guard let string = object as? String else { return nil }
        if string.hasPrefix("/") { return URL(fileURLWithPath: string) }
        return URL(string: string)
      }, encode: { $0.isFileURL ? $0.path : $0.absoluteString })
  }
}

extension StoredValueCodec where Value == Date {
  static var date: Self { Self(decode: { $0 as? Date }, encode: { $0 }) }
}

extension StoredValueCodec where Value == Data {
  static var data: Self { Self(decode: { $0 as? Data }, encode: { $0 }) }
}

extension StoredValueCodec where Value: RawRepresentable {
  /// A value that is kept as its raw value.
  static func raw(_ base: StoredValueCodec<Value.RawValue>) -> Self {
    Self(
      decode: { base.decode($0).flatMap { Value(rawValue: $0) } },
      encode: { base.encode($0.rawValue) })
  }
}

extension StoredValueCodec {
  /// An optional value: nothing is stored for nil.
  static func optional<Wrapped>(_ base: StoredValueCodec<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(decode: { .some(base.decode($0)) }, encode: { $0.flatMap { base.encode($0) } })
  }
}
