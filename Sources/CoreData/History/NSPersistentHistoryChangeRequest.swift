import Foundation

/// Asks a store what was changed.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
  open private(set) var token: NSPersistentHistoryToken?
  /// Differs from Apple's: kept, and read by nobody here; nothing is fetched.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  private convenience init(_ token: NSPersistentHistoryToken?) {
    self.init()
    self.token = token
  }

  /// Differs from Apple's: makes a request without the date; to execute it fails.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(nil)
  }
  open class func fetchHistory(after token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  {
    NSPersistentHistoryChangeRequest(token)
  }
  /// Differs from Apple's: makes a request without the transaction; to execute it fails.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?)
    -> NSPersistentHistoryChangeRequest
  {
    NSPersistentHistoryChangeRequest(transaction?.token)
  }
  /// Differs from Apple's: makes a request without the date; to execute it fails.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(nil)
  }
  open class func deleteHistory(before token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  {
    NSPersistentHistoryChangeRequest(token)
  }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
  case transactionsOnly = 3
  case changesOnly = 4
  case transactionsAndChanges = 5
}

/// A moment in what was changed; nobody makes one here.
open class NSPersistentHistoryToken: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What was found in what was changed; nobody makes one here.
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  /// Nil: nothing is found.
  open var result: Any? { nil }
  open var resultType: NSPersistentHistoryResultType { .statusOnly }
}

/// One save; nobody makes one here.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  public let timestamp: Date
  public let token: NSPersistentHistoryToken
  public let author: String?
  public let contextName: String?
  public let storeID: String
  public let transactionNumber: Int64

  init(timestamp: Date, token: NSPersistentHistoryToken) {
    self.timestamp = timestamp
    self.token = token
    author = nil
    contextName = nil
    storeID = ""
    transactionNumber = 0
  }

  /// Empty: nothing is saved.
  open var changes: [NSPersistentHistoryChange]? { [] }

  open func objectIDNotification() -> Notification {
    Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification)
  }
}

/// A change of one object; nobody makes one here.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType

  init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changedObjectID = id
    changeType = type
  }
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert = 0
  case update = 1
  case delete = 2
}
