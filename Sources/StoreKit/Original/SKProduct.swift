import Foundation

/// Something that the app sells, as apps ask for it before iOS 15.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }

  let product: Product
  private let locale: String

  init(_ product: Product, locale: String) {
    self.product = product
    self.locale = locale
    super.init()
  }

  open var productIdentifier: String { product.id }
  open var localizedTitle: String { product.displayName }
  open var localizedDescription: String { product.description }
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  open var priceLocale: Locale { Locale(identifier: locale) }
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  open var isDownloadable: Bool { false }
  open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }

  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    (product.subscription?.subscriptionPeriod).map { SKProductSubscriptionPeriod($0) }
  }

  open var introductoryPrice: SKProductDiscount? {
    (product.subscription?.introductoryOffer).map { SKProductDiscount($0, priceLocale) }
  }

  open var discounts: [SKProductDiscount] {
    (product.subscription?.promotionalOffers ?? []).map { SKProductDiscount($0, priceLocale) }
  }
}

open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  public let numberOfUnits: Int
  public let unit: SKProduct.PeriodUnit

  init(_ period: Product.SubscriptionPeriod) {
    numberOfUnits = period.value
    unit =
      switch period.unit {
      case .day: .day
      case .week: .week
      case .month: .month
      case .year: .year
      }
    super.init()
  }
}

/// A price for the first time, or for some.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  public enum `Type`: UInt, Sendable {
    case introductory = 0
    case subscription = 1
  }

  private let offer: Product.SubscriptionOffer
  public let priceLocale: Locale

  init(_ offer: Product.SubscriptionOffer, _ locale: Locale) {
    self.offer = offer
    priceLocale = locale
    super.init()
  }

  open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
  open var identifier: String? { offer.id }
  open var numberOfPeriods: Int { offer.periodCount }
  open var subscriptionPeriod: SKProductSubscriptionPeriod {
    SKProductSubscriptionPeriod(offer.period)
  }
  open var type: `Type` { offer.type == .introductory ? .introductory : .subscription }

  open var paymentMode: PaymentMode {
    switch offer.paymentMode {
    case .payAsYouGo: .payAsYouGo
    case .payUpFront: .payUpFront
    default: .freeTrial
    }
  }
}
