import Foundation

extension CKDatabase {
  /// What has changed in a database; nothing here makes one.
  public enum DatabaseChange {
    public struct Modification: Hashable, Sendable {
      public let zoneID: CKRecordZone.ID
    }

    public struct Deletion: Hashable, Sendable {
      public enum Reason: Hashable, Sendable {
        case deleted, purged, encryptedDataReset
      }

      public let zoneID: CKRecordZone.ID
      public let reason: Reason
    }
  }

  /// What has changed in a zone; nothing here makes one.
  public enum RecordZoneChange {
    public struct Modification: Hashable, Sendable {
      public let record: CKRecord
    }

    public struct Deletion: Hashable, Sendable {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func databaseChanges(
    since token: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since token: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    try await SignedOut.fail()
  }
}
