// Xcode writes this import by itself.
import SwiftUI
import _SwiftData_SwiftUI

@available(iOS 17, *)
struct PantryList: View {
  @Query(sort: \Product.name) private var products: [Product]
  @Environment(\.modelContext) private var context

  var body: some View {
    List {
      ForEach(products) { Text($0.name) }
      Button("Add bread") { context.insert(Product(code: products.count + 1, name: "Bread")) }
    }
  }
}
