extension Product.SubscriptionInfo.Status {
  /// How subscriptions stand, whenever one has changed.
  public struct Statuses: AsyncSequence, Sendable {
    public typealias Element = Product.SubscriptionInfo.Status

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate let changes = Store.shared.changes.subscribe()
      fileprivate var known = Store.shared.statuses()
      private var waiting: [Element] = []

      fileprivate init() {}

      /// Nil when the task is cancelled.
      public mutating func next() async -> Element? {
        while waiting.isEmpty {
          guard await changes.next() != nil else { return nil }
          let now = Store.shared.statuses()
          waiting = now.filter { !known.contains($0) }
          known = now
        }
        return waiting.removeFirst()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// How subscriptions stand from now on, whenever one is bought, renewed, ended or taken back.
  ///
  /// Differs from Apple's: that a period has run out is noticed when the app asks for transactions or the status of a
  /// subscription.
  public static var updates: Statuses { Statuses() }
}

extension Store {
  /// How each group that the user has subscribed to stands.
  fileprivate func statuses() -> [Product.SubscriptionInfo.Status] {
    let groups = read(\.configuration)?.subscriptionGroups?.map(\.id) ?? []
    return groups.flatMap(Product.SubscriptionInfo.Status.ofGroup)
  }
}
