import CloudKit
import Foundation
import Testing

@Suite struct CKNotificationTests {
  @Test func aNotificationIsOfTheKindThatItsDictionaryTells() throws {
    let dictionary: [AnyHashable: Any] = [
      "aps": ["alert": ["title": "Lists", "body": "Milk was added"], "sound": "default"],
      "ck": [
        "ce": 2, "cid": "iCloud.org.example.Notes", "nid": "1",
        "qry": [
          "dbs": 1, "fo": 2, "rid": "milk", "sid": "notes", "zid": "_defaultZone",
          "zoid": "_owner", "af": ["title": "Milk"],
        ] as [String: Any],
      ] as [String: Any],
    ]
    let notification = try #require(CKNotification(fromRemoteNotificationDictionary: dictionary))
    #expect(notification.notificationType == .query && notification.subscriptionID == "notes")
    #expect(notification.containerIdentifier == "iCloud.org.example.Notes")
    #expect(notification.title == "Lists" && notification.alertBody == "Milk was added")
    let query = try #require(notification as? CKQueryNotification)
    #expect(query.queryNotificationReason == .recordUpdated && query.databaseScope == .public)
    #expect(query.recordID?.recordName == "milk" && query.recordID?.zoneID.ownerName == "_owner")
    #expect(query.recordFields?["title"] as? String == "Milk")
  }

  @Test func zonesAndDatabasesChange() {
    func dictionary(_ kind: String) -> [AnyHashable: Any] {
      [
        "aps": ["content-available": 1],
        "ck": [
          "ce": 2, "cid": "iCloud.a",
          kind: ["dbs": 2, "sid": "s", "zid": "Notes"] as [String: Any],
        ] as [String: Any],
      ]
    }
    let zone = CKRecordZoneNotification(fromRemoteNotificationDictionary: dictionary("fet"))
    #expect(zone?.recordZoneID?.zoneName == "Notes" && zone?.databaseScope == .private)
    let database = CKNotification(fromRemoteNotificationDictionary: dictionary("met"))
    #expect(database?.notificationType == .database && database is CKDatabaseNotification)
    #expect(CKQueryNotification(fromRemoteNotificationDictionary: dictionary("met")) == nil)
  }

  @Test func otherNotificationsAreNotFromTheCloud() {
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": ["alert": "Hi"]]) == nil)
  }

  @Test func subscriptionsSayWhatTheyAreFor() {
    let subscription = CKQuerySubscription(
      recordType: "Note", predicate: NSPredicate(value: true), subscriptionID: "notes",
      options: [.firesOnRecordCreation, .firesOnRecordUpdate])
    let info = CKSubscription.NotificationInfo()
    info.shouldSendContentAvailable = true
    subscription.notificationInfo = info
    #expect(subscription.subscriptionType == .query && subscription.subscriptionID == "notes")
    #expect(subscription.querySubscriptionOptions.contains(.firesOnRecordUpdate))
    let copy = subscription.copy() as? CKQuerySubscription
    #expect(copy?.notificationInfo === info && copy?.recordType == "Note")
    #expect(CKDatabaseSubscription().subscriptionType == .database)
  }
}
