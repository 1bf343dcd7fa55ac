import Foundation

extension CKDatabase {
  /// Fails with `CKError.notAuthenticated`.
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// - Throws: `CKError.notAuthenticated`.
  public func allSubscriptions() async throws -> [CKSubscription] {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    try await SignedOut.fail()
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    SignedOut.tell { completionHandler(nil, $0) }
  }

  /// Differs from Apple's: fails with `CKError.notAuthenticated`, also in the public database.
  @discardableResult
  public func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws
    -> CKSubscription.ID
  {
    try await SignedOut.fail()
  }
}
