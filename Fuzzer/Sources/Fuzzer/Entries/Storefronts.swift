import StoreKit
import StoreKitTest
import SwiftUI

/// StoreKit's views of products, of which most do not exist.
enum Storefronts {
  private static func identifier(_ random: inout RandomSource) -> String {
    random.pick(["a", "b", "", random.text()])
  }

  /// A view in a shop with odd products, or in none.
  @MainActor private static func entry(
    _ name: String, _ make: @escaping @MainActor (inout RandomSource) -> some View
  ) -> Entry {
    Entry(name: name) { random in
      let process = ProcessInfo.processInfo.processIdentifier
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("fuzzer-\(process)-views.storekit")
      defer { try? FileManager.default.removeItem(at: file) }
      try? Services.shop(&random).write(to: file)
      let session = random.flag() ? try? SKTestSession(contentsOf: file) : nil
      session?.disableDialogs = true
      let view = AnyView(make(&random))
      Stage.show(view)
      SimulatedTime.advance(by: 0.1)
      Stage.show(view)
      session?.clearTransactions()
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("ProductView") { random in
      let text = random.text()
      return ProductView(id: identifier(&random)) { Text(text) }
        .frame(width: random.optionalLength())
    },
    entry("ProductView styles") { random in
      let view = ProductView(id: identifier(&random), prefersPromotionalIcon: random.flag())
      return VStack {
        view.productViewStyle(.compact)
        view.productViewStyle(.large)
        view.productViewStyle(.regular).padding(random.number())
      }
    },
    entry("StoreView") { random in
      StoreView(ids: (0..<Int.random(in: 0...4, using: &random)).map { _ in identifier(&random) })
    },
    entry("StoreView icons") { random in
      let size = random.number()
      return StoreView(ids: Set([identifier(&random), identifier(&random)])) { product in
        Text(product.displayName).frame(width: size)
      }
    },
    entry("SubscriptionStoreView group") { random in
      SubscriptionStoreView(
        groupID: identifier(&random),
        visibleRelationships: random.pick([.all, .upgrade, .downgrade, .current]))
    },
    entry("SubscriptionStoreView products") { random in
      let (text, height) = (random.text(), random.number())
      return SubscriptionStoreView(productIDs: [identifier(&random), identifier(&random)]) {
        Text(text).frame(height: height)
      }
    },
  ]
}
