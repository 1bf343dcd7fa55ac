import Foundation

/// Stands between contexts and stores; it knows what was opened, and there is nothing in it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  private let queue = ContextQueue(isMain: false)
  private var opened: [NSPersistentStore] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
  }

  open var persistentStores: [NSPersistentStore] { opened }

  func add(_ store: NSPersistentStore) {
    store.persistentStoreCoordinator = self
    opened.append(store)
  }

  // MARK: Opening

  /// Differs from Apple's: opens nothing, and says so once.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    NoStore.warn(
      "NSPersistentStoreCoordinator.addPersistentStore(ofType:configurationName:at:options:)")
    let store = NSPersistentStore(
      type: storeType, configurationName: configuration, url: storeURL, options: options)
    add(store)
    return store
  }

  /// Differs from Apple's: opens nothing, and says so once.
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Differs from Apple's: opens nothing, and says so once.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    NoStore.warn("NSPersistentStoreCoordinator.addPersistentStore(with:completionHandler:)")
    add(NSPersistentStore(storeDescription))
    block(storeDescription, nil)
  }

  open func remove(_ store: NSPersistentStore) throws {
    opened.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    opened.first { $0.url == URL }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  // MARK: Files

  /// Differs from Apple's: does nothing; there is no store at any place.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}

  /// Differs from Apple's: does nothing, as there is no store at any place.
  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}

  /// Differs from Apple's: fails, as there is no store.
  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    throw NoStore.error("NSPersistentStoreCoordinator.replacePersistentStore")
  }

  /// Differs from Apple's: fails, as there is no store.
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    throw NoStore.error("NSPersistentStoreCoordinator.migratePersistentStore")
  }

  /// Differs from Apple's: fails, as there is no store.
  open class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    throw NoStore.error(
      "NSPersistentStoreCoordinator.metadataForPersistentStore(ofType:at:options:)")
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  // MARK: Objects

  /// Differs from Apple's: fails, as there is no store, and gives nil.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    NoStore.fail("NSPersistentStoreCoordinator.managedObjectID(forURIRepresentation:)")
    return nil
  }

  /// Differs from Apple's: fails, as there is no store.
  open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    throw NoStore.error("NSPersistentStoreCoordinator.execute(_:with:)")
  }

  // MARK: Queue

  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) { queue.enqueue(block) }

  open func performAndWait(_ block: () -> Void) { queue.run(block) }
}
