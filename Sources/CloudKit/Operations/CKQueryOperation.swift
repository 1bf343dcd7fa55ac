import Foundation

/// Finds records.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// As many as the server likes.
  public static let maximumResults = 0

  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var query: CKQuery?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var cursor: Cursor?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var zoneID: CKRecordZone.ID?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordMatchedBlock:
    (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
  @preconcurrency open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
  @preconcurrency open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func fail(_ error: CKError) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

extension CKQueryOperation {
  /// Where more of what a query has found begins; nothing here makes one.
  public final class Cursor: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }

    public func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
