import Device
import Foundation

/// Something that the user has bought.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  public let id: UInt64
  /// That of the first purchase of a subscription.
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  /// When a subscription ends or renews itself; nil for other products.
  public let expirationDate: Date?
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let price: Decimal?
  /// When the App Store has taken it back.
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let reason: Reason

  init(_ record: PurchaseRecord) {
    id = record.id
    originalID = record.originalID
    productID = record.productID
    productType = record.type
    subscriptionGroupID = record.group
    purchaseDate = record.date
    originalPurchaseDate = record.originalDate
    expirationDate = record.expiration
    purchasedQuantity = record.quantity
    appAccountToken = record.token
    price = record.price
    revocationDate = record.revocation
    isUpgraded = record.isUpgraded
    reason = record.isRenewal ? .renewal : .purchase
  }

  public var revocationReason: RevocationReason? { revocationDate == nil ? nil : .other }
  public var ownershipType: OwnershipType { .purchased }
  public var environment: AppStore.Environment { .xcode }
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }

  /// Tells the App Store that the app has given what was bought.
  public func finish() async {
    Store.shared.update(id) { $0.isFinished = true }
  }

  // MARK: All transactions

  /// Transactions, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    enum Source: Sendable {
      case known(@Sendable () -> [PurchaseRecord])
      case updates
    }

    let source: Source

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var known: ArraySlice<PurchaseRecord>
      fileprivate var updates: Broadcast<UInt64>.Subscription?

      public mutating func next() async -> VerificationResult<Transaction>? {
        if let record = known.popFirst() { return .verified(Transaction(record)) }
        while let id = await updates?.next() {
          if let record = Store.shared.record(id) { return .verified(Transaction(record)) }
        }
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      switch source {
      case .known(let records): return AsyncIterator(known: records()[...], updates: nil)
      case .updates:
        let updates = Store.shared.listeners.subscribe()
        return AsyncIterator(known: Store.shared.takeUnfinished()[...], updates: updates)
      }
    }
  }

  /// All but finished consumables, newest first.
  public static var all: Transactions {
    Transactions(
      source: .known {
        Store.shared.records().filter { $0.type != .consumable || !$0.isFinished }.reversed()
      })
  }

  /// What the user may use now.
  public static var currentEntitlements: Transactions {
    Transactions(source: .known { Store.shared.entitlements() })
  }

  public static var unfinished: Transactions {
    Transactions(source: .known { Store.shared.records().filter { !$0.isFinished } })
  }

  /// What is bought or changes outside of the app from now on: in a test's `SKTestSession`, by a renewal, or because
  /// somebody has allowed it.
  ///
  /// Who asks first after a launch hears of what the app had not finished when it ended.
  ///
  /// Differs from Apple's: a renewal is noticed when the app asks for transactions or the status of a subscription.
  public static var updates: Transactions { Transactions(source: .updates) }

  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Store.shared.records().last { $0.productID == productID }.map { .verified(Transaction($0)) }
  }

  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Store.shared.entitlements().last { $0.productID == productID }
      .map { .verified(Transaction($0)) }
  }
}
