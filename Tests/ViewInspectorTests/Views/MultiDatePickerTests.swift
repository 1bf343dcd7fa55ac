import SwiftUI
import ViewInspector
import XCTest

final class MultiDatePickerTests: XCTestCase {
  @MainActor
  func testTheLabelAndTheBoundsAreRead() throws {
    let bounds = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
    let view = MultiDatePicker("Shifts", selection: .constant([]), in: bounds)
    let picker = try view.inspect().multiDatePicker()
    XCTAssertEqual(try picker.labelView().text().string(), "Shifts")
    XCTAssertEqual(try picker.minimumDate(), bounds.lowerBound)
    XCTAssertEqual(try picker.maximumDate(), bounds.upperBound)
  }

  @MainActor
  func testDaysAreSelected() throws {
    let binding = Binding<Set<DateComponents>>(wrappedValue: [])
    let days: Set = [DateComponents(year: 2026, month: 1, day: 9)]
    try MultiDatePicker("Shifts", selection: binding).inspect().multiDatePicker()
      .select(dateComponents: days)
    XCTAssertEqual(binding.wrappedValue, days)
  }

  @MainActor
  func testADisabledPickerRefuses() throws {
    let view = MultiDatePicker("Shifts", selection: .constant([])).disabled(true)
    XCTAssertThrowsError(try view.inspect().multiDatePicker().select(dateComponents: []))
  }
}
