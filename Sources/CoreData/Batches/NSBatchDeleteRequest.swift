import Foundation

/// Asks a store to delete what a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is deleted.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The objects to delete, if they were named one by one.
  let objectIDs: [NSManagedObjectID]

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    objectIDs = []
  }

  public init(objectIDs: [NSManagedObjectID]) {
    self.objectIDs = objectIDs
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = objectIDs.first?.entity
  }

  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// What was deleted; nobody makes one here.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Nil: nothing is deleted.
  open var result: Any? { nil }
  open var resultType: NSBatchDeleteRequestResultType { .resultTypeStatusOnly }
}
