import Accessibility
import Foundation
import Metrics
import Testing

@testable import UIKit

@MainActor
struct UIDatePickerTests {
  private func date(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  private func place(_ picker: UIDatePicker) -> UIWindow {
    picker.timeZone = TimeZone(identifier: "UTC")
    let controller = UIViewController()
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
    controller.view.addSubview(picker)
    return show(controller)
  }

  @Test func limitsHoldAndSettingSendsNothing() {
    let picker = UIDatePicker()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    picker.minimumDate = date("2024-03-01T00:00:00Z")
    picker.date = date("2024-01-01T00:00:00Z")
    #expect(picker.date == date("2024-03-01T00:00:00Z"))
    picker.maximumDate = date("2024-04-01T00:00:00Z")
    picker.setDate(date("2024-05-01T00:00:00Z"), animated: true)
    #expect(picker.date == date("2024-04-01T00:00:00Z"))
    #expect(changes == 0)
  }

  @Test func stylesFollowTheMode() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .automatic
    #expect(picker.datePickerStyle == .wheels)
    picker.countDownDuration = 3690
    #expect(picker.countDownDuration == 3660)
  }

  @Test func wheelsTurnTheirPart() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    let window = place(picker)
    defer { window.isHidden = true }
    picker.date = date("2024-01-31T10:20:00Z")
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let wheels = picker.subviews[0].subviews[0].subviews.compactMap { $0 as? PickerWheel }
    #expect(wheels.map { $0.accessibilityValue } == ["January", "31", "2024"])
    #expect(wheels[0].performAccessibilityAction(.adjustPickerWheel("February"), onElement: 0))
    #expect(picker.date == date("2024-02-29T10:20:00Z"))
    #expect(changes == 1)
  }

  @Test func theTimesWheelsKnowHalves() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    let window = place(picker)
    defer { window.isHidden = true }
    picker.date = date("2024-01-31T13:30:00Z")
    settle()
    let wheels = picker.subviews[0].subviews[0].subviews.compactMap { $0 as? PickerWheel }
    #expect(wheels.map { $0.accessibilityValue } == ["1 o’clock", "30 minutes", "PM"])
    wheels[2].accessibilityDecrement()
    wheels[0].accessibilityIncrement()
    #expect(picker.date == date("2024-01-31T02:30:00Z"))
  }

  @Test func theWheelOfDaysTakesTheMonthAndTheDay() throws {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.preferredDatePickerStyle = .wheels
    let window = place(picker)
    defer { window.isHidden = true }
    picker.date = date("2014-01-31T13:30:00Z")
    settle()
    let wheels = picker.subviews[0].subviews[0].subviews.compactMap { $0 as? PickerWheel }
    #expect(wheels.first?.accessibilityValue == "Jan 31")
    let day = try #require(wheels.first)
    #expect(day.performAccessibilityAction(.adjustPickerWheel("Sep 5"), onElement: 0))
    // The nearest one.
    #expect(picker.date == date("2013-09-05T13:30:00Z"))
    #expect(day.performAccessibilityAction(.adjustPickerWheel("Fri Jan 31"), onElement: 0))
    #expect(picker.date == date("2014-01-31T13:30:00Z"))
  }

  @Test func unitsOfALengthOfTimeStandBesideTheChosenRowOnly() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .wheels
    picker.countDownDuration = 3900
    let window = place(picker)
    defer { window.isHidden = true }
    settle()
    let wheels = picker.subviews[0].subviews[0].subviews.compactMap { $0 as? PickerWheel }
    #expect(wheels.map { $0.accessibilityValue } == ["1 hour", "5 min"])
    func texts(_ wheel: PickerWheel) -> [String] {
      wheel.subviews.compactMap { ($0 as? UILabel)?.text }
    }
    #expect(texts(wheels[0]).filter { $0.contains("hour") } == ["hour"])
    #expect(texts(wheels[0]).contains("1") && texts(wheels[0]).contains("2"))
    #expect(texts(wheels[1]).filter { $0.contains("min") } == ["min"])
    #expect(wheels[0].performAccessibilityAction(.adjustPickerWheel("3 hours"), onElement: 0))
    settle()
    #expect(picker.countDownDuration == 3 * 3600 + 300)
    #expect(texts(wheels[0]).filter { $0.contains("hour") } == ["hours"])
  }

  @Test func monthsBeginAndDaysEndAtOnePlace() throws {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    let window = place(picker)
    defer { window.isHidden = true }
    settle()
    let wheels = picker.subviews[0].subviews[0].subviews.compactMap { $0 as? PickerWheel }
    let sides = wheels.map { wheel in
      Set(wheel.subviews.compactMap { ($0 as? UILabel)?.textAlignment })
    }
    #expect(sides == [[.left], [.right], [.center]])
    let month = try #require(wheels[0].subviews.first)
    #expect(month.frame.minX == WheelMetrics.wordMargin)
    let day = try #require(wheels[1].subviews.first)
    #expect(day.frame.maxX == wheels[1].bounds.width - WheelMetrics.wordMargin)
  }

  @Test func datesBetweenTheChoicesAreRoundedDown() {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(identifier: "GMT")
    picker.datePickerMode = .time
    picker.minuteInterval = 15
    picker.date = date("2024-01-31T13:44:00Z")
    #expect(picker.date == date("2024-01-31T13:30:00Z"))
    picker.roundsToMinuteInterval = false
    picker.date = date("2024-01-31T13:44:00Z")
    #expect(picker.date == date("2024-01-31T13:44:00Z"))
  }

  @Test func theCalendarsDaysAreButtons() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    let window = place(picker)
    defer { window.isHidden = true }
    picker.date = date("2024-01-09T09:00:00Z")
    picker.maximumDate = date("2024-02-20T23:00:00Z")
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    tap(element(.button, "Next Month"))
    #expect(element(.button, "Show year picker")?.value == "February 2024")
    #expect(element(.button, "Wednesday, February 21")?.isEnabled == false)
    tap(element(.button, "Wednesday, February 14"))
    #expect(picker.date == date("2024-02-14T09:00:00Z"))
    #expect(changes == 1)
    #expect(element(.button, "Wednesday, February 14")?.isSelected == true)
  }

  @Test func aCompactPickerOpensItsCalendar() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.date = date("2024-01-09T09:00:00Z")
    let window = place(picker)
    defer { window.isHidden = true }
    let button = try #require(element(.button, "Date Picker"))
    #expect(button.value == "Jan 9, 2024")
    tap(button)
    tap(element(.button, "Thursday, January 25"))
    #expect(picker.date == date("2024-01-25T09:00:00Z"))
    #expect(element(.button, "Thursday, January 25")?.isSelected == true)
  }
}
