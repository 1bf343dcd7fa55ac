import Accessibility
import Foundation
import StoreKit
import StoreKitTest
import SwiftUI
import Testing
import UIKit

extension AskingTests {
  /// A paywall made of the store's own view.
  @MainActor
  @Suite struct SubscriptionStoreViewTests {
    private let session: SKTestSession

    init() throws { session = try ShopScreen.session() }

    @Test func theChosenSubscriptionIsBought() async throws {
      let screen = ShopScreen(
        SubscriptionStoreView(groupID: "G1") { Text("Everything, always") })
      try await screen.wait { try screen.shows("Everything, always") }
      // The better one comes first.
      let yearly = try #require(try choice("Yearly", in: screen))
      let monthly = try #require(try choice("Monthly", in: screen))
      #expect(yearly.frame.minY < monthly.frame.minY)
      #expect(yearly.isSelected && !monthly.isSelected)
      try await screen.tap(monthly.label)
      try await screen.tap("Try It Free")
      try await screen.wait { session.allTransactions().count == 1 }
      #expect(session.allTransactions().map(\.productIdentifier) == ["app.monthly"])
      try await screen.wait { try choice("Current Plan", in: screen) != nil }
    }

    private func choice(
      _ word: String, in screen: ShopScreen
    ) throws -> AccessibilityElement? {
      try UIApplication.shared.settledTree().firstDescendant {
        $0.elementType == .button && $0.label.contains(word)
      }
    }

    @Test func eachSubscriptionMayHaveItsButton() async throws {
      let screen = ShopScreen(
        SubscriptionStoreView(productIDs: ["app.monthly", "app.yearly"])
          .subscriptionStoreControlStyle(.buttons)
          .subscriptionStoreButtonLabel(.price))
      try await screen.tap("$19.99/year")
      try await screen.wait { session.allTransactions().count == 1 }
      #expect(session.allTransactions().map(\.productIdentifier) == ["app.yearly"])
      // The name of the group stands above.
      #expect(try screen.shows("Pro"))
    }

    @Test func aButtonOfSeveralLinesTellsHowLongNothingIsPaid() async throws {
      let screen = ShopScreen(
        SubscriptionStoreView(productIDs: ["app.monthly", "app.yearly"])
          .subscriptionStoreControlStyle(.buttons)
          .subscriptionStoreButtonLabel(.multiline))
      try await screen.wait { try choice("1 week free, then $1.99/month", in: screen) != nil }
    }

    @Test func onlyBetterOnesAreShownToASubscriber() async throws {
      _ = try await session.buyProduct(identifier: "app.monthly")
      let screen = ShopScreen(
        SubscriptionStoreView(groupID: "G1", visibleRelationships: .upgrade))
      try await screen.wait { try screen.shows("Subscribe") }
      #expect(try screen.shows("Yearly") && !screen.shows("Monthly"))
    }

    @Test func anUnknownGroupIsUnavailable() async throws {
      let screen = ShopScreen(SubscriptionStoreView(groupID: "G9"))
      try await screen.wait { try screen.shows("Subscription Unavailable") }
    }

    @Test func policiesAreThoseOfTheApp() async throws {
      var opened: [URL] = []
      let screen = ShopScreen(
        SubscriptionStoreView(groupID: "G1")
          .subscriptionStorePolicyDestination(
            url: URL(string: "https://app.example/terms"), for: .termsOfService
          )
          .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("We keep nothing") }
          .environment(
            \.openURL,
            OpenURLAction {
              opened.append($0)
              return .handled
            }))
      try await screen.tap("Terms of Service")
      #expect(opened.map(\.absoluteString) == ["https://app.example/terms"])
      try await screen.tap("Privacy Policy")
      try await screen.wait { try screen.shows("We keep nothing") }
    }

    @Test func aPaywallInASheetCanBeClosed() async throws {
      struct Screen: View {
        @State var isShown = true
        var body: some View {
          Text("Home").sheet(isPresented: $isShown) { SubscriptionStoreView(groupID: "G1") }
        }
      }
      let screen = ShopScreen(Screen())
      try await screen.tap("Close")
      try await screen.wait { try !screen.shows("Close") }
      #expect(try screen.shows("Home"))
    }
  }
}
