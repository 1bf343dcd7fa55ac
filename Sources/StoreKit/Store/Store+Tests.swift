import Foundation

/// A purchase, as a test sees it.
package struct StoreSummary: Sendable {
  package let id: UInt64
  package let originalID: UInt64
  package let productID: String
  package let date: Date
  package let expiration: Date?
  package let revocation: Date?
  package let renews: Bool
  package let isWaiting: Bool

  init(_ record: PurchaseRecord, isWaiting: Bool) {
    id = record.id
    originalID = record.originalID
    productID = record.productID
    date = record.date
    expiration = record.expiration
    revocation = record.revocation
    renews = record.renews
    self.isWaiting = isWaiting
  }
}

// What a test does as everybody else.
extension Store {
  /// Whether nobody is asked.
  package var isSilent: Bool {
    get { read(\.isSilent) }
    set { change { $0.isSilent = newValue } }
  }

  package var asksToBuy: Bool {
    get { read(\.asksToBuy) }
    set { change { $0.asksToBuy = newValue } }
  }

  package var country: String {
    get { read { $0.storefront ?? $0.configuration?.country ?? "USA" } }
    set { change { $0.storefront = newValue } }
  }

  package var timeRate: Int {
    get { read(\.time.rate) }
    set { change { $0.time = SubscriptionTime(rate: newValue) } }
  }

  package func forget() {
    change { ($0.records, $0.waiting, $0.unfinished) = ([], [], []) }
    keep()
  }

  package func reset(to configuration: StoreConfiguration) {
    change { content in
      content.isSilent = false
      content.storefront = nil
      content.failures = [:]
    }
    load(configuration)
  }

  package func summaries() -> [StoreSummary] {
    records().map { StoreSummary($0, isWaiting: false) }
      + read(\.waiting).map { StoreSummary($0, isWaiting: true) }
  }

  package func buyOutside(
    _ id: String, options: Set<Product.PurchaseOption> = []
  ) -> Transaction? {
    guard let product = products([id]).first else { return nil }
    let token = options.lazy.compactMap { option in
      if case .token(let token) = option.kind { token } else { nil }
    }.first
    return Transaction(buy(product, token: token, isOutside: true))
  }

  package func delete(_ id: UInt64) -> Bool {
    let isFound = change { content in
      let count = content.records.count
      content.records.removeAll { $0.id == id }
      return content.records.count < count
    }
    if isFound { keep() }
    return isFound
  }

  package func refund(_ id: UInt64) -> Bool {
    let now = Date()
    let isFound = update(id) { record in
      record.revocation = now
      record.renews = false
    }
    if isFound { listeners.send(id) }
    return isFound
  }

  package func decide(_ id: UInt64, isAllowed: Bool) -> Bool {
    let waiting = change { content -> PurchaseRecord? in
      guard let index = content.waiting.firstIndex(where: { $0.id == id }) else { return nil }
      return content.waiting.remove(at: index)
    }
    guard let waiting else { return false }
    keep()
    if isAllowed, let product = products([waiting.productID]).first {
      _ = buy(product, quantity: waiting.quantity, token: waiting.token, isOutside: true)
    }
    return true
  }

  package func setRenewal(_ id: UInt64, _ renews: Bool) -> Bool {
    guard record(id)?.type == .autoRenewable else { return false }
    return update(id) { $0.renews = renews }
  }

  /// Ends the current period of a subscription.
  package func expire(_ productID: String, renews: Bool) -> Bool {
    let now = Date()
    let current = records(at: now).last {
      $0.productID == productID && $0.type == .autoRenewable && $0.isCurrent(at: now)
    }
    guard let current else { return false }
    update(current.id) { record in
      record.expiration = now
      record.renews = renews
    }
    _ = records(at: now)
    return true
  }

  package func setFailure(_ error: StoreKitError?, of api: String) {
    change { $0.failures[api] = error }
  }
}
