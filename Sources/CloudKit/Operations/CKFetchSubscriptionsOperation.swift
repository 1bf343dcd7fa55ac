import Foundation

/// Reads subscriptions by their names.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open var subscriptionIDs: [CKSubscription.ID]?
  /// Differs from Apple's: never called, as nothing comes from a server.
  @preconcurrency open var perSubscriptionResultBlock:
    (@Sendable (CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  @preconcurrency open var fetchSubscriptionsResultBlock:
    (@Sendable (Result<Void, any Error>) -> Void)?
  @preconcurrency open var fetchSubscriptionCompletionBlock:
    (@Sendable ([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?

  public required override init() { super.init() }

  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }

  open class func fetchAllSubscriptionsOperation() -> Self { Self() }

  override func fail(_ error: CKError) {
    fetchSubscriptionsResultBlock?(.failure(error))
    fetchSubscriptionCompletionBlock?(nil, error)
  }
}
