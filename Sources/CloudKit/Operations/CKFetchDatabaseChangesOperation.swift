import Foundation

/// Reads which zones have changed.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var previousServerChangeToken: CKServerChangeToken?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var resultsLimit = 0
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var fetchAllChanges = true
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordZoneWithIDWasPurgedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
  @preconcurrency open var fetchDatabaseChangesResultBlock:
    (
      @Sendable (
        Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>
      ) -> Void
    )?
  @preconcurrency open var fetchDatabaseChangesCompletionBlock:
    (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(previousServerChangeToken: CKServerChangeToken?) {
    self.init()
    self.previousServerChangeToken = previousServerChangeToken
  }

  override func fail(_ error: CKError) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}
