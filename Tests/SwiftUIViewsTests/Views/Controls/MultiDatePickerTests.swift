import Accessibility
import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct MultiDatePickerTests {
  /// 1 January 2026.
  private let newYear = Date(timeIntervalSince1970: 1_767_225_600)

  struct Screen: View {
    @State var days: Set<DateComponents>
    let bounds: Range<Date>

    var body: some View {
      VStack {
        Text(verbatim: "Days: \(days.compactMap(\.day).sorted())")
        MultiDatePicker("Shifts", selection: $days, in: bounds)
      }
    }
  }

  private func screen(_ days: [Int] = []) -> TestHost {
    let chosen = days.map { DateComponents(year: 2026, month: 1, day: $0) }
    return TestHost(
      Screen(days: Set(chosen), bounds: newYear..<newYear.addingTimeInterval(20 * 86_400)))
  }

  @Test func daysAreChosenOneByOne() {
    let host = screen()
    host.tap("Friday, January 9")
    host.tap("Monday, January 12")
    #expect(host.element(.staticText, "Days: [9, 12]") != nil)
    #expect(host.element(.button, "Friday, January 9")?.isSelected == true)
    #expect(host.element(.button, "Saturday, January 10")?.isSelected == false)
  }

  @Test func aSecondTapGivesADayUp() {
    let host = screen([9, 12])
    #expect(host.element(.button, "Friday, January 9")?.isSelected == true)
    host.tap("Friday, January 9")
    #expect(host.element(.staticText, "Days: [12]") != nil)
  }

  @Test func daysBeyondTheBoundsCannotBeChosen() {
    let host = screen()
    #expect(host.element(.button, "Tuesday, January 20")?.isEnabled == true)
    #expect(host.element(.button, "Wednesday, January 21")?.isEnabled == false)
  }

  @Test func daysBeyondTheBoundsAreFaint() {
    var alphas: [String: Double] = [:]
    func look(_ items: [DisplayItem]) {
      for item in items {
        if case .text(let run) = item { alphas[run.string] = run.paint.solidColor?.alpha }
        if case .group(_, let inner) = item { look(inner) }
      }
    }
    look(screen().canvas.items)
    #expect(alphas["20"] == 1)
    #expect((alphas["21"] ?? 1) < 0.5)
  }

  @Test func otherMonthsAreATapAway() {
    let host = screen([9])
    host.tap("Next Month")
    #expect(host.element(.button, "Sunday, February 1") != nil)
    host.tap("Previous Month")
    #expect(host.element(.button, "Friday, January 9")?.isSelected == true)
  }

  @Test func itIsADatePickerForAssistiveTechnologies() {
    #expect(screen().element(.datePicker) != nil)
  }
}
