import Foundation
import StoreKit
import StoreKitTest
import SwiftUI
import Testing
import UIKit

extension AskingTests {
  /// Views of the store that show products.
  @MainActor
  @Suite struct ProductViewTests {
    private let session: SKTestSession

    init() throws { session = try ShopScreen.session() }

    @MainActor
    private final class Log {
      var lines: [String] = []
    }

    @Test func aProductIsShownAndBought() async throws {
      let log = Log()
      let screen = ShopScreen(
        ProductView(id: "app.theme") { Image(systemName: "star") }
          .onInAppPurchaseStart { log.lines.append("start \($0.id)") }
          .onInAppPurchaseCompletion { product, result in
            guard case .success(.success(.verified(let transaction))) = result else { return }
            log.lines.append("bought \(product.id) \(transaction.productID)")
            await transaction.finish()
          })
      try await screen.wait { try screen.shows("Theme") }
      #expect(try screen.shows("Dark colours"))
      try await screen.tap("$4.99")
      try await screen.wait { log.lines.count == 2 }
      #expect(log.lines == ["start app.theme", "bought app.theme app.theme"])
      // What the user owns has no price any more.
      try await screen.wait { try screen.shows("Purchased") }
      #expect(try !screen.shows("$4.99"))
    }

    @Test func whatIsBoughtWithoutACompletionIsAnUpdate() async throws {
      var updates = Transaction.updates.makeAsyncIterator()
      let screen = ShopScreen(ProductView(id: "app.coin"))
      try await screen.tap("$0.99")
      #expect(await updates.next()?.unsafePayloadValue.productID == "app.coin")
    }

    @Test func anUnknownProductIsUnavailable() async throws {
      let screen = ShopScreen(ProductView(id: "app.none"))
      try await screen.wait { try screen.shows("Product Unavailable") }
    }

    @Test func compactProductsHaveNoDescriptionUnlessTheyAreAsked() async throws {
      let theme = try #require(await Product.products(for: ["app.theme"]).first)
      let compact = ShopScreen(ProductView(theme).productViewStyle(.compact))
      try await compact.wait { try compact.shows("Theme") }
      #expect(try !compact.shows("Dark colours"))
      let asked = ShopScreen(
        ProductView(theme).productViewStyle(.compact).productDescription(.visible))
      try await asked.wait { try asked.shows("Dark colours") }
    }

    private struct OneButton: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        if let product = configuration.product {
          Button("Buy \(product.displayName)") { configuration.purchase() }
            .disabled(configuration.hasCurrentEntitlement)
        } else {
          ProgressView()
        }
      }
    }

    @Test func anAppsOwnStyleBuys() async throws {
      let screen = ShopScreen(ProductView(id: "app.theme").productViewStyle(OneButton()))
      try await screen.tap("Buy Theme")
      try await screen.wait { try screen.element("Buy Theme")?.isEnabled == false }
      #expect(session.allTransactions().map(\.productIdentifier) == ["app.theme"])
    }

    @Test func aStoreShowsItsProductsAndButtons() async throws {
      let screen = ShopScreen(
        StoreView(ids: ["app.theme", "app.coin"])
          .productViewStyle(.compact)
          .storeButton(.visible, for: .restorePurchases))
      try await screen.wait { try screen.shows("Coin") }
      #expect(try screen.shows("Theme") && screen.shows("Restore Purchases"))
      #expect(try !screen.shows("Close"))
      try await screen.tap("$0.99")
      try await screen.wait { session.allTransactions().count == 1 }
    }

    @Test func restoringThatFailsIsTold() async throws {
      try await session.setSimulatedError(.networkError(URLError(.timedOut)), forAPI: .appStoreSync)
      let screen = ShopScreen(
        StoreView(ids: ["app.coin"]).storeButton(.visible, for: .restorePurchases))
      try await screen.tap("Restore Purchases")
      try await screen.wait { try screen.shows("Restore Failed") }
    }

    @Test func tasksTellHowFarTheyAre() async throws {
      let log = Log()
      let screen = ShopScreen(
        Text("x")
          .storeProductsTask(for: ["app.coin", "app.none"]) { state in
            guard case .success(let products, let unavailable) = state else { return }
            log.lines.append("\(products.map(\.id)) \(unavailable)")
          }
          .currentEntitlementTask(for: "app.theme") { state in
            if case .success = state { log.lines.append("owned \(state.transaction != nil)") }
          })
      try await screen.wait { log.lines.count == 2 }
      #expect(Set(log.lines) == [#"["app.coin"] ["app.none"]"#, "owned false"])
      _ = try await session.buyProduct(identifier: "app.theme")
      try await screen.wait { log.lines.last == "owned true" }
    }
  }
}
