import Foundation

/// What an app with Core Data needs, made at once: the model, a context and the places of stores.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Finds the model of the name in the app's bundle.
  ///
  /// Differs from Apple's: the model has no entities, whether or not there is a file of that name.
  public convenience init(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Finds the model of the name in a bundle.
  ///
  /// Differs from Apple's: the model has no entities, whether or not there is a file of that name.
  public convenience init(name: String, bundle: Bundle) {
    let url = ["momd", "mom"].lazy.compactMap {
      bundle.url(forResource: name, withExtension: $0)
    }.first
    let model = url.flatMap(NSManagedObjectModel.init(contentsOf:)) ?? NSManagedObjectModel()
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  /// The app's directory for what it keeps.
  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Differs from Apple's: opens nothing, says so once, and tells that every store is there.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    NoStore.warn("NSPersistentContainer.loadPersistentStores(completionHandler:)")
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.add(NSPersistentStore(description))
      block(description, nil)
    }
  }

  // MARK: Contexts

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block later with a context of its own, on that context's queue.
  @preconcurrency
  open func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, on that context's queue.
  ///
  /// What the block throws is thrown; one that throws nothing needs no `try`, as on iOS.
  public nonisolated(nonsending) func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    let work: () throws(Failure) -> T = { () throws(Failure) -> T in try block(context) }
    return try await context.worker.outcome(of: work).get()
  }
}
