import Foundation

/// Saves subscriptions, and deletes others.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var subscriptionsToSave: [CKSubscription]?
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perSubscriptionSaveBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perSubscriptionDeleteBlock:
    (@Sendable (CKSubscription.ID, Result<Void, any Error>) -> Void)?
  @preconcurrency open var modifySubscriptionsResultBlock:
    (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var modifySubscriptionsCompletionBlock:
    (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  public override init() { super.init() }

  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func fail(_ error: CKError) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}
