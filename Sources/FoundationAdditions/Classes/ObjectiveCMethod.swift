import Foundation

/// A method of a class with its name in Objective-C and a way to call it.
///
/// It is made from an unapplied method (`Screen.tap(_:)`), so that it holds no instance, reaches private methods, and
/// calls those of subclasses that override it. One of the main actor is called where the selector is
/// sent from, as Objective-C does. Arguments are
/// converted as Objective-C would (`NSNumber` to `Int`); a method may take up to five.
public struct ObjectiveCMethod: @unchecked Sendable {
  /// The Objective-C spelling: `"tap"`, `"tap:"`, `"tapWithSender:"`.
  public let name: String
  /// How many arguments the method takes, 0 to 5.
  public let argumentCount: Int
  /// Whether it is called on the class.
  public let isClassMethod: Bool
  /// Takes the object, or the class of a class method, and as many arguments as the method has.
  ///
  /// A method without a result gives `Void`. It throws `ArgumentMismatch`, or what the method throws.
  let call: (AnyObject, [Any?]) throws -> Any?

  /// An argument, or the object at -1, is of a type that the method doesn't take.
  struct ArgumentMismatch: Error {
    let index: Int
  }

  init(
    name: String, argumentCount: Int, isClassMethod: Bool = false,
    call: @escaping (AnyObject, [Any?]) throws -> Any?
  ) {
    self.name = name
    self.argumentCount = argumentCount
    self.isClassMethod = isClassMethod
    self.call = call
  }

  /// The argument at an index in the type of the parameter.
  static func argument<Value>(_ arguments: [Any?], _ index: Int) throws -> Value {
    let argument: Any? = index < arguments.count ? arguments[index] : nil
    guard let value = ObjectiveCValue.convert(argument, to: Value.self) else {
      throw ArgumentMismatch(index: index)
    }
    return value
  }

  private static func object<Target>(_ target: AnyObject) throws -> Target {
    guard let target = target as? Target else { throw ArgumentMismatch(index: -1) }
    return target
  }
}

// MARK: - Methods of instances

// The method is an expression that is evaluated on the main actor, where methods of all kinds can be taken as
// functions without an actor. Swift cannot do so for any number of parameters at once.

extension ObjectiveCMethod {
  /// A method with no parameters.
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @autoclosure @escaping @MainActor () -> (Target) -> () throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> () throws -> Result).self)()
    self.init(name: name, argumentCount: 0) { target, _ in
      try method(Self.object(target))()
    }
  }

  /// A method with one parameter.
  public init<Target: AnyObject, First, Result>(
    _ name: String,
    _ method: @autoclosure @escaping @MainActor () -> (Target) -> (First) throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First) throws -> Result).self)()
    self.init(name: name, argumentCount: 1) { target, arguments in
      try method(Self.object(target))(Self.argument(arguments, 0))
    }
  }

  /// A method with two parameters.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @autoclosure @escaping @MainActor () -> (Target) -> (First, Second) throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second) throws -> Result).self)()
    self.init(name: name, argumentCount: 2) { target, arguments in
      try method(Self.object(target))(Self.argument(arguments, 0), Self.argument(arguments, 1))
    }
  }

  /// A method with three parameters.
  public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String,
    _ method:
      @autoclosure @escaping @MainActor () -> (Target) -> (First, Second, Third) throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second, Third) throws -> Result).self)()
    self.init(name: name, argumentCount: 3) { target, arguments in
      try method(Self.object(target))(
        Self.argument(arguments, 0), Self.argument(arguments, 1),
        Self.argument(arguments, 2))
    }
  }

  /// A method with four parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Result>(
    _ name: String,
    _ method:
      @autoclosure @escaping @MainActor () -> (Target) -> (First, Second, Third, Fourth) throws ->
      Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second, Third, Fourth) throws -> Result).self)()
    self.init(name: name, argumentCount: 4) { target, arguments in
      try method(Self.object(target))(
        Self.argument(arguments, 0), Self.argument(arguments, 1),
        Self.argument(arguments, 2), Self.argument(arguments, 3))
    }
  }

  /// A method with five parameters.
  public init<Target: AnyObject, First, Second, Third, Fourth, Fifth, Result>(
    _ name: String,
    _ method:
      @autoclosure @escaping @MainActor () -> (Target) -> (First, Second, Third, Fourth, Fifth)
      throws -> Result
  ) {
    let method = unsafeBitCast(
      method, to: (() -> (Target) -> (First, Second, Third, Fourth, Fifth) throws -> Result).self)()
    self.init(name: name, argumentCount: 5) { target, arguments in
      try method(Self.object(target))(
        Self.argument(arguments, 0), Self.argument(arguments, 1),
        Self.argument(arguments, 2), Self.argument(arguments, 3),
        Self.argument(arguments, 4))
    }
  }
}
