import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct SwipeActionGoldens {
  @Test func trailing() throws {
    try expectGolden(
      "SwiftUI/swipe-trailing", size: CGSize(width: 240, height: 100), largeHeight: 150,
      prepare: { _ in GoldenFinger.drag("Mail", by: -90) }
    ) { rows }
  }

  @Test func leading() throws {
    try expectGolden(
      "SwiftUI/swipe-leading", size: CGSize(width: 240, height: 100), largeHeight: 150,
      prepare: { _ in GoldenFinger.drag("Mail", by: 90) }
    ) { rows }
  }

  private var rows: some View {
    List {
      Text("Mail")
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) {}
          Button("Flag", systemImage: "flag") {}.tint(.orange)
        }
        .swipeActions(edge: .leading) { Button("Read") {}.tint(.blue) }
      Text("Next")
    }
    .listStyle(.plain)
  }
}
