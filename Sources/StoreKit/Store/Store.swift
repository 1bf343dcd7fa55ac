import Device
import Foundation
import FoundationAdditions
import Synchronization

/// What is for sale, and what was bought.
///
/// Purchases are there when the app is launched again; in tests without an app they are kept for the length of the
/// process.
package final class Store: Sendable {
  package static let shared = Store(
    StoreConfiguration.ofProcess(), session: StoreSession.ofProcess())

  struct Content: Sendable {
    var configuration: StoreConfiguration?
    var records: [PurchaseRecord] = []
    var nextID: UInt64 = 0
    var time = SubscriptionTime(rate: 0)
    var isSilent = false
    var asksToBuy = false
    var storefront: String?
    var failures: [String: StoreKitError] = [:]
    var waiting: [PurchaseRecord] = []
    /// What the app had not finished when it ended, and has not heard of since.
    var unfinished: [UInt64] = []
  }

  /// What is there when the app is launched again.
  private struct Kept: Codable {
    var records: [PurchaseRecord]
    var waiting: [PurchaseRecord]
    var nextID: UInt64
  }

  private let content: Mutex<Content>
  private let file: ServiceRecords
  /// Those who want to hear of purchases that the app itself has not asked for, by their numbers.
  let listeners = Broadcast<UInt64>()
  /// Those who want to hear of whatever changes what the user owns.
  let changes = Broadcast<Void>()

  init(
    _ configuration: StoreConfiguration?, file: ServiceRecords = ServiceRecords("Purchases"),
    session: StoreSession? = nil
  ) {
    self.file = file
    var content = Content()
    if let kept = file.read(Kept.self) {
      content.records = kept.records
      content.waiting = kept.waiting
      content.nextID = kept.nextID
      content.unfinished = kept.records.filter { !$0.isFinished }.map(\.id)
    }
    self.content = Mutex(content)
    load(configuration)
    if let session { take(session) }
  }

  /// Keeps the purchases for the app's next launch, and tells that they have changed.
  func keep() {
    file.keep {
      self.read { Kept(records: $0.records, waiting: $0.waiting, nextID: $0.nextID) }
    }
    changes.send(())
  }

  /// What the app had not finished when it ended: to whom asks first.
  func takeUnfinished() -> [PurchaseRecord] {
    change { content in
      defer { content.unfinished = [] }
      return content.records.filter { content.unfinished.contains($0.id) && !$0.isFinished }
    }
  }

  package func load(_ configuration: StoreConfiguration?) {
    content.withLock { content in
      content.configuration = configuration
      content.time = SubscriptionTime(rate: configuration?.settings?.timeRate ?? 0)
      content.asksToBuy = configuration?.settings?.askToBuyEnabled ?? false
    }
  }

  func read<T: Sendable>(_ body: @Sendable (Content) throws -> T) rethrows -> T {
    try content.withLock { try body($0) }
  }

  func change<T: Sendable>(_ body: @Sendable (inout Content) throws -> T) rethrows -> T {
    try content.withLock { try body(&$0) }
  }

  // MARK: Products

  func products(_ ids: some Sequence<String>) -> [Product] {
    let configuration = read(\.configuration)
    guard let items = configuration?.items else { return [] }
    let locale = configuration?.locale ?? "en_US"
    var seen: Set<String> = []
    return ids.compactMap { id in
      seen.insert(id).inserted ? items[id].map { Product($0, locale: locale) } : nil
    }
  }

  // MARK: Purchases

  /// Notes a purchase, which those who listen for purchases outside of the app hear of if `isOutside`.
  func buy(
    _ product: Product, quantity: Int = 1, token: UUID? = nil, isOutside: Bool
  ) -> PurchaseRecord {
    let now = Date()
    let record = change { content in
      content.nextID += 1
      let id = content.nextID
      let group = product.subscription?.subscriptionGroupID
      if let group {
        // A subscription of the same group takes the place of the one before.
        for index in content.records.indices
        where content.records[index].group == group && content.records[index].isCurrent(at: now) {
          content.records[index].isUpgraded = content.records[index].productID != product.id
          content.records[index].renews = false
        }
      }
      let isFirst = !content.records.contains { $0.productID == product.id }
      let period =
        isFirst && product.subscription?.introductoryOffer?.paymentMode == .freeTrial
        ? product.subscription?.introductoryOffer?.period : product.subscription?.subscriptionPeriod
      let record = PurchaseRecord(
        id: id, productID: product.id, type: product.type, group: group, date: now,
        expiration: period.map { content.time.end(of: $0, from: now) },
        renews: product.subscription != nil, quantity: quantity, token: token,
        price: product.price)
      content.records.append(record)
      return record
    }
    keep()
    if isOutside { listeners.send(record.id) }
    return record
  }

  /// The purchases until now, with the renewals that were due.
  func records(at now: Date = Date()) -> [PurchaseRecord] {
    let (all, new) = change { content in
      var new: [UInt64] = []
      let items = content.configuration?.items ?? [:]
      var index = 0
      while index < content.records.count {
        let record = content.records[index]
        if record.renews, let due = record.expiration, due <= now, record.revocation == nil,
          let period = Product.SubscriptionPeriod(
            text: items[record.productID]?.recurringSubscriptionPeriod)
        {
          // After a long time with short periods the rest is one renewal, of now.
          let end = new.count < Self.renewalsAtOnce ? due : now
          content.records[index].renews = false
          content.nextID += 1
          var next = record
          next.id = content.nextID
          next.originalID = record.originalID
          next.date = end
          next.isRenewal = true
          next.isFinished = false
          next.expiration = content.time.end(of: period, from: end)
          content.records.append(next)
          new.append(next.id)
        }
        index += 1
      }
      return (content.records, new)
    }
    if !new.isEmpty { keep() }
    for id in new { listeners.send(id) }
    return all
  }

  func record(_ id: UInt64) -> PurchaseRecord? { read { $0.records.first { $0.id == id } } }

  /// How many renewals are noted that nobody has looked at since; a year has half a million minutes.
  private static let renewalsAtOnce = 1000

  /// - Returns: Whether there is such a purchase.
  @discardableResult
  func update(_ id: UInt64, _ body: @Sendable (inout PurchaseRecord) -> Void) -> Bool {
    let isThere = change { content in
      guard let index = content.records.firstIndex(where: { $0.id == id }) else { return false }
      body(&content.records[index])
      return true
    }
    if isThere { keep() }
    return isThere
  }

  /// What the app may use now: neither run out, taken back nor replaced.
  func entitlements(at now: Date = Date()) -> [PurchaseRecord] {
    let current = records(at: now).filter { $0.type != .consumable && $0.isCurrent(at: now) }
    var latest: [String: PurchaseRecord] = [:]
    for record in current { latest[record.productID] = record }
    return latest.values.sorted { $0.id < $1.id }
  }
}
