import CloudKit
import CoreLocation
import Foundation
import FoundationAdditions
import Testing

@Suite struct CKRecordTests {
  private func note(_ title: String, stars: Int = 0) -> CKRecord {
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: title))
    record["title"] = title
    record["stars"] = stars
    return record
  }

  // MARK: Fields

  @Test func fieldsKeepWhatTheyAreGiven() {
    let record = CKRecord(recordType: "Note")
    record["title"] = "Milk"
    record["price"] = 1.5 as CKRecordValue
    record["count"] = 3
    record["isDone"] = true
    record["tags"] = ["a", "b"]
    record["day"] = Date(timeIntervalSinceReferenceDate: 7)
    record["picture"] = CKAsset(fileURL: URL(fileURLWithPath: "/a.png"))
    record["list"] = CKRecord.Reference(
      recordID: CKRecord.ID(recordName: "list"), action: .deleteSelf)
    #expect(record["title"] as? String == "Milk")
    #expect(record["price"] as? Double == 1.5)
    #expect(record["count"] as? Int == 3)
    #expect(record["count"] as? Double == 3)
    #expect(record["isDone"] as? Bool == true)
    #expect(record["tags"] as? [String] == ["a", "b"])
    #expect((record["day"] as? Date)?.timeIntervalSinceReferenceDate == 7)
    #expect((record["picture"] as? CKAsset)?.fileURL?.path == "/a.png")
    #expect((record["list"] as? CKRecord.Reference)?.recordID.recordName == "list")
    let title: String? = record["title"]
    let count: Int64? = record["count"]
    let wrong: String? = record["count"]
    #expect(title == "Milk" && count == 3 && wrong == nil)
    #expect(record["nothing"] == nil)
  }

  @Test func itTellsItsKeysAndThoseThatHaveChanged() {
    let record = note("a")
    #expect(record.allKeys() == ["stars", "title"])
    record["stars"] = nil
    #expect(record.allKeys() == ["title"])
    #expect(record.changedKeys() == ["stars", "title"])
    #expect(record.map(\.0) == ["title"])
  }

  @Test func secretsStandApart() {
    let record = note("a")
    record.encryptedValues["pin"] = "1234"
    #expect(record.encryptedValues["pin"] as? String == "1234")
    #expect(record["pin"] == nil)
  }

  @Test func keysAreCodedToo() {
    let record = CKRecord(recordType: "Note")
    record.setValue("Milk", forKey: "title")
    record.setValue(2, forKey: "stars")
    #expect(record.value(forKey: "title") as? String == "Milk")
    #expect(record.object(forKey: "stars") as? Int == 2)
    #expect(record.value(forKey: "recordID") as? CKRecord.ID == record.recordID)
    record.setValue(nil, forKey: "title")
    #expect(record.value(forKey: "title") == nil)
  }

  @Test func aNewRecordHasANameAndNoHistory() {
    let one = CKRecord(recordType: "Note")
    let other = CKRecord(recordType: "Note")
    #expect(one.recordID != other.recordID)
    #expect(one.recordID.zoneID == CKRecordZone.default().zoneID)
    #expect(one.recordID.zoneID.zoneName == "_defaultZone")
    #expect(one.creationDate == nil && one.recordChangeTag == nil)
  }

  @Test func namesAreEqualByTheirZonesToo() {
    let zone = CKRecordZone(zoneName: "Notes")
    let id = CKRecord.ID(recordName: "a", zoneID: zone.zoneID)
    #expect(id == CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "Notes")))
    #expect(id != CKRecord.ID(recordName: "a"))
    #expect(Set([id, CKRecord.ID(recordName: "a", zoneID: zone.zoneID)]).count == 1)
  }

  @Test func aRecordHasAParent() {
    let list = CKRecord(recordType: "List")
    let record = note("a")
    record.setParent(list)
    #expect(record.parent?.recordID == list.recordID)
    #expect(record.parent?.action == CKRecord.ReferenceAction.none)
  }

  @Test func aCopyIsIndependent() throws {
    let record = note("a")
    let copy = try #require(record.copy() as? CKRecord)
    record["title"] = "b"
    #expect(copy["title"] as? String == "a")
    #expect(copy.recordID == record.recordID)
  }

  // MARK: Predicates

  @Test func predicatesAndSortDescriptorsFindFields() {
    let records = [note("Milk", stars: 1), note("Bread", stars: 3), note("Beer", stars: 2)]
    let predicate = NSPredicate(format: "stars > %d AND title BEGINSWITH %@", 1, "B")
    let found = records.filter { predicate.evaluate(with: $0) }
    #expect(found.map { $0["title"] as? String } == ["Bread", "Beer"])
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    query.sortDescriptors = [NSSortDescriptor(key: "stars", ascending: false)]
    let sorted = NSArray(array: records).sortedArray(using: query.sortDescriptors ?? [])
    #expect(sorted.map { ($0 as? CKRecord)?["title"] as? String } == ["Bread", "Beer", "Milk"])
  }

  // MARK: Archives

  @Test func anArchiveHasTheWholeRecord() throws {
    let record = note("a", stars: 4)
    record["price"] = 1.5
    record["tags"] = ["x", "y"]
    record["day"] = Date(timeIntervalSinceReferenceDate: 7)
    record["data"] = Data([1, 2])
    record["place"] = CLLocation(latitude: 1, longitude: 2)
    record["list"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "l"), action: .none)
    record.encryptedValues["pin"] = "1234"
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: record, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: data))
    #expect(again.recordType == "Note" && again.recordID == record.recordID)
    #expect(again["stars"] as? Int == 4 && again["price"] as? Double == 1.5)
    #expect(again["tags"] as? [String] == ["x", "y"])
    #expect((again["day"] as? Date)?.timeIntervalSinceReferenceDate == 7)
    #expect(again["data"] as? Data == Data([1, 2]))
    #expect((again["place"] as? CLLocation)?.coordinate.longitude == 2)
    #expect((again["list"] as? CKRecord.Reference)?.recordID.recordName == "l")
    #expect(again.encryptedValues["pin"] as? String == "1234")
    #expect(again.changedKeys() == record.changedKeys())
  }

  /// As apps keep what the server knows of a record beside their own models.
  @Test func systemFieldsAreArchivedAlone() throws {
    let record = CKRecord(
      recordType: "Note",
      recordID: CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "Notes")))
    record["title"] = "Milk"
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = true
    let again = try #require(CKRecord(coder: unarchiver))
    unarchiver.finishDecoding()
    #expect(again.recordType == "Note" && again.recordID == record.recordID)
    #expect(again.allKeys().isEmpty && again.changedKeys().isEmpty)
  }

  @Test func namesAreArchived() throws {
    let id = CKRecord.ID(recordName: "a", zoneID: CKRecordZone.ID(zoneName: "Notes"))
    let data = try NSKeyedArchiver.archivedData(withRootObject: id, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.ID.self, from: data) == id)
    let zone = try NSKeyedArchiver.archivedData(
      withRootObject: id.zoneID, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecordZone.ID.self, from: zone)
        == id.zoneID)
  }

  // MARK: Shares

  @Test func aRecordKnowsItsShare() throws {
    let zone = CKRecordZone(zoneName: "Notes")
    let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(zoneID: zone.zoneID))
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "My notes"
    share.publicPermission = .readOnly
    #expect(share.recordType == CKRecord.SystemType.share && share.url == nil)
    #expect(record.share?.recordID == share.recordID && share.recordID.zoneID == zone.zoneID)
    let data = try NSKeyedArchiver.archivedData(withRootObject: share, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CKShare.self, from: data))
    #expect(again.publicPermission == .readOnly)
    #expect(again[CKShare.SystemFieldKey.title] as? String == "My notes")
    #expect((again.copy() as? CKShare)?.publicPermission == .readOnly)
    #expect(CKShare(recordZoneID: zone.zoneID).recordID.recordName == CKRecordNameZoneWideShare)
  }
}
