import Foundation
import FoundationAdditions

/// Where an app works with objects; none are here, as there is no store to fetch them from.
///
/// Differs from Apple's: a context never has objects or changes, so that to save it succeeds and keeps nothing.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let worker: ContextQueue

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  /// Nil until an app sets one, as on iOS.
  open var undoManager: UndoManager?
  public let userInfo = NSMutableDictionary()
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Differs from Apple's: kept, and read by nobody here; nothing is saved.
  open var transactionAuthor: String?
  /// Differs from Apple's: kept, and read by nobody here; no other context saves.
  open var automaticallyMergesChangesFromParent = false
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var shouldDeleteInaccessibleFaults = true
  /// Differs from Apple's: kept, and read by nobody here; nothing is deleted.
  open var propagatesDeletesAtEndOfEvent = true
  /// Differs from Apple's: kept, and read by nobody here; there are no objects.
  open var retainsRegisteredObjects = false
  /// Differs from Apple's: kept, and read by nobody here; in seconds.
  open var stalenessInterval: TimeInterval = -1

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    worker = ContextQueue(isMain: ct == .mainQueueConcurrencyType)
  }

  public convenience init(_ type: ConcurrencyType) {
    switch type {
    case .mainQueue: self.init(concurrencyType: .mainQueueConcurrencyType)
    case .privateQueue: self.init(concurrencyType: .privateQueueConcurrencyType)
    }
  }

  /// The model of the coordinator that stands behind the contexts above.
  var model: NSManagedObjectModel? {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model
  }

  // MARK: Objects

  /// Empty: nothing is inserted.
  open var insertedObjects: Set<NSManagedObject> { [] }
  /// Empty: nothing is changed.
  open var updatedObjects: Set<NSManagedObject> { [] }
  /// Empty: nothing is deleted.
  open var deletedObjects: Set<NSManagedObject> { [] }
  /// Empty: nothing is fetched.
  open var registeredObjects: Set<NSManagedObject> { [] }
  /// False: nothing is changed.
  open var hasChanges: Bool { false }

  /// Nil: nothing is fetched.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { nil }

  /// Differs from Apple's: fails, as there is no store.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    NoStore.fail("NSManagedObjectContext.object(with:)")
    return NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  /// Differs from Apple's: fails, as there is no store.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    throw NoStore.error("NSManagedObjectContext.existingObject(with:)")
  }

  /// Differs from Apple's: fails, as there is no store.
  open func insert(_ object: NSManagedObject) {
    NoStore.fail("NSManagedObjectContext.insert(_:)")
  }

  /// Differs from Apple's: fails, as there is no store.
  open func delete(_ object: NSManagedObject) {
    NoStore.fail("NSManagedObjectContext.delete(_:)")
  }

  /// Differs from Apple's: fails, as there is no store.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    NoStore.fail("NSManagedObjectContext.assign(_:to:)")
  }

  /// Differs from Apple's: fails if there are objects, as there is no store that would name them.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    guard !objects.isEmpty else { return }
    throw NoStore.error("NSManagedObjectContext.obtainPermanentIDs(for:)")
  }

  /// Differs from Apple's: fails, as there is no store.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    throw NoStore.error("NSManagedObjectContext.execute(_:)")
  }

  // MARK: Changes

  /// Differs from Apple's: succeeds and keeps nothing; there are no changes that could be saved.
  open func save() throws {}

  /// Differs from Apple's: does nothing; there are no changes.
  open func rollback() {}
  /// Differs from Apple's: does nothing; there are no objects.
  open func reset() {}
  /// Differs from Apple's: does nothing; there are no changes.
  open func processPendingChanges() {}
  /// Differs from Apple's: does nothing; there are no objects.
  open func refreshAllObjects() {}
  /// Differs from Apple's: does nothing; no object is in a store.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// Differs from Apple's: does nothing; nothing is saved.
  open func detectConflicts(for object: NSManagedObject) {}
  /// Differs from Apple's: does nothing; there are no objects.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Differs from Apple's: does nothing; there are no objects.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
  /// Differs from Apple's: does nothing; there is no store that would have generations.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }

  // MARK: Queue

  /// Runs a block later on the context's queue.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) {
    worker.enqueue(block)
  }

  /// Runs a block on the context's queue before it returns.
  @_disfavoredOverload
  open func performAndWait(_ block: () -> Void) {
    worker.run(block)
  }
}

/// A state of the store; there is none.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
