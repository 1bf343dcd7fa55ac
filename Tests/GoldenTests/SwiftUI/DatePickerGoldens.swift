import CoreGraphics
import Foundation
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

  @Test func severalDays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days = Set(
      [13, 14, 20].map { DateComponents(calendar: calendar, year: 2026, month: 1, day: $0) })
    try expectGolden("SwiftUI/date-several", size: CGSize(width: 340, height: 330), scale: 1) {
      MultiDatePicker("Days", selection: .constant(days))
    }
  }
}
