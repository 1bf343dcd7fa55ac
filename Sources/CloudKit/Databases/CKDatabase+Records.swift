import Foundation

// Records, one by one and several.

extension CKDatabase {
  // MARK: One record

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func save(
    _ record: CKRecord,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try await SignedOut.fail()
  }

  // MARK: Several records

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>
      ) -> Void
  ) {
    SignedOut.tell { completionHandler(.failure($0)) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
            deleteResults: [CKRecord.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    SignedOut.tell { completionHandler(.failure($0)) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    try await SignedOut.fail()
  }
}
