import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct AssociatedObjectsTests {
  nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(
    byteCount: 2, alignment: 1)
  nonisolated(unsafe) private static let first = UnsafeRawPointer(keys)
  nonisolated(unsafe) private static let second = UnsafeRawPointer(keys + 1)

  @Test func valuesAreKeptByKey() {
    let owner = NSObject()
    objc_setAssociatedObject(owner, Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, Self.second, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(owner, Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(owner, Self.second) as? Int == 2)
    objc_setAssociatedObject(owner, Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, Self.first) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, Self.second) == nil)
    #expect(objc_getAssociatedObject(NSObject(), Self.second) == nil)
  }

  @Test func assignedObjectsAreNotKept() {
    let owner = NSObject()
    do {
      let value = NSObject()
      objc_setAssociatedObject(owner, Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, Self.first) as? NSObject === value)
    }
    #expect(objc_getAssociatedObject(owner, Self.first) == nil)
  }

  @MainActor
  @Test func valuesGoAfterTheirOwner() async {
    weak var value: NSObject?
    do {
      let owner = NSObject()
      let kept = NSObject()
      value = kept
      objc_setAssociatedObject(owner, Self.first, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(value == nil)
  }
}
