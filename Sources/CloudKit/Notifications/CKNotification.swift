import Foundation

/// What a notification from a server says of a change in iCloud.
///
/// The names in the dictionary are those that developers report of notifications on their devices.
///
/// Differs from Apple's: none comes; an app or its test hands over a dictionary.
open class CKNotification: NSObject, _CloudNotification, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone = 2
    case readNotification = 3
    case database = 4
  }

  public let notificationType: NotificationType
  public let containerIdentifier: String?
  /// The subscription by which the notification has come.
  public let subscriptionID: CKSubscription.ID?
  public let alertBody: String?
  public let title: String?
  public let subtitle: String?
  public let category: String?
  public let soundName: String?
  public let badge: NSNumber?

  init(_ payload: CloudPayload) {
    notificationType = payload.type
    containerIdentifier = payload.cloud["cid"] as? String
    subscriptionID = payload.change["sid"] as? String
    let alert = payload.aps["alert"]
    let words = alert as? [AnyHashable: Any]
    alertBody = alert as? String ?? words?["body"] as? String
    title = words?["title"] as? String
    subtitle = words?["subtitle"] as? String
    category = payload.aps["category"] as? String
    soundName = payload.aps["sound"] as? String
    badge = payload.number("badge", in: payload.aps).map { NSNumber(value: $0) }
    super.init()
  }
}

/// A notification that is made as one of the kind that its dictionary tells.
public protocol _CloudNotification {}

extension _CloudNotification where Self: CKNotification {
  /// Nil for a dictionary that is not from iCloud, or tells of another kind of change.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let payload = CloudPayload(notificationDictionary),
      let notification = payload.notification as? Self
    else { return nil }
    self = notification
  }
}

/// A change of a record that a query finds.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated = 2
    case recordDeleted = 3
  }

  public let queryNotificationReason: Reason
  /// The fields that the subscription asked for.
  public let recordFields: [String: Any]?
  public let recordID: CKRecord.ID?
  public let databaseScope: CKDatabase.Scope

  override init(_ payload: CloudPayload) {
    queryNotificationReason =
      payload.number("fo", in: payload.change).flatMap(Reason.init) ?? .recordCreated
    recordFields = payload.change["af"] as? [String: Any]
    recordID = (payload.change["rid"] as? String).map {
      CKRecord.ID(recordName: $0, zoneID: payload.zone ?? .default)
    }
    databaseScope = payload.scope
    super.init(payload)
  }
}

/// Changes in a zone.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  public let recordZoneID: CKRecordZone.ID?
  public let databaseScope: CKDatabase.Scope

  override init(_ payload: CloudPayload) {
    recordZoneID = payload.zone
    databaseScope = payload.scope
    super.init(payload)
  }
}

/// Changes in a database.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  public let databaseScope: CKDatabase.Scope

  override init(_ payload: CloudPayload) {
    databaseScope = payload.scope
    super.init(payload)
  }
}
