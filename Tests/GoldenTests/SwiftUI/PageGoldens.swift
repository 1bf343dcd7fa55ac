import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct PageGoldens {
  @Test func dots() throws {
    try expectGolden("SwiftUI/pages", size: CGSize(width: 160, height: 110)) {
      TabView(selection: .constant(1)) {
        Color.gray.tag(0)
        Color.indigo.overlay { Text("Page").foregroundStyle(.white) }.tag(1)
        Color.gray.tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }
}
