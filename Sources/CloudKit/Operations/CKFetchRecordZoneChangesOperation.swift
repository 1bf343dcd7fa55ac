import Foundation

/// Reads which records of zones have changed.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var fetchAllChanges = true
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordWasChangedBlock:
    (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordWithIDWasDeletedBlock:
    (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordZoneChangeTokensUpdatedBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordZoneFetchResultBlock:
    (
      @Sendable (
        CKRecordZone.ID,
        Result<
          (
            serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool
          ), any Error
        >
      ) -> Void
    )?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordZoneFetchCompletionBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  @preconcurrency open var fetchRecordZoneChangesResultBlock:
    (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var fetchRecordZoneChangesCompletionBlock:
    (@Sendable ((any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  override func fail(_ error: CKError) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

extension CKFetchRecordZoneChangesOperation {
  /// What to read of one zone.
  open class ZoneConfiguration: NSObject, NSCopying, @unchecked Sendable {
    /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
    open var previousServerChangeToken: CKServerChangeToken?
    /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
    open var resultsLimit: Int?
    /// Differs from Apple's: kept, and read by nobody here but copies; nothing is sent.
    open var desiredKeys: [CKRecord.FieldKey]?

    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit
      self.desiredKeys = desiredKeys
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      ZoneConfiguration(
        previousServerChangeToken: previousServerChangeToken, resultsLimit: resultsLimit,
        desiredKeys: desiredKeys)
    }
  }
}
