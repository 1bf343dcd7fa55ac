import Foundation

/// Asks a store to change many objects.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  public let entity: NSEntityDescription
  /// Differs from Apple's: kept, and read by nobody here; nothing is changed.
  open var predicate: NSPredicate?
  /// Differs from Apple's: kept, and read by nobody here; nothing is changed.
  open var includesSubentities = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is changed.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is changed.
  open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    entity = NSEntityDescription(named: entityName, className: entityName)
  }

  public init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    self.entity = entity
  }

  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// What was changed; nobody makes one here.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Nil: nothing is changed.
  open var result: Any? { nil }
  open var resultType: NSBatchUpdateRequestResultType { .statusOnlyResultType }
}
