import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct SliderGoldens {
  @Test func slider() throws {
    try expectGolden("SwiftUI/slider", size: CGSize(width: 160, height: 90), largeHeight: 140) {
      VStack {
        Slider(value: .constant(0.3))
        Slider(value: .constant(0.7)) {
          Text("Sound")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        .tint(.orange)
      }
      .padding(.horizontal)
    }
  }

  @Test func stepper() throws {
    try expectGolden("SwiftUI/stepper", size: CGSize(width: 180, height: 90), largeHeight: 200) {
      VStack {
        Stepper("Day", value: .constant(3))
        Stepper("Off", value: .constant(0), in: 0...9).disabled(true)
      }
      .padding(.horizontal)
    }
  }
}
