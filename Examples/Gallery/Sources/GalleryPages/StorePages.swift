import Foundation
import StoreKit
import StoreKitTest
import SwiftUI

extension GalleryPage {
  static let stores = [
    GalleryPage("Products") { ShopPage { ProductsPage() } },
    GalleryPage("Store") { ShopPage { StoreView(ids: ["tea.cup", "tea.pot", "tea.month"]) } },
    GalleryPage("Subscriptions") {
      ShopPage {
        SubscriptionStoreView(groupID: "Tea") {
          VStack {
            Image(systemName: "leaf.fill").font(.largeTitle).foregroundStyle(.green)
            Text("Tea for everybody").font(.title.bold())
            Text("A new kind each week.").foregroundStyle(.secondary)
          }
        }
        .storeButton(.visible, for: .restorePurchases)
      }
    },
    GalleryPage("Subscription buttons") {
      ShopPage {
        SubscriptionStoreView(productIDs: ["tea.month", "tea.year"])
          .subscriptionStoreControlStyle(.buttons)
          .subscriptionStoreButtonLabel(.multiline)
      }
    },
  ]
}

/// Shows a view beside which a shop has its products.
private struct ShopPage<Content: View>: View {
  private let session = Bundle.module.url(forResource: "Shop", withExtension: "storekit")
    .flatMap { try? SKTestSession(contentsOf: $0) }
  @ViewBuilder let content: Content

  var body: some View { content }
}

private struct ProductsPage: View {
  var body: some View {
    Parts {
      ProductView(id: "tea.cup").productViewStyle(.compact)
      Divider()
      ProductView(id: "tea.pot") { Image(systemName: "mug.fill").foregroundStyle(.brown) }
        .productViewStyle(.regular)
      Divider()
      ProductView(id: "tea.month") {
        Image(systemName: "leaf.fill").resizable().foregroundStyle(.green)
      }
      .productViewStyle(.large)
      Divider()
      ProductView(id: "tea.lost")
    }
  }
}
