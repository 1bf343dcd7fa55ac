import Foundation
import StoreKit
import StoreKitTest
import Testing

extension AskingTests {
  /// What an app sends to its server, and how it hears that a subscription has changed.
  @MainActor
  @Suite struct TransactionRepresentationTests {
    private let session: SKTestSession

    init() throws { session = try ShopScreen.session() }

    @Test func aServerReadsWhatWasBought() async throws {
      let token = UUID()
      let product = try #require(await Product.products(for: ["app.theme"]).first)
      guard
        case .success(let result) = try await product.purchase(options: [.appAccountToken(token)])
      else {
        Issue.record("not bought")
        return
      }
      let parts = result.jwsRepresentation.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.count == 3 && !parts[1].contains("="))
      let values = try #require(
        try JSONSerialization.jsonObject(with: result.payloadData) as? [String: Any])
      let transaction = try result.payloadValue
      #expect(values["productId"] as? String == "app.theme")
      #expect(values["transactionId"] as? String == "\(transaction.id)")
      #expect(values["appAccountToken"] as? String == token.uuidString.lowercased())
      #expect(values["price"] as? Int == 4990)
      #expect(values["storefront"] as? String == "DEU")
      #expect(values["expiresDate"] == nil)
      #expect(transaction.currency?.identifier == "USD")
    }

    @Test func aSubscriptionThatEndsIsTold() async throws {
      var updates = Product.SubscriptionInfo.Status.updates.makeAsyncIterator()
      let bought = try await session.buyProduct(identifier: "app.yearly")
      let began = try #require(await updates.next())
      #expect(began.state == .subscribed)
      let renewal = try began.renewalInfo.payloadValue
      #expect(renewal.renewalDate == bought.expirationDate && renewal.expirationReason == nil)
      #expect(!renewal.isInBillingRetry)
      try session.expireSubscription(productIdentifier: "app.yearly")
      let ended = try #require(await updates.next())
      #expect(ended.state == .expired)
      #expect(try ended.renewalInfo.payloadValue.expirationReason == .autoRenewDisabled)
    }
  }
}
