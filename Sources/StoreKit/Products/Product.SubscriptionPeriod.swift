import Foundation

extension Product {
  /// How long a subscription lasts until it renews itself.
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }

    public let unit: Unit
    public let value: Int

    init(unit: Unit, value: Int) {
      self.unit = unit
      self.value = value
    }

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }

  /// A price for the first time, or for some.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }

    /// Nil for that of the first time.
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode

    /// Nil without a period.
    init?(_ offer: StoreConfiguration.Offer?, _ type: OfferType, locale: String) {
      guard let offer, let period = SubscriptionPeriod(text: offer.subscriptionPeriod) else {
        return nil
      }
      id = type == .introductory ? nil : offer.offerID
      self.type = type
      self.period = period
      periodCount = offer.numberOfPeriods ?? 1
      switch offer.paymentMode {
      case "payAsYouGo": paymentMode = .payAsYouGo
      case "payUpFront": paymentMode = .payUpFront
      default: paymentMode = .freeTrial
      }
      price = paymentMode == .freeTrial ? 0 : Product.price(offer.displayPrice)
      displayPrice = Product.text(price, locale)
    }
  }
}
