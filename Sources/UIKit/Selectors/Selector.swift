import Foundation

/// The name of a method, together with a way to call it where one is known.
///
/// Differs from Apple's: there is no Objective-C runtime to look a method up by name. A selector made
/// from an unapplied method (`Selector("tap:", Screen.tap(_:))`) carries the method itself, and
/// remembers it, so that an equal selector made from the name alone finds it again.
public struct Selector: Hashable, Sendable {
  /// The Objective-C spelling: `"tap"`, `"tap:"`, `"tapWithSender:"`.
  package let name: String

  public init(_ name: String) {
    self.name = name
  }

  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// MARK: - Selectors that carry their method

extension Selector {
  @preconcurrency
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name)
    MethodTable.shared.add(name, of: Target.self, argumentCount: 0) { target, _ in
      guard let target = target as? Target else { return nil }
      return .some(method(target)())
    }
  }

  @preconcurrency
  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name)
    MethodTable.shared.add(name, of: Target.self, argumentCount: 1) { target, arguments in
      guard let target = target as? Target,
        let first = Selector.argument(0, of: arguments, as: First.self)
      else { return nil }
      return .some(method(target)(first))
    }
  }

  @preconcurrency
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name)
    MethodTable.shared.add(name, of: Target.self, argumentCount: 2) { target, arguments in
      guard let target = target as? Target,
        let first = Selector.argument(0, of: arguments, as: First.self),
        let second = Selector.argument(1, of: arguments, as: Second.self)
      else { return nil }
      return .some(method(target)(first, second))
    }
  }

  /// The argument at `index` as `Value`; nil where it has another type, so that the call is refused.
  private static func argument<Value>(
    _ index: Int, of arguments: [Any?], as type: Value.Type
  ) -> Value? {
    let argument: Any? = index < arguments.count ? arguments[index] : nil
    if let argument, let value = argument as? Value { return value }
    guard argument == nil, let optional = Value.self as? any ExpressibleByNilLiteral.Type else {
      return nil
    }
    return optional.init(nilLiteral: ()) as? Value
  }
}

extension Selector: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}
