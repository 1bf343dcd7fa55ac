import Foundation

/// Saves records, and deletes others.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys = 1
    case allKeys = 2
  }

  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordsToSave: [CKRecord]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var clientChangeTokenData: Data?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var isAtomic = true
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordSaveBlock:
    (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordDeleteBlock:
    (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
  @preconcurrency open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var modifyRecordsCompletionBlock:
    (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func fail(_ error: CKError) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}
