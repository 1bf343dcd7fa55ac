import Foundation

/// That a record, and what belongs to it, is for others too.
///
/// Differs from Apple's: nothing is shared, so that it has no address and nobody takes part.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable {
    case unknown = 0
    case none = 1
    case readOnly = 2
    case readWrite = 3
  }

  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    public static let shareType = "cloudkit.type"
  }

  private static let permissionKey = "CKShare.publicPermission"

  /// What everybody may do who knows the address.
  open var publicPermission = ParticipantPermission.none
  /// Nil: nothing is shared.
  open var url: URL? { nil }

  /// The share of a record, which points to it from then on.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID) {
    super.init(recordType: SystemType.share, recordID: shareID)
    rootRecord.share = Reference(recordID: shareID, action: .none)
  }

  /// The share of a record, with a name of its own in the record's zone.
  public convenience init(rootRecord: CKRecord) {
    self.init(
      rootRecord: rootRecord,
      shareID: ID(
        recordName: "Share-" + UUID().uuidString, zoneID: rootRecord.recordID.zoneID))
  }

  /// The share of all the records of a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: SystemType.share,
      recordID: ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
  }

  private init(copying share: CKShare) {
    super.init(recordType: share.recordType, recordID: share.recordID)
    publicPermission = share.publicPermission
    take(share)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { CKShare(copying: self) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    publicPermission =
      ParticipantPermission(rawValue: coder.decodeInteger(forKey: Self.permissionKey)) ?? .none
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(publicPermission.rawValue, forKey: Self.permissionKey)
  }

  open override func encodeSystemFields(with coder: NSCoder) {
    super.encodeSystemFields(with: coder)
    coder.encode(publicPermission.rawValue, forKey: Self.permissionKey)
  }
}
