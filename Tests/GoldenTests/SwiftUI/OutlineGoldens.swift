import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct OutlineGoldens {
  @Test func openRow() throws {
    let items = [
      Item(
        name: "Fruit",
        children: [
          Item(name: "Apple"), Item(name: "Citrus", children: [Item(name: "Lemon")]),
        ]),
      Item(name: "Bread"),
    ]
    try expectGolden(
      "SwiftUI/outline", size: CGSize(width: 200, height: 240), largeHeight: 350,
      prepare: { _ in GoldenFinger.tap("Fruit") }
    ) {
      List(items, children: \.children) { Text($0.name) }
    }
  }
}

private struct Item: Identifiable {
  let name: String
  var children: [Item]?
  var id: String { name }
}
