import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Choosing with wheels and calendars.
@MainActor
struct PickerStoryTests {
  @Test func turningTheWheelChoosesACity() {
    let screen = Cities()
    let app = XCUIApplication(rootViewController: screen)
    #expect(app.pickerWheels.firstMatch.value as? String == "Rome")
    app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Oslo")
    #expect(screen.chosen == "Oslo")
    #expect(app.staticTexts["Oslo"].exists)
    #expect(app.pickerWheels.firstMatch.value as? String == "Oslo")
  }

  @Test func choosingByCodeMovesTheWheelAndTellsNobody() {
    let screen = Cities()
    let app = XCUIApplication(rootViewController: screen)
    screen.picker.selectRow(2, inComponent: 0, animated: false)
    #expect(app.pickerWheels.firstMatch.value as? String == "Lima")
    #expect(screen.chosen == nil)
  }

  @Test func reloadingKeepsWithinWhatIsThere() {
    let screen = Cities()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.picker.selectRow(2, inComponent: 0, animated: false)
    screen.cities = ["Paris"]
    screen.picker.reloadAllComponents()
    #expect(screen.picker.numberOfRows(inComponent: 0) == 1)
    #expect(screen.picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func aPickerInPlaceOfTheKeyboardFillsTheField() {
    let screen = CityField()
    let app = XCUIApplication(rootViewController: screen)
    app.textFields.firstMatch.tap()
    app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Oslo")
    #expect(screen.field.text == "Oslo")
    screen.view.endEditing(true)
    #expect(app.pickerWheels.count == 0)
  }

  @Test func aDayIsTappedInTheCalendar() throws {
    let picker = try datePicker(.inline, .date)
    var days: [Date] = []
    picker.addAction(
      UIAction { ($0.sender as? UIDatePicker).map { days.append($0.date) } }, for: .valueChanged)
    let app = XCUIApplication(rootViewController: show(picker))
    app.buttons["Friday, January 19"].tap()
    #expect(days == [try day("2024-01-19T12:00:00Z")])
    #expect(picker.date == days.first)
  }

  @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
    let picker = try datePicker(.inline, .date)
    picker.minimumDate = try day("2024-01-08T00:00:00Z")
    let app = XCUIApplication(rootViewController: show(picker))
    #expect(!app.buttons["Friday, January 5"].isEnabled)
    #expect(app.buttons["Tuesday, January 9"].isEnabled)
  }

  @Test func todayIsCalledSo() throws {
    let picker = try datePicker(.inline, .date)
    picker.date = Date()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = picker.timeZone
    formatter.dateFormat = "EEEE, MMMM d"
    let app = XCUIApplication(rootViewController: show(picker))
    #expect(app.buttons["Today, " + formatter.string(from: picker.date)].isSelected)
  }

  @Test func theWheelsOfATimeAreTurned() throws {
    let picker = try datePicker(.wheels, .time)
    let app = XCUIApplication(rootViewController: show(picker))
    app.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "3")
    app.pickerWheels.element(boundBy: 2).adjust(toPickerWheelValue: "PM")
    #expect(picker.date == (try day("2024-01-09T15:00:00Z")))
  }

  @Test func settingADateClampsIt() throws {
    let picker = try datePicker(.inline, .date)
    picker.maximumDate = try day("2024-01-20T00:00:00Z")
    picker.date = try day("2024-06-01T00:00:00Z")
    #expect(picker.date == picker.maximumDate)
  }

  // MARK: Parts

  private func day(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func datePicker(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode
  ) throws -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = try day("2024-01-09T12:00:00Z")
    return picker
  }

  private func show(_ picker: UIDatePicker) -> UIViewController {
    let screen = UIViewController()
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 150), size: picker.intrinsicContentSize)
    screen.view.addSubview(picker)
    return screen
  }
}

// MARK: - Screens

private final class Cities: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 390, height: 216))
  private let label = UILabel(frame: CGRect(x: 20, y: 150, width: 300, height: 30))
  var cities = ["Rome", "Oslo", "Lima"]
  private(set) var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    view.addSubview(label)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    cities.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { cities[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen = cities[row]
    label.text = chosen
  }
}

private final class CityField: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 150, width: 300, height: 40))
  private let cities = ["Rome", "Oslo", "Lima"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    field.inputView = picker
    view.addSubview(field)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    cities.count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { cities[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    field.text = cities[row]
  }
}
