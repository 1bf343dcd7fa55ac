import Foundation

/// What was fetched, in order.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  let objects: [ObjectType]

  init(_ objects: [ObjectType]) {
    self.objects = objects
    super.init()
  }

  public var count: Int { objects.count }
  public var firstObject: ObjectType? { objects.first }
  public var lastObject: ObjectType? { objects.last }

  public func object(at index: Int) -> ObjectType { objects[index] }
  public subscript(index: Int) -> ObjectType { objects[index] }

  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// `NSNotFound` for an object that is not among them.
  public func index(of anObject: ObjectType) -> Int {
    let wanted = anObject as? NSObject
    return objects.firstIndex { ($0 as? NSObject)?.isEqual(wanted) ?? ($0 === anObject) }
      ?? NSNotFound
  }

  /// Calls a block with each object and its index until it sets the last argument to true.
  public func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped: ObjCBool = false
    for (index, object) in objects.enumerated() where !isStopped.boolValue {
      block(object, index, &isStopped)
    }
  }
}
