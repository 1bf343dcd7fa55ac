/// A value that views send up the tree.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)

  /// Whether views send the preference by themselves, so that every subtree is asked for it.
  static var _isAskedEverywhere: Bool { get }
}

extension PreferenceKey {
  public static var _isAskedEverywhere: Bool { false }
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
