import Foundation
import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// What stands in popovers, and beside them, is touched.
  @MainActor
  struct PopoverTests {
    @Test func whatStandsInAPopoverIsTapped() {
      let app = XCUIApplication(rootView: PopoverScreen())
      app.buttons["Open"].tap()
      let button = app.popovers.buttons["Count"]
      #expect(button.isHittable)
      button.tap()
      app.buttons["Count"].tap()
      #expect(app.staticTexts["2 inside"].exists)
      app.textFields["Name"].tap()
      app.textFields["Name"].typeText("Ann")
      #expect(app.textFields["Name"].value as? String == "Ann")
    }

    @Test func theRegionBehindClosesAPopover() {
      let app = XCUIApplication(rootView: PopoverScreen())
      app.buttons["Open"].tap()
      app.otherElements["PopoverDismissRegion"].tap()
      #expect(!app.popovers.element.exists)
      #expect(app.buttons["Open"].isHittable)
    }

    @Test func aPopoverThatMustStayHasNoRegion() {
      let app = XCUIApplication(rootView: PopoverScreen(mustStay: true))
      app.buttons["Open"].tap()
      #expect(!app.otherElements["PopoverDismissRegion"].exists)
      app.coordinate(withNormalizedOffset: CGVector(dx: 0.05, dy: 0.05)).tap()
      #expect(app.popovers.element.exists)
      app.buttons["Close"].tap()
      #expect(!app.popovers.element.exists)
    }

    @Test func aCompactDatePickerPicksADay() {
      let app = XCUIApplication(rootView: DateScreen())
      app.datePickers.firstMatch.buttons["Date Picker"].tap()
      app.buttons["Next Month"].tap()
      app.buttons["Sunday, February 1"].tap()
      app.buttons["PopoverDismissRegion"].tap()
      #expect(app.staticTexts["2026-02-01"].exists)
      #expect(!app.buttons["PopoverDismissRegion"].exists)
    }

    @Test func aTapOnACompactDatePickerOpensItsCalendar() {
      let app = XCUIApplication(rootView: DateScreen())
      app.datePickers.firstMatch.tap()
      #expect(app.datePickers.collectionViews.buttons["Thursday, January 1"].isSelected)
      app.buttons["DatePicker.NextMonth"].tap()
      app.datePickers.buttons["Previous Month"].tap()
      app.datePickers.collectionViews.buttons["Saturday, January 10"].tap()
      #expect(app.datePickers.collectionViews.buttons["Saturday, January 10"].isSelected)
      app.collectionViews.staticTexts["9"].tap()
      app.buttons["PopoverDismissRegion"].tap()
      #expect(app.staticTexts["2026-01-09"].exists)
    }

    @Test func theTitleOfACalendarShowsWheels() {
      let app = XCUIApplication(rootView: DateScreen())
      app.datePickers.firstMatch.tap()
      let title = app.buttons["DatePicker.Show"]
      #expect(title.label == "Show year picker")
      #expect(title.value as? String == "January 2026")
      title.tap()
      #expect(!app.buttons["Next Month"].exists)
      app.datePickers.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "March")
      app.datePickers.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "2027")
      app.buttons["Hide year picker"].tap()
      #expect(app.datePickers.collectionViews.buttons["Monday, March 1"].isSelected)
      app.buttons["PopoverDismissRegion"].tap()
      #expect(app.staticTexts["2027-03-01"].exists)
    }

    @Test func aCompactDatePickerInAFormPicksATime() {
      let app = XCUIApplication(rootView: DateScreen(isInForm: true))
      app.datePickers.firstMatch.buttons["Time Picker"].tap()
      app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "3")
      app.buttons["PopoverDismissRegion"].tap()
      #expect(app.staticTexts["hour 3"].exists || app.staticTexts["hour 15"].exists)
    }
  }
}

private struct PopoverScreen: View {
  var mustStay = false
  @State private var isShown = false
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    Button("Open") { isShown = true }
      .popover(isPresented: $isShown) {
        VStack {
          Text("\(count) inside")
          Button("Count") { count += 1 }
          TextField("Name", text: $name)
          Button("Close") { isShown = false }
        }
        .padding()
        .frame(width: 200)
        .presentationCompactAdaptation(.popover)
        .interactiveDismissDisabled(mustStay)
      }
  }
}

private struct DateScreen: View {
  var isInForm = false
  @State private var date = Date(timeIntervalSince1970: 1_767_268_800)

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  var body: some View {
    let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
    let day = [parts.month ?? 0, parts.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    VStack {
      Text(verbatim: "\(parts.year ?? 0)-" + day.joined(separator: "-"))
      Text("hour \(parts.hour ?? 0)")
      if isInForm {
        Form { DatePicker("Due", selection: $date) }
      } else {
        DatePicker("Due", selection: $date)
      }
    }
    .environment(\.timeZone, .gmt)
    .environment(\.calendar, calendar)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
