import Device
import Foundation
import StoreKit
import StoreKitTest
import Testing
import UIKit

extension AskingTests {
  /// A shop, as an app and its tests use it.
  @MainActor
  @Suite struct ProductTests {
    private let session: SKTestSession

    init() throws {
      let file = try ShopFile.write()
      defer { try? FileManager.default.removeItem(at: file) }
      session = try SKTestSession(contentsOf: file)
      session.resetToDefaultState()
      session.clearTransactions()
      session.disableDialogs = true
    }

    private func product(_ id: String) async throws -> Product {
      try #require(await Product.products(for: [id]).first)
    }

    private func entitlements() async -> [String] {
      var found: [String] = []
      for await result in Transaction.currentEntitlements {
        found.append(result.unsafePayloadValue.productID)
      }
      return found
    }

    @Test func productsAreThoseOfTheFile() async throws {
      let products = try await Product.products(for: ["app.theme", "app.coin", "app.none"])
      #expect(products.map(\.id) == ["app.theme", "app.coin"])
      #expect(products.map(\.displayName) == ["Theme", "Coin"])
      #expect(products.map(\.type) == [.nonConsumable, .consumable])
      #expect(products.map(\.displayPrice) == ["$4.99", "$0.99"])
      #expect(products[1].price == Decimal(string: "0.99"))
      #expect(products[0].isFamilyShareable && products[0].subscription == nil)
      #expect(await Storefront.current?.countryCode == "DEU")
    }

    @Test func subscriptionsTellTheirPeriodAndTheirOffer() async throws {
      let monthly = try #require(try await product("app.monthly").subscription)
      #expect(monthly.subscriptionPeriod == .monthly)
      #expect(monthly.subscriptionGroupID == "G1")
      #expect(monthly.introductoryOffer?.paymentMode == .freeTrial)
      #expect(monthly.introductoryOffer?.period == .weekly)
      #expect(await monthly.isEligibleForIntroOffer)
      #expect(try await monthly.status.isEmpty)
    }

    @Test func whatIsBoughtIsTheUsers() async throws {
      let result = try await product("app.theme").purchase()
      guard case .success(.verified(let transaction)) = result else {
        Issue.record("\(result)")
        return
      }
      #expect(transaction.productID == "app.theme")
      #expect(transaction.environment == .xcode)
      await transaction.finish()
      #expect(await entitlements() == ["app.theme"])
      #expect(await Transaction.latest(for: "app.theme") != nil)
      #expect(session.allTransactions().map(\.productIdentifier) == ["app.theme"])
    }

    @Test func consumablesAreUsedUp() async throws {
      let result = try await product("app.coin").purchase(options: [.quantity(3)])
      guard case .success(let verification) = result else {
        Issue.record("\(result)")
        return
      }
      let transaction = try verification.payloadValue
      #expect(transaction.purchasedQuantity == 3)
      #expect(await entitlements() == [])
      var unfinished = 0
      for await _ in Transaction.unfinished { unfinished += 1 }
      #expect(unfinished == 1)
      await transaction.finish()
      for await _ in Transaction.unfinished { Issue.record("finished") }
      for await _ in Transaction.all { Issue.record("used up") }
    }

    @Test func theUserMayCancel() async throws {
      session.disableDialogs = false
      try await answering("purchase", "Cancel") {
        let result = try await product("app.theme").purchase()
        guard case .userCancelled = result else {
          Issue.record("\(result)")
          return
        }
      }
      #expect(await entitlements() == [])
    }

    @Test func theUserIsAsked() async throws {
      session.disableDialogs = false
      try await answering("purchase", "Subscribe") {
        _ = try await product("app.monthly").purchase()
      }
      #expect(await entitlements() == ["app.monthly"])
    }

    @Test func aSubscriptionReplacesThatOfItsGroup() async throws {
      _ = try await product("app.monthly").purchase()
      _ = try await product("app.yearly").purchase()
      #expect(await entitlements() == ["app.yearly"])
      let info = try #require(try await product("app.yearly").subscription)
      let status = try #require(try await info.status.first)
      #expect(status.state == .subscribed)
      #expect(try status.renewalInfo.payloadValue.willAutoRenew)
      #expect(await !info.isEligibleForIntroOffer)
    }

    @Test func aSubscriptionRenewsItself() async throws {
      _ = try await product("app.yearly").purchase()
      var updates = Transaction.updates.makeAsyncIterator()
      try session.forceRenewalOfSubscription(productIdentifier: "app.yearly")
      let renewal = try await #require(updates.next()).payloadValue
      #expect(renewal.reason == .renewal)
      #expect(renewal.originalID != renewal.id)
      #expect(await entitlements() == ["app.yearly"])
      try session.expireSubscription(productIdentifier: "app.yearly")
      #expect(await entitlements() == [])
      #expect(try await product("app.yearly").subscription?.status.first?.state == .expired)
    }

    @Test func whatIsBoughtElsewhereIsAnUpdate() async throws {
      var updates = Transaction.updates.makeAsyncIterator()
      let bought = try await session.buyProduct(identifier: "app.theme")
      #expect(await updates.next()?.unsafePayloadValue == bought)
      try session.refundTransaction(identifier: UInt(bought.id))
      #expect(await updates.next()?.unsafePayloadValue.revocationDate != nil)
      #expect(await entitlements() == [])
      await #expect(throws: SKTestError(.notFound)) {
        try await session.buyProduct(identifier: "app.none")
      }
    }

    @Test func somebodyElseMayHaveToAllow() async throws {
      session.askToBuyEnabled = true
      let result = try await product("app.theme").purchase()
      guard case .pending = result else {
        Issue.record("\(result)")
        return
      }
      let waiting = try #require(session.allTransactions().first)
      #expect(waiting.pendingAskToBuyConfirmation)
      try session.approveAskToBuyTransaction(identifier: waiting.identifier)
      #expect(await entitlements() == ["app.theme"])
    }

    @Test func testsLetThingsFail() async throws {
      try await session.setSimulatedError(.notEntitled, forAPI: .loadProducts)
      await #expect(throws: StoreKitError.self) { try await Product.products(for: ["app.coin"]) }
      try await session.setSimulatedError(nil, forAPI: .loadProducts)
      #expect(try await product("app.coin").id == "app.coin")
    }

    @Test func reviewsAreNoted() {
      let count = FeedbackLog.shared.played.count
      SKStoreReviewController.requestReview()
      #expect(FeedbackLog.shared.played.dropFirst(count) == ["requestReview"])
    }
  }
}
