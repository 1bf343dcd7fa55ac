import Foundation
import Testing
import UIKit
import XCUIAutomation

/// A calendar on which days are chosen.
@MainActor
struct CalendarStoryTests {
  private final class Diary: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var chosen: [Int?] = []
    var many: [Int] = []
    var months: [Int] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      guard dateComponents.day == 3 else { return nil }
      return .customView {
        let label = UILabel()
        label.text = "party"
        return label
      }
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
    ) { months.append(calendarView.visibleDateComponents.month ?? 0) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { chosen.append(dateComponents?.day) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { many.append(dateComponents.day ?? 0) }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { many.append(-(dateComponents.day ?? 0)) }
  }

  private func open(_ diary: Diary) -> (UICalendarView, XCUIApplication) {
    let view = UICalendarView(frame: CGRect(x: 20, y: 120, width: 350, height: 340))
    view.locale = Locale(identifier: "en_US")
    view.calendar = Calendar(identifier: .gregorian)
    view.delegate = diary
    view.visibleDateComponents = DateComponents(year: 2026, month: 2)
    let screen = UIViewController()
    screen.view.addSubview(view)
    return (view, XCUIApplication(rootViewController: screen))
  }

  @Test func aDayIsChosenAndTakenBack() {
    let diary = Diary()
    let (view, app) = open(diary)
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    view.selectionBehavior = selection
    #expect(app.staticTexts["February 2026"].exists)
    let tenth = app.buttons["Tuesday, February 10"]
    tenth.tap()
    #expect(tenth.isSelected)
    #expect(selection.selectedDate?.day == 10)
    #expect(!app.buttons["Friday, February 13"].isEnabled)
    tenth.tap()
    #expect(!tenth.isSelected)
    #expect(diary.chosen == [10, nil])
  }

  @Test func severalDaysAreChosen() {
    let diary = Diary()
    let (view, app) = open(diary)
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: diary)
    app.buttons["Monday, February 2"].tap()
    app.buttons["Thursday, February 5"].tap()
    app.buttons["Monday, February 2"].tap()
    #expect(diary.many == [2, 5, -2])
  }

  @Test func turningTellsTheMonthAndStopsAtTheEnd() {
    let diary = Diary()
    let (view, app) = open(diary)
    let calendar = Calendar(identifier: .gregorian)
    let end = calendar.date(from: DateComponents(year: 2026, month: 3, day: 20)) ?? .distantFuture
    view.availableDateRange = DateInterval(start: .distantPast, end: end)
    app.buttons["Next Month"].tap()
    #expect(app.staticTexts["March 2026"].exists)
    #expect(diary.months == [3])
    #expect(!app.buttons["Next Month"].isEnabled)
    #expect(!app.buttons["Saturday, March 21"].isEnabled)
  }

  @Test func decorationsAreTakenAwayWhenTheyAreNotWanted() {
    let diary = Diary()
    let (view, _) = open(diary)
    func labels(_ view: UIView) -> [String] {
      view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? labels($0) }
    }
    #expect(labels(view).contains("party"))
    view.wantsDateDecorations = false
    #expect(!labels(view).contains("party"))
  }
}
