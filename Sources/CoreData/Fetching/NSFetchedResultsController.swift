import Foundation

/// Keeps what a request finds for a list, in sections.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  /// Differs from Apple's: kept, and told of nothing; nothing is found that could change.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// Empty after a fetch has failed, nil before.
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Differs from Apple's: does nothing; nothing is cached.
  open class func deleteCache(withName name: String?) {}

  /// Differs from Apple's: fails, as there is no store.
  open func performFetch() throws {
    fetchedObjects = []
    throw NoStore.error("NSFetchedResultsController.performFetch()")
  }

  // MARK: Places

  /// Ends the app, as on iOS: no object is at any place.
  open func object(at indexPath: IndexPath) -> ResultType {
    preconditionFailure(
      "NSFetchedResultsController.object(at:): no object at index path \(indexPath)")
  }

  /// Nil: no object is found.
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }

  // MARK: Sections

  /// Empty after a fetch has failed, nil before.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : [] }
  /// Empty: there are no sections.
  open var sectionIndexTitles: [String] { [] }

  /// The first letter as a capital, or what the delegate says.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// 0: there are no sections.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { 0 }
}

/// A section of what a request has found.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
