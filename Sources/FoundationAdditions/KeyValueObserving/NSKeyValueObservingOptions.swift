/// What an observer is told of a change, and when.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first call at once, with the value that there is.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
