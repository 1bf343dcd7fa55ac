import Foundation

/// Asks a store to insert many objects.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  public let entity: NSEntityDescription?
  /// Differs from Apple's: kept, and read by nobody here; nothing is inserted.
  open var objectsToInsert: [[String: Any]]?
  /// Differs from Apple's: kept, and called by nobody here; nothing is inserted.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Differs from Apple's: kept, and called by nobody here; nothing is inserted.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// Differs from Apple's: kept, and read by nobody here; nothing is inserted.
  open var resultType: NSBatchInsertRequestResultType = .statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    entity = nil
    objectsToInsert = dictionaries
  }

  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    entityName = entity.name ?? ""
    self.entity = entity
    objectsToInsert = dictionaries
  }

  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    entity = nil
    dictionaryHandler = handler
  }

  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    entityName = entity.name ?? ""
    self.entity = entity
    dictionaryHandler = handler
  }

  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    entity = nil
    managedObjectHandler = handler
  }

  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    entityName = entity.name ?? ""
    self.entity = entity
    managedObjectHandler = handler
  }

  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// What was inserted; nobody makes one here.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Nil: nothing is inserted.
  open var result: Any? { nil }
  open var resultType: NSBatchInsertRequestResultType { .statusOnly }
}
