import Foundation

extension Optional {
  /// The value itself: only what is an object of any class is looked into otherwise.
  ///
  /// Adapted sources ask for it where Objective-C may look into an object, as in `json["main"]?["temp"]`: which of
  /// the two is meant, the type of the value decides.
  @inlinable public var _lookedUp: Wrapped? { self }
}

extension Optional where Wrapped == AnyObject {
  /// What Objective-C finds in an object of any class; nil where there is no object.
  public var _lookedUp: AnyObjectMember.Elements? {
    map { AnyObjectMember.elements(of: $0) }
  }
}
