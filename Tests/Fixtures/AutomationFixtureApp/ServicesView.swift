import CoreSpotlight
import StoreKit
import SwiftUI

/// A screen that buys and makes items known, and shows what there is of them.
struct ServicesView: View {
  @State private var bought = ""
  @State private var found = ""

  var body: some View {
    VStack {
      Text("Bought: \(bought)").accessibilityIdentifier("bought")
      Text("Found: \(found)").accessibilityIdentifier("found")
      Button("Buy") {
        Task {
          guard let product = try? await Product.products(for: ["app.theme"]).first,
            case .success(let result)? = try? await product.purchase()
          else { return }
          await result.unsafePayloadValue.finish()
          await look()
        }
      }
      Button("Index") {
        Task {
          let attributes = CSSearchableItemAttributeSet(contentType: .text)
          attributes.title = "Pie"
          try? await CSSearchableIndex.default().indexSearchableItems([
            CSSearchableItem(
              uniqueIdentifier: "pie", domainIdentifier: nil, attributeSet: attributes)
          ])
          await look()
        }
      }
    }
    .task { await look() }
  }

  private func look() async {
    var products: [String] = []
    for await result in StoreKit.Transaction.currentEntitlements {
      products.append(result.unsafePayloadValue.productID)
    }
    bought = products.joined(separator: " ")
    found = await search().joined(separator: " ")
  }

  private func search() async -> [String] {
    let query = CSSearchQuery(queryString: "title == \"Pie\"", attributes: ["title"])
    return await withCheckedContinuation { continuation in
      nonisolated(unsafe) var ids: [String] = []
      query.foundItemsHandler = { ids += $0.map(\.uniqueIdentifier) }
      query.completionHandler = { _ in continuation.resume(returning: ids) }
      query.start()
    }
  }
}
