/// An object as the class that the static types around it promise.
///
/// Types are erased where nodes meet: a view finds again the node that it made, a gesture its
/// resolver. A debug build looks, and ends where an object of another class stands; a build for
/// release goes without.
@_transparent
package func trusted<Object: AnyObject>(
  _ object: AnyObject, as type: Object.Type = Object.self
) -> Object {
  #if DEBUG
    // One look: `unsafeDowncast` would take another one.
    if let typed = object as? Object { return typed }
    preconditionFailure("\(Swift.type(of: object)) stands where \(type) was made")
  #else
    return unsafeDowncast(object, to: type)
  #endif
}
