import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct PickerGoldens {
  @Test func segments() throws {
    try expectGolden("SwiftUI/picker-segmented", size: CGSize(width: 170, height: 90)) {
      VStack {
        Picker("Unit", selection: .constant(1)) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Year").tag(2)
        }
        Picker("Unit", selection: .constant(0)) {
          Text("On").tag(0)
          Text("Off").tag(1)
        }
        .disabled(true)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
    }
  }

  @Test func menu() throws {
    try expectGolden("SwiftUI/picker-menu", size: CGSize(width: 150, height: 60), largeHeight: 80) {
      Picker("Unit", selection: .constant(0)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
      }
    }
  }

  @Test func wheel() throws {
    try expectGolden("SwiftUI/picker-wheel", size: CGSize(width: 150, height: 216)) {
      Picker("Unit", selection: .constant(1)) {
        ForEach(0..<4) { Text("\($0) h").tag($0) }
      }
      .pickerStyle(.wheel)
    }
  }

  @Test func colorWell() throws {
    try expectGolden("SwiftUI/color-picker", size: CGSize(width: 150, height: 60), largeHeight: 80)
    {
      ColorPicker("Tint", selection: .constant(.orange)).padding(.horizontal)
    }
  }
}
