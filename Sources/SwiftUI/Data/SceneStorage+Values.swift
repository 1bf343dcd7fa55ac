import Foundation

// MARK: Values

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .int)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .double)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .string)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, wrappedValue, .date)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.int))
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.string))
  }
}

// MARK: Optional values

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, .optional(.bool))
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, nil, .optional(.int))
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, nil, .optional(.double))
  }

  public init(_ key: String) where Value == String? {
    self.init(key, nil, .optional(.string))
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, nil, .optional(.url))
  }

  public init(_ key: String) where Value == Date? {
    self.init(key, nil, .optional(.date))
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, nil, .optional(.data))
  }
}

extension SceneStorage {
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, .optional(.raw(.string)))
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, .optional(.raw(.int)))
  }
}
