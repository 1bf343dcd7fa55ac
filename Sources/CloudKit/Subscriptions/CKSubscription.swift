import Foundation

/// That the app wants to hear of changes in iCloud.
///
/// Differs from Apple's: nothing changes there, and nothing is saved there.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone = 2
    case database = 3
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
  open var notificationInfo: NotificationInfo?

  init(_ id: ID?, _ type: SubscriptionType) {
    subscriptionID = id ?? UUID().uuidString
    subscriptionType = type
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKSubscription(subscriptionID, subscriptionType)
    copy.notificationInfo = notificationInfo
    return copy
  }
}

/// Changes of the records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    public static let firesOnce = Options(rawValue: 1 << 3)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  /// The zone whose records are meant; nil for all.
  ///
  /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID, .query)
  }

  /// With an identifier of its own.
  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    options querySubscriptionOptions: Options = []
  ) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString,
      options: querySubscriptionOptions)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKQuerySubscription(
      recordType: recordType, predicate: predicate, subscriptionID: subscriptionID,
      options: querySubscriptionOptions)
    copy.zoneID = zoneID
    copy.notificationInfo = notificationInfo
    return copy
  }
}

/// Changes of a zone's records.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  /// The type of the records that are meant; nil for all.
  ///
  /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }

  /// With an identifier of its own.
  public convenience init(zoneID: CKRecordZone.ID) {
    self.init(zoneID: zoneID, subscriptionID: UUID().uuidString)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecordZoneSubscription(zoneID: zoneID, subscriptionID: subscriptionID)
    copy.recordType = recordType
    copy.notificationInfo = notificationInfo
    return copy
  }
}

/// Changes of a whole database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// The type of the records that are meant; nil for all.
  ///
  /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }

  /// With an identifier of its own.
  public convenience init() { self.init(subscriptionID: UUID().uuidString) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKDatabaseSubscription(subscriptionID: subscriptionID)
    copy.recordType = recordType
    copy.notificationInfo = notificationInfo
    return copy
  }
}
