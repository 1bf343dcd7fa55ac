import Foundation

/// The name of a method.
///
/// Differs from Apple's: there is no Objective-C runtime to look a method up by name; the tables of the classes
/// (`ClassTable`) are asked. A selector made from an unapplied method (`Selector("tap:", Screen.tap(_:))`) carries
/// the method itself, and adds it to the table, so that an equal selector made from the name alone finds it again.
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

public func sel_registerName(_ name: String) -> Selector {
  Selector(name)
}

public func sel_getUid(_ name: String) -> Selector {
  Selector(name)
}

public func sel_isEqual(_ left: Selector, _ right: Selector) -> Bool {
  left == right
}
