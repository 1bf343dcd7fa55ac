import SwiftUI

extension GalleryPage {
  static let gauges = GalleryPage("Gauges") { GaugesPage() }
}

/// Gauges in all styles, and progress that is measured by time.
struct GaugesPage: View {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...100) {
      Text("°C")
    } currentValueLabel: {
      Text(value.formatted(.number.precision(.fractionLength(0))))
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
  }

  var body: some View {
    Parts {
      gauge(30).gaugeStyle(.linearCapacity)
      gauge(30).gaugeStyle(.accessoryLinear)
      gauge(30).gaugeStyle(.accessoryLinearCapacity)
      HStack(spacing: 20) {
        gauge(30).gaugeStyle(.accessoryCircular)
        gauge(30).gaugeStyle(.accessoryCircularCapacity)
        gauge(70).gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.green, .yellow, .red]))
        gauge(100).gaugeStyle(.accessoryCircularCapacity).tint(.purple)
      }
      HStack(spacing: 20) {
        ProgressView(value: 0.6).progressViewStyle(.circular)
        ProgressView().controlSize(.mini)
        ProgressView().controlSize(.large)
        ProgressView().tint(.red)
      }
      ProgressView(value: 0.3) {
        Text("Copying")
      } currentValueLabel: {
        Text("30 of 100")
      }
      ProgressView(value: 0)
      ProgressView(value: 1)
    }
  }
}
