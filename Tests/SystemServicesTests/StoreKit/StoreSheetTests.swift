import Foundation
import StoreKit
import StoreKitTest
import SwiftUI
import Testing
import UIKit

extension AskingTests {
  /// Sheets of the store over an app.
  @MainActor
  @Suite struct StoreSheetTests {
    private let session: SKTestSession

    init() throws { session = try ShopScreen.session() }

    private struct Account: View {
      @State var manages = false
      var body: some View {
        Button("Manage") { manages = true }.manageSubscriptionsSheet(isPresented: $manages)
      }
    }

    private func willRenew() async throws -> Bool? {
      try await Product.SubscriptionInfo.status(for: "G1").first?.renewalInfo.payloadValue
        .willAutoRenew
    }

    @Test func aSubscriptionIsEndedInTheSheet() async throws {
      _ = try await session.buyProduct(identifier: "app.monthly")
      let screen = ShopScreen(Account())
      try await screen.tap("Manage")
      try await screen.tap("Cancel Subscription")
      try await screen.tap("Confirm")
      try await screen.wait { try !screen.shows("Cancel Subscription") }
      #expect(try await willRenew() == false)
      try await screen.tap("Done")
      try await screen.wait { try !screen.shows("Done") }
    }

    @Test func withoutSubscriptionsTheSheetSaysSo() async throws {
      let screen = ShopScreen(Account())
      try await screen.tap("Manage")
      try await screen.wait { try screen.shows("You do not have any subscriptions.") }
    }

    @Test func aRefundIsToldOnceTheSheetIsGone() async throws {
      struct Purchase: View {
        let id: UInt64
        @State var asks = true
        @State var answer = "open"
        var body: some View {
          Text(answer).refundRequestSheet(for: id, isPresented: $asks) { result in
            if case .success(.success) = result { answer = "refunded" }
          }
        }
      }
      let bought = try await session.buyProduct(identifier: "app.theme")
      let screen = ShopScreen(Purchase(id: bought.id))
      try await screen.tap("Request Refund")
      try await screen.wait { try screen.shows("refunded") }
      #expect(await Transaction.currentEntitlement(for: "app.theme") == nil)
    }

    @Test func codesCannotBeRedeemedWithoutTheStore() async throws {
      struct Codes: View {
        @State var redeems = true
        @State var answer = "open"
        var body: some View {
          Text(answer).offerCodeRedemption(isPresented: $redeems) { result in
            if case .success = result { answer = "closed" }
          }
        }
      }
      let screen = ShopScreen(Codes())
      try await screen.wait { try screen.shows("Cannot Connect to App Store") }
      try await screen.tap("Cancel")
      try await screen.wait { try screen.shows("closed") }
    }
  }
}
