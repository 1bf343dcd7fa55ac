import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct ButtonGoldens {
  @Test func styles() throws {
    try expectGolden("SwiftUI/buttons", size: CGSize(width: 180, height: 210), largeHeight: 370) {
      VStack(spacing: 6) {
        Button("Plain") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Filled") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
      }
    }
  }

  @Test func sizesAndShapes() throws {
    try expectGolden(
      "SwiftUI/button-sizes", size: CGSize(width: 170, height: 160), largeHeight: 220
    ) {
      VStack(spacing: 6) {
        HStack {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
        }
        Button("Large", systemImage: "star") {}.controlSize(.large)
        Button("Capsule") {}.buttonBorderShape(.capsule)
      }
      .buttonStyle(.bordered)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
  }
}
