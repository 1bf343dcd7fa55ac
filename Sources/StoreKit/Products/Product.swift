import Foundation
import UIKit

/// Something that the app sells.
///
/// Differs from Apple's: products are those of the `.storekit` file of the scheme, or of the test's `SKTestSession`;
/// there are none without one.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

    /// From the word in a `.storekit` file.
    init(file word: String) {
      switch word {
      case "Consumable": self = .consumable
      case "NonConsumable": self = .nonConsumable
      case "RecurringSubscription": self = .autoRenewable
      default: self = .nonRenewable
      }
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// Nil for what is no subscription that renews itself.
  public let subscription: SubscriptionInfo?
  private let locale: String

  init(_ item: StoreConfiguration.Item, locale: String) {
    let language =
      locale.split(whereSeparator: { "_-".contains($0) }).first.map(String.init) ?? "en"
    let words =
      item.localizations?.first { $0.locale == locale }
      ?? item.localizations?.first { $0.locale.hasPrefix(language) } ?? item.localizations?.first
    id = item.productID
    type = ProductType(file: item.type)
    displayName = words?.displayName ?? ""
    description = words?.description ?? ""
    self.locale = locale
    price = Self.price(item.displayPrice)
    displayPrice = Self.text(price, locale)
    isFamilyShareable = item.familyShareable ?? false
    subscription = SubscriptionInfo(item, locale: locale)
  }

  public var priceFormatStyle: Decimal.FormatStyle.Currency {
    Self.style(locale)
  }

  static func style(_ locale: String) -> Decimal.FormatStyle.Currency {
    let locale = Locale(identifier: locale)
    return .currency(code: locale.currency?.identifier ?? "USD").locale(locale)
  }

  static func price(_ text: String?) -> Decimal {
    text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 0
  }

  static func text(_ price: Decimal, _ locale: String) -> String { price.formatted(style(locale)) }

  /// What is for sale of these identifiers, in their order.
  ///
  /// - Throws: What a test has said with `SKTestSession.setSimulatedError`.
  public static func products(
    for identifiers: some Collection<String>
  ) async throws -> [Product] {
    if let error = Store.shared.read({ $0.failures["loadProducts"] }) { throw error }
    return Store.shared.products(Array(identifiers))
  }

  // MARK: Purchases

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case token(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
    }

    let kind: Kind

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(kind: .token(token))
    }

    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(kind: .quantity(quantity))
    }

    public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> PurchaseOption {
      PurchaseOption(kind: .asksToBuy(simulate))
    }
  }

  /// Asks the user whether they buy.
  ///
  /// - Throws: `PurchaseError.invalidQuantity`, or what a test has said with `SKTestSession.setSimulatedError`.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    if let error = Store.shared.read({ $0.failures["purchase"] }) { throw error }
    var (quantity, token, asksToBuy) = (1, UUID?.none, Store.shared.read(\.asksToBuy))
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .token(let value): token = value
      case .asksToBuy(let asks): asksToBuy = asksToBuy || asks
      }
    }
    guard (1...10).contains(quantity) else { throw PurchaseError.invalidQuantity }
    let isSilent = Store.shared.read(\.isSilent)
    if !isSilent, await !PurchaseDialog.confirms(self) { return .userCancelled }
    if asksToBuy {
      Store.shared.wait(for: self, quantity: quantity, token: token)
      return .pending
    }
    if type == .nonConsumable,
      let owned = Store.shared.entitlements().last(where: { $0.productID == id })
    {
      return .success(.verified(Transaction(owned)))
    }
    let record = Store.shared.buy(self, quantity: quantity, token: token, isOutside: false)
    if !isSilent { PurchaseDialog.thank() }
    return .success(.verified(Transaction(record)))
  }

  /// Differs from Apple's: whatever the scene, the user is asked above the app.
  @MainActor
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    try await purchase(options: options)
  }

  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }
}

extension Store {
  /// Keeps what somebody else has to allow.
  func wait(for product: Product, quantity: Int, token: UUID?) {
    change { content in
      content.nextID += 1
      content.waiting.append(
        PurchaseRecord(
          id: content.nextID, productID: product.id, type: product.type,
          group: product.subscription?.subscriptionGroupID, date: Date(), expiration: nil,
          renews: product.subscription != nil, quantity: quantity, token: token,
          price: product.price))
    }
    keep()
  }
}
