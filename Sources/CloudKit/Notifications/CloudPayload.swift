import Foundation

/// The dictionary of a notification about a change in iCloud.
struct CloudPayload {
  private static let kinds: [(String, CKNotification.NotificationType)] = [
    ("qry", .query), ("fet", .recordZone), ("met", .database),
  ]

  let type: CKNotification.NotificationType
  /// What is said of iCloud.
  let cloud: [AnyHashable: Any]
  /// What has changed there.
  let change: [AnyHashable: Any]
  /// What the user sees and hears.
  let aps: [AnyHashable: Any]

  /// Nil for a dictionary that is not from iCloud.
  init?(_ dictionary: [AnyHashable: Any]) {
    guard let cloud = dictionary["ck"] as? [AnyHashable: Any] else { return nil }
    for (key, type) in Self.kinds {
      guard let change = cloud[key] as? [AnyHashable: Any] else { continue }
      (self.type, self.cloud, self.change) = (type, cloud, change)
      aps = dictionary["aps"] as? [AnyHashable: Any] ?? [:]
      return
    }
    return nil
  }

  var notification: CKNotification {
    switch type {
    case .recordZone: CKRecordZoneNotification(self)
    case .database: CKDatabaseNotification(self)
    default: CKQueryNotification(self)
    }
  }

  var scope: CKDatabase.Scope {
    number("dbs", in: change).flatMap(CKDatabase.Scope.init) ?? .private
  }

  var zone: CKRecordZone.ID? {
    (change["zid"] as? String).map { name in
      (change["zoid"] as? String).map { CKRecordZone.ID(zoneName: name, ownerName: $0) }
        ?? CKRecordZone.ID(zoneName: name)
    }
  }

  func number(_ key: String, in values: [AnyHashable: Any]) -> Int? {
    values[key] as? Int ?? (values[key] as? NSNumber)?.intValue
  }
}
