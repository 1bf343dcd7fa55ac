import Foundation

/// A change of a property as its observer is told of it.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Nil unless asked for by the option `new`.
  public let newValue: Value?
  /// Nil unless asked for by the option `old`.
  public let oldValue: Value?
  /// What was inserted, removed or replaced in a collection.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
