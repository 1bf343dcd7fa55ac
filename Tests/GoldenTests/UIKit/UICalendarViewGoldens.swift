import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
struct UICalendarViewGoldens {
  @Test func month() throws {
    try expectGolden(
      "UIKit/calendar-view", size: CGSize(width: 340, height: 370), largeHeight: 420, scale: 1,
      views: {
        let view = UICalendarView()
        view.calendar = Calendar(identifier: .gregorian)
        view.visibleDateComponents = DateComponents(year: 2026, month: 1)
        let days = UICalendarSelectionMultiDate(delegate: nil)
        days.selectedDates = [13, 14, 20].map { DateComponents(year: 2026, month: 1, day: $0) }
        view.selectionBehavior = days
        view.widthAnchor.constraint(equalToConstant: 320).isActive = true
        return [view]
      })
  }
}
