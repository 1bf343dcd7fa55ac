import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct ProgressGoldens {
  @Test func progress() throws {
    try expectGolden("SwiftUI/progress", size: CGSize(width: 150, height: 130), largeHeight: 200) {
      VStack {
        ProgressView("Upload", value: 0.4)
        ProgressView(value: 0.7).tint(.green)
        ProgressView()
      }
      .padding(.horizontal)
    }
  }

  @Test func gauge() throws {
    try expectGolden("SwiftUI/gauge", size: CGSize(width: 180, height: 150), largeHeight: 220) {
      VStack {
        Gauge(value: 0.6) {
          Text("Load")
        } currentValueLabel: {
          Text("60")
        }
        HStack {
          Gauge(value: 0.3) {
            Text("F")
          } currentValueLabel: {
            Text("3")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.8) { Text("8") }.gaugeStyle(.accessoryCircularCapacity)
        }
      }
      .padding(.horizontal)
    }
  }
}
