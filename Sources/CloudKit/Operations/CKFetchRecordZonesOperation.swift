import Foundation

/// Reads zones by their names.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordZoneResultBlock:
    (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  @preconcurrency open var fetchRecordZonesResultBlock:
    (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var fetchRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?

  public required override init() { super.init() }

  public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
    self.init()
    recordZoneIDs = zoneIDs
  }

  open class func fetchAllRecordZonesOperation() -> Self { Self() }

  override func fail(_ error: CKError) {
    fetchRecordZonesResultBlock?(.failure(error))
    fetchRecordZonesCompletionBlock?(nil, error)
  }
}
