import Foundation

// Selectors that carry their method, by the number of its parameters; see `ObjectiveCMethod`.

extension Selector {
  /// The selector of a method with no parameters.
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @autoclosure @escaping @MainActor () -> (Target) -> () throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> () throws -> Result).self)()
    self.init(ObjectiveCMethod(name, method), of: Target.self)
  }

  /// The selector of a method with one parameter.
  public init<Target: AnyObject, First, Result>(
    _ name: String,
    _ method: @autoclosure @escaping @MainActor () -> (Target) -> (First) throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First) throws -> Result).self)()
    self.init(ObjectiveCMethod(name, method), of: Target.self)
  }

  /// The selector of a method with two parameters.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @autoclosure @escaping @MainActor () -> (Target) -> (First, Second) throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second) throws -> Result).self)()
    self.init(ObjectiveCMethod(name, method), of: Target.self)
  }

  /// The selector of a method with three parameters.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method:
      @autoclosure @escaping @MainActor () -> (Target) -> (First, Second, Third) throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second, Third) throws -> Result).self)()
    self.init(ObjectiveCMethod(name, method), of: Target.self)
  }

  /// The selector of a method with four parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ method:
      @autoclosure @escaping @MainActor () -> (Target) -> (First, Second, Third, Fourth) throws ->
      Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second, Third, Fourth) throws -> Result).self)()
    self.init(ObjectiveCMethod(name, method), of: Target.self)
  }

  /// The selector of a method with five parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    _ name: String,
    _ method:
      @autoclosure @escaping @MainActor () -> (Target) -> (First, Second, Third, Fourth, Fifth)
      throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second, Third, Fourth, Fifth) throws -> Result).self)()
    self.init(ObjectiveCMethod(name, method), of: Target.self)
  }

  /// The selector of a method, which the class's table takes over.
  private init(_ method: ObjectiveCMethod, of type: AnyClass) {
    self.init(method.name)
    ClassRegistry.shared.add(method, of: type)
  }
}
