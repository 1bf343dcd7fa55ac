import Foundation

extension NSNotification.Name {
  /// Never posted: nothing is changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// Never posted: nothing is saved.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  /// Never posted: nothing is saved.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
}

extension NSManagedObjectContext {
  /// Never posted: nothing is changed.
  public static let didChangeObjectsNotification = NSNotification.Name
    .NSManagedObjectContextObjectsDidChange
  /// Never posted: nothing is saved.
  public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
  /// Never posted: nothing is saved.
  public static let willSaveObjectsNotification = NSNotification.Name
    .NSManagedObjectContextWillSave
  /// Never posted: nothing is saved.
  public static let didSaveObjectIDsNotification = NSNotification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Never posted: nothing is merged.
  public static let didMergeChangesObjectIDsNotification = NSNotification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

  /// The keys of what these notifications tell.
  public enum NotificationKey: String, Sendable {
    case sourceContext = "managedObjectContext"
    case queryGeneration = "newQueryGeneration"
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
