import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct MenuGoldens {
  @Test func menu() throws {
    try expectGolden(
      "SwiftUI/menu", size: CGSize(width: 280, height: 320), largeHeight: 490,
      prepare: { _ in GoldenFinger.tap("Show") }
    ) {
      VStack {
        Menu("Show") {
          Section("Item") {
            Button("Edit", systemImage: "pencil") {}
            Button("Bin", systemImage: "trash", role: .destructive) {}
          }
          Menu("More") { Button("Copy") {} }
          Picker("Sort", selection: .constant(0)) {
            Text("Name").tag(0)
            Text("Date").tag(1)
          }
        }
        Spacer()
      }
      .padding(.top, 8)
    }
  }

  @Test func contextMenu() throws {
    try expectGolden(
      "SwiftUI/context-menu", size: CGSize(width: 280, height: 200), largeHeight: 290,
      prepare: { _ in GoldenFinger.hold("One") }
    ) {
      List {
        Text("One").contextMenu {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Delete", role: .destructive) {}
        }
        Text("Two")
      }
    }
  }
}
