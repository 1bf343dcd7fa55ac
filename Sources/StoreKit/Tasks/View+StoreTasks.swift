import SwiftUI

extension View {
  /// Loads a product while the view is shown, and tells how far that is.
  ///
  /// `action` is first told that it loads.
  public nonisolated func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View {
    modifier(
      StoreTask(id: id, priority: priority) {
        await action(.loading)
        await action(.loaded(id))
      })
  }

  /// Loads products while the view is shown, and tells how far that is.
  ///
  /// `action` is first told that they load.
  public nonisolated func storeProductsTask(
    for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View {
    let ids = Array(ids)
    return modifier(
      StoreTask(id: ids, priority: priority) {
        await action(.loading)
        await action(.loaded(ids))
      })
  }

  /// Tells whether the user owns a product, while the view is shown, and again whenever something is bought.
  ///
  /// `action` is first told that it loads.
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    modifier(
      StoreTask(id: productID, priority: priority) {
        await action(.loading)
        let changes = Store.shared.changes.subscribe(after: [()])
        while await changes.next() != nil {
          await action(.success(Transaction.currentEntitlement(for: productID)))
        }
      })
  }

  /// Tells how the user's subscription of a group stands, while the view is shown, and again whenever something is
  /// bought.
  ///
  /// `action` is first told that it loads.
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    modifier(
      StoreTask(id: groupID, priority: priority) {
        await action(.loading)
        let changes = Store.shared.changes.subscribe(after: [()])
        while await changes.next() != nil {
          do {
            await action(.success(try Product.SubscriptionInfo.status(for: groupID)))
          } catch {
            await action(.failure(error))
          }
        }
      })
  }
}

/// A task that begins anew with another identifier.
private nonisolated struct StoreTask<ID: Equatable>: ViewModifier {
  let id: ID
  let priority: TaskPriority
  let run: () async -> Void

  @MainActor
  func body(content: Content) -> some View {
    content.task(id: id, priority: priority) { await run() }
  }
}
