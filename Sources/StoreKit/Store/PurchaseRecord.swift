import Foundation

/// A purchase or the renewal of a subscription.
struct PurchaseRecord: Codable, Sendable {
  var id: UInt64
  var originalID: UInt64
  let productID: String
  /// The word for the product's type.
  private let kind: String
  let group: String?
  var date: Date
  let originalDate: Date
  var expiration: Date?
  /// Whether a new one follows when this one runs out.
  var renews: Bool
  let quantity: Int
  let token: UUID?
  let price: Decimal
  var revocation: Date?
  var isUpgraded = false
  var isFinished = false
  var isRenewal = false

  init(
    id: UInt64, productID: String, type: Product.ProductType, group: String?, date: Date,
    expiration: Date?, renews: Bool, quantity: Int, token: UUID?, price: Decimal
  ) {
    (self.id, originalID) = (id, id)
    self.productID = productID
    kind = type.rawValue
    self.group = group
    (self.date, originalDate) = (date, date)
    self.expiration = expiration
    self.renews = renews
    self.quantity = quantity
    self.token = token
    self.price = price
  }

  var type: Product.ProductType { Product.ProductType(rawValue: kind) }

  func isCurrent(at now: Date) -> Bool {
    revocation == nil && !isUpgraded && (expiration.map { $0 > now } ?? true)
  }
}
