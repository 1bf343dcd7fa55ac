// CloudKit: records as values, and the app's containers in iCloud, in which nobody is signed in. May import
// FoundationAdditions, CoreLocation and what stands below them.

import Foundation
import FoundationAdditions

/// The user's own name, as the owner of a zone and as a record.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name of the share of a whole zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"

/// Values by the names of fields, as they are kept in iCloud.
///
/// Differs from Apple's: names of fields that iCloud would not take are taken; nothing is sent there.
open class CKRecord: NSObject, CKRecordKeyValueSetting, NSSecureCoding, NSCopying, Sequence,
  @unchecked Sendable
{
  public typealias RecordType = String
  public typealias FieldKey = String

  public enum SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }

  public enum SystemFieldKey {
    public static let parent = "parent"
    public static let share = "share"
  }

  public let recordType: RecordType
  public let recordID: ID
  /// Nil: no record comes from a server.
  open internal(set) var recordChangeTag: String?
  /// Nil: no record comes from a server.
  open internal(set) var creatorUserRecordID: ID?
  /// Nil: no record comes from a server.
  open internal(set) var creationDate: Date?
  /// Nil: no record comes from a server.
  open internal(set) var lastModifiedUserRecordID: ID?
  /// Nil: no record comes from a server.
  open internal(set) var modificationDate: Date?
  /// The record to which this one belongs, with which it is shared.
  open var parent: Reference?
  /// Nil: nothing is shared.
  open internal(set) var share: Reference?

  let fields = RecordFields()
  let secrets = RecordFields()

  /// A new record; with a name of its own unless one is given.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// A new record of a zone, with a name of its own.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  // MARK: Fields

  open func object(forKey key: FieldKey) -> (any CKRecordValue)? { fields.object(forKey: key) }

  open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {
    fields.setObject(object, forKey: key)
  }

  /// The fields that have values, in the order of their names.
  open func allKeys() -> [FieldKey] { fields.allKeys() }

  /// The fields that were set since the record was made or read.
  open func changedKeys() -> [FieldKey] { fields.changedKeys() }

  /// The words of the texts, without regard to their case.
  open func allTokens() -> [String] {
    fields.values.sorted { $0.key < $1.key }.compactMap { $0.value as? String }.flatMap {
      $0.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
  }

  /// The fields that only the user's devices can read.
  ///
  /// Differs from Apple's: nothing is encrypted, as nothing is sent.
  open var encryptedValues: any CKRecordKeyValueSetting { secrets }

  public func makeIterator() -> CKRecordKeyValueIterator { CKRecordKeyValueIterator(fields) }

  // MARK: Parents

  open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }

  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }

  // MARK: Copies

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    copy.take(self)
    return copy
  }

  /// Everything of another record but its type and its name.
  func take(_ record: CKRecord) {
    recordChangeTag = record.recordChangeTag
    (creatorUserRecordID, creationDate) = (record.creatorUserRecordID, record.creationDate)
    lastModifiedUserRecordID = record.lastModifiedUserRecordID
    modificationDate = record.modificationDate
    (parent, share) = (record.parent, record.share)
    fields.take(record.fields)
    secrets.take(record.secrets)
  }

  // MARK: Archives

  public static var supportsSecureCoding: Bool { true }

  /// A record, or what is known of one besides its fields, as an archive has it.
  public required init?(coder: NSCoder) {
    guard let archive = RecordArchive.read(from: coder) else { return nil }
    recordType = archive.type
    recordID = archive.id.id
    super.init()
    archive.fill(self)
  }

  /// Writes the record with its fields.
  ///
  /// Differs from Apple's: the archive is one that Apple's systems cannot read.
  open func encode(with coder: NSCoder) {
    RecordArchive(self, withFields: true).write(to: coder)
  }

  /// Writes what is known of the record besides its fields.
  ///
  /// Differs from Apple's: the archive is one that Apple's systems cannot read.
  open func encodeSystemFields(with coder: NSCoder) {
    RecordArchive(self, withFields: false).write(to: coder)
  }
}
