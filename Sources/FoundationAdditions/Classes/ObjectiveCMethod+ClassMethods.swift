import Foundation

// Methods of classes (`static` and `class` ones), by the number of their parameters.

extension ObjectiveCMethod {
  /// A method of a class with no parameters.
  public init<Result>(
    class name: String, _ method: @autoclosure @escaping @MainActor () -> () throws -> Result
  ) {
    let method = unsafeBitCast(method, to: (() -> () throws -> Result).self)()
    self.init(name: name, argumentCount: 0, isClassMethod: true) { _, _ in
      try method()
    }
  }

  /// A method of a class with one parameter.
  public init<First, Result>(
    class name: String, _ method: @autoclosure @escaping @MainActor () -> (First) throws -> Result
  ) {
    let method = unsafeBitCast(method, to: (() -> (First) throws -> Result).self)()
    self.init(name: name, argumentCount: 1, isClassMethod: true) { _, arguments in
      try method(Self.argument(arguments, 0))
    }
  }

  /// A method of a class with two parameters.
  public init<First, Second, Result>(
    class name: String,
    _ method: @autoclosure @escaping @MainActor () -> (First, Second) throws -> Result
  ) {
    let method = unsafeBitCast(method, to: (() -> (First, Second) throws -> Result).self)()
    self.init(name: name, argumentCount: 2, isClassMethod: true) { _, arguments in
      try method(Self.argument(arguments, 0), Self.argument(arguments, 1))
    }
  }

  /// A method of a class with three parameters.
  public init<First, Second, Third, Result>(
    class name: String,
    _ method: @autoclosure @escaping @MainActor () -> (First, Second, Third) throws -> Result
  ) {
    let method = unsafeBitCast(method, to: (() -> (First, Second, Third) throws -> Result).self)()
    self.init(name: name, argumentCount: 3, isClassMethod: true) { _, arguments in
      try method(
        Self.argument(arguments, 0), Self.argument(arguments, 1), Self.argument(arguments, 2))
    }
  }
}
