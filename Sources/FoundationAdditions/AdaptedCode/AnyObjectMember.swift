/// A property of any object, as Objective-C finds it: `(sender as AnyObject).tag`.
public enum AnyObjectMember {
  /// The value; nil for an object of another class, and for none.
  ///
  /// It need not be unwrapped, as what is looked up on iOS.
  public static func value<Object: AnyObject, Value>(
    of object: Any?, _ property: KeyPath<Object, Value>
  ) -> Value! {  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    (object as? Object)?[keyPath: property]
  }
}
