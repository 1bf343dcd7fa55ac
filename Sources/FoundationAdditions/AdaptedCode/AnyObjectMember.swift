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

  /// The elements of what may be a dictionary or an array: `(values["main"] as AnyObject)["temp"]`.
  public static func elements(of object: Any??) -> Elements {
    Elements(object: object.flatMap { ObjectiveCValue.flat($0) })
  }

  /// The elements of an object of any class; none where it is no collection.
  public struct Elements {
    let object: Any?

    /// The value of a key, which need not be unwrapped, as what is looked up on iOS; nil where there is no dictionary.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public subscript(key: String) -> Any?! {
      guard let values = object as? [AnyHashable: Any] else { return nil }
      return .some(values[key])
    }

    /// The element at a place, counted from 0; nil where there is no array, or none of that length.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public subscript(index: Int) -> Any! {
      guard let values = object as? [Any], values.indices.contains(index) else { return nil }
      return values[index]
    }
  }
}
