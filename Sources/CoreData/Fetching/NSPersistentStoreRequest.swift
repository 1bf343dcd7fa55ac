import Foundation

/// What a store is asked to do; there is none.
open class NSPersistentStoreRequest: NSObject, NSCopying, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; there is no store.
  open var affectedStores: [NSPersistentStore]?

  public override init() { super.init() }

  open var requestType: NSPersistentStoreRequestType { .saveRequestType }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// What a store answers; nobody makes one here.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What a store answers later; nobody makes one here.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Nil: nothing is asked.
  open var operationError: (any Error)? { nil }
  /// Nil: nothing is asked.
  open var progress: Progress? { nil }

  /// Differs from Apple's: does nothing; nothing is asked.
  open func cancel() {}
}
