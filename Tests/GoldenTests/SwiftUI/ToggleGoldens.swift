import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct ToggleGoldens {
  @Test func switchesAndButtons() throws {
    try expectGolden("SwiftUI/toggle", size: CGSize(width: 160, height: 140), largeHeight: 320) {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("VPN", isOn: .constant(false)).disabled(true)
        Toggle("Bold", isOn: .constant(true)).toggleStyle(.button)
      }
      .padding(.horizontal)
    }
  }
}
