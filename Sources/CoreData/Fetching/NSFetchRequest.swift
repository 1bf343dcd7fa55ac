import Foundation

/// What a fetch may give: objects, their ids, dictionaries or a number.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// What to look for.
///
/// Differs from Apple's: none of its properties is read, as nothing is fetched. The type of results need not be an
/// `NSFetchRequestResult`; in Swift's eyes that protocol itself, which apps name here, is none.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  private var describedEntity: NSEntityDescription?
  private var givenName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most results; 0 for all.
  open var fetchLimit = 0
  /// How many results are left out before the first.
  open var fetchOffset = 0
  /// How many results are fetched at once; 0 for all.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  open var entity: NSEntityDescription? {
    get { describedEntity }
    set { describedEntity = newValue }
  }

  open var entityName: String? { givenName ?? describedEntity?.name }

  open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  /// Differs from Apple's: fails, as there is no store.
  open func execute() throws -> [ResultType] {
    throw NoStore.error("NSFetchRequest.execute()")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.affectedStores = affectedStores
    copy.describedEntity = describedEntity
    copy.givenName = givenName
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    return copy
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1 << 0)
  public static let dictionaryResultType = Self(rawValue: 1 << 1)
  public static let countResultType = Self(rawValue: 1 << 2)
}
