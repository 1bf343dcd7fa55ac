import Foundation
import SwiftData

@available(iOS 17, *)
@Model
final class Product {
  @Attribute(.unique) let code: Int
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Batch.product) var batches: [Batch] = []

  init(code: Int, name: String) {
    self.code = code
    self.name = name
  }
}

@available(iOS 17, *)
@Model
final class Batch {
  var count: Int
  var product: Product?

  init(count: Int) { self.count = count }
}
