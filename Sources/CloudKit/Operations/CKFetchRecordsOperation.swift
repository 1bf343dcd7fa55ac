import Foundation

/// Reads records by their names.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordIDs: [CKRecord.ID]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord.ID, Double) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordResultBlock:
    (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordCompletionBlock:
    (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  @preconcurrency open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var fetchRecordsCompletionBlock:
    (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  public required override init() { super.init() }

  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  /// Reads the user's own record.
  open class func fetchCurrentUserRecordOperation() -> Self {
    let operation = Self()
    operation.recordIDs = [CKRecord.ID(recordName: CKCurrentUserDefaultName)]
    return operation
  }

  override func fail(_ error: CKError) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}
