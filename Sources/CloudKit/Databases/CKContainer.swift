import Foundation

/// What an app keeps in iCloud.
///
/// Differs from Apple's: nobody is signed in and no server answers, as on a device without an account that is offline.
/// An app needs no entitlement for a container.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let own = CKContainer(
    named: Bundle.main.bundleIdentifier.map { "iCloud." + $0 })

  public let containerIdentifier: String?
  private let queue = OperationQueue()

  /// `iCloud.` and the identifier of the app's bundle; no identifier where the app has none.
  open class func `default`() -> CKContainer { own }

  public convenience init(identifier containerIdentifier: String) {
    self.init(named: containerIdentifier)
  }

  private init(named identifier: String?) {
    containerIdentifier = identifier
    super.init()
  }

  // MARK: Databases

  public let publicCloudDatabase = CKDatabase(.public)
  public let privateCloudDatabase = CKDatabase(.private)
  public let sharedCloudDatabase = CKDatabase(.shared)

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Runs an operation, which fails.
  open func add(_ operation: CKOperation) { queue.addOperation(operation) }

  // MARK: Accounts

  /// Tells on another queue that there is no account.
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }

  open func accountStatus() async throws -> CKAccountStatus {
    try await withCheckedThrowingContinuation { continuation in
      accountStatus { status, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: status)
        }
      }
    }
  }

  /// Fails on another queue with `CKError.notAuthenticated`.
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(nil, CKError.signedOut) }
  }

  /// - Throws: `CKError.notAuthenticated`.
  open func userRecordID() async throws -> CKRecord.ID { try await SignedOut.fail() }
}

/// What comes of everything that needs an account.
enum SignedOut {
  /// On another queue.
  static func tell(_ completion: @escaping @Sendable (CKError) -> Void) {
    DispatchQueue.global().async { completion(.signedOut) }
  }

  static func fail<Value: Sendable>() async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      tell { continuation.resume(throwing: $0) }
    }
  }
}
