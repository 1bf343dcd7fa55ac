import Foundation

/// Saves zones, and deletes others.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordZonesToSave: [CKRecordZone]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordZoneSaveBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordZoneDeleteBlock:
    (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  @preconcurrency open var modifyRecordZonesResultBlock:
    (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var modifyRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.init()
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
  }

  override func fail(_ error: CKError) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}
