import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Compact date pickers of both frameworks, with what tests of iOS do to them.
  @MainActor
  struct CompactDatePickerTests {
    @Test(arguments: [false, true])
    func aSecondTapClosesTheCalendar(isUIKit: Bool) {
      let app = Self.app(isUIKit)
      app.datePickers.firstMatch.tap()
      #expect(app.buttons["PopoverDismissRegion"].exists)
      #expect(app.datePickers.collectionViews.buttons["Tuesday, January 9"].isSelected)
      app.datePickers.firstMatch.tap()
      #expect(!app.buttons["PopoverDismissRegion"].exists)
      #expect(!app.datePickers.collectionViews.firstMatch.exists)
      #expect(app.datePickers.firstMatch.buttons["Date Picker"].value as? String == "Jan 9, 2024")
    }

    @Test(arguments: [false, true])
    func aTextBesideItClosesItToo(isUIKit: Bool) {
      let app = Self.app(isUIKit)
      app.datePickers.firstMatch.tap()
      #expect(!app.staticTexts["Beside"].isHittable)
      app.staticTexts["Beside"].tap()
      #expect(!app.buttons["PopoverDismissRegion"].exists)
    }

    @Test(arguments: [false, true])
    func daysAndMonthsAreChosen(isUIKit: Bool) {
      let app = Self.app(isUIKit)
      app.datePickers.firstMatch.tap()
      app.datePickers.collectionViews.buttons["Saturday, January 20"].tap()
      app.collectionViews.staticTexts["25"].tap()
      #expect(app.buttons["Thursday, January 25"].isSelected)
      app.buttons["DatePicker.Show"].tap()
      #expect(!app.buttons["Next Month"].exists)
      app.datePickers.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "March")
      app.datePickers.pickerWheels.element(boundBy: 1).adjust(toPickerWheelValue: "2025")
      app.buttons["Hide year picker"].tap()
      #expect(app.buttons["Tuesday, March 25"].isSelected)
      app.buttons["PopoverDismissRegion"].tap()
      #expect(!app.buttons["PopoverDismissRegion"].exists)
      #expect(app.datePickers.firstMatch.buttons["Date Picker"].value as? String == "Mar 25, 2025")
    }

    private static let start = Date(timeIntervalSince1970: 1_704_792_600)

    private static func app(_ isUIKit: Bool) -> XCUIApplication {
      isUIKit
        ? XCUIApplication(rootViewController: PickerController(start))
        : XCUIApplication(rootView: PickerScreen(date: start))
    }
  }
}

private struct PickerScreen: View {
  @State var date: Date

  var body: some View {
    VStack {
      DatePicker("Due", selection: $date).environment(\.timeZone, .gmt)
      Text("Beside").frame(maxHeight: .infinity, alignment: .bottom)
    }
    .padding()
  }
}

private final class PickerController: UIViewController {
  private let start: Date

  init(_ start: Date) {
    self.start = start
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picker = UIDatePicker()
    picker.timeZone = .gmt
    picker.date = start
    picker.frame = CGRect(origin: CGPoint(x: 100, y: 80), size: picker.intrinsicContentSize)
    let label = UILabel(frame: CGRect(x: 20, y: 760, width: 100, height: 30))
    label.text = "Beside"
    view.addSubview(picker)
    view.addSubview(label)
  }
}
