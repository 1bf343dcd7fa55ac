import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct DatePickerGoldens {
  @Test func pills() throws {
    try expectGolden("SwiftUI/date-pills", size: CGSize(width: 250, height: 110), largeHeight: 400)
    {
      VStack {
        DatePicker("Start", selection: .constant(GoldenStage.date), displayedComponents: .date)
        DatePicker("Start", selection: .constant(GoldenStage.date)).labelsHidden()
      }
      .padding(.horizontal)
    }
  }

  @Test func calendar() throws {
    try expectGolden("SwiftUI/date-calendar", size: CGSize(width: 340, height: 330), scale: 1) {
      DatePicker("Start", selection: .constant(GoldenStage.date), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
  }
}
