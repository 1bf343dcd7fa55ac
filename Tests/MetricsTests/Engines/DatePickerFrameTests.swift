import Accessibility
import CoreGraphics
import Foundation
import Metrics
import SwiftUI
import Testing
import UIKit

/// Date pickers of both frameworks, as they stand on the screen.
@MainActor
struct DatePickerFrameTests {
  private let noon = Date(timeIntervalSince1970: 1_767_268_800)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> (UIViewController, UIDatePicker) {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.timeZone = .gmt
    picker.date = noon
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
    let controller = UIViewController()
    controller.view.addSubview(picker)
    return (controller, picker)
  }

  private func host(
    _ components: DatePickerComponents, _ style: some DatePickerStyle
  ) -> UIViewController {
    UIHostingController(
      rootView: DatePicker(
        "", selection: .constant(noon), displayedComponents: components
      )
      .labelsHidden().datePickerStyle(style).environment(\.timeZone, .gmt)
      .frame(width: CalendarMetrics.width))
  }

  @Test func theDaysOfCalendarsStandInTheSamePlaces() throws {
    let own = Screen(picker(.date, .inline).0)
    let first = try own.frame(.button, "Thursday, January 1")
    let days = try own.frames(.button, from: first)
    own.close()
    let other = Screen(host(.date, .graphical))
    defer { other.close() }
    let otherDays = try other.frames(
      .button, from: try other.frame(.button, "Thursday, January 1"))
    // Before them come the title and what turns to other months.
    #expect(days.count == 34 && otherDays.count == 34)
    #expect(isSame(Array(days.suffix(31)), Array(otherDays.suffix(31))))
    #expect(first.height == CalendarMetrics.rowHeight)
  }

  /// Below the days stands the time, as iOS 14 and later show it, and not wheels.
  @Test func calendarsShowTheTimeInARow() throws {
    let own = Screen(picker(.dateAndTime, .inline).0)
    let time = try own.frame(.button, "Time Picker")
    let last = try own.frame(.button, "Saturday, January 31")
    #expect(try own.elements(.pickerWheel).isEmpty)
    #expect(try own.elements(.staticText, "Time").count == 1)
    own.close()
    let other = Screen(host([.date, .hourAndMinute], .graphical))
    defer { other.close() }
    let otherTime = try other.frame(.button, "Time Picker")
    let otherLast = try other.frame(.button, "Saturday, January 31")
    #expect(try other.elements(.pickerWheel).isEmpty)
    #expect(try other.elements(.staticText, "Time").count == 1)
    #expect(try other.elements(.datePicker).count == 1)
    #expect(time.minY > last.maxY)
    #expect(
      isSame(
        time.offsetBy(dx: -last.minX, dy: -last.minY),
        otherTime.offsetBy(dx: -otherLast.minX, dy: -otherLast.minY)))
  }

  @Test func compactPickersShowTheSameShapes() throws {
    let own = Screen(picker(.dateAndTime, .compact).0)
    let shapes = try own.elements(.button)
    own.close()
    let other = Screen(host([.date, .hourAndMinute], .compact))
    defer { other.close() }
    let otherShapes = try other.elements(.button)
    #expect(shapes.map(\.value) == otherShapes.map(\.value))
    #expect(
      isSame(
        shapes.map { CGRect(origin: .zero, size: $0.frame.size) },
        otherShapes.map { CGRect(origin: .zero, size: $0.frame.size) }))
    #expect(abs(shapes[1].frame.minX - shapes[0].frame.maxX - DatePillMetrics.gap) < 0.01)
  }

  @Test func wheelsSayTheSame() throws {
    let modes: [(UIDatePicker.Mode, DatePickerComponents)] = [
      (.date, .date), (.time, .hourAndMinute), (.dateAndTime, [.date, .hourAndMinute]),
    ]
    for (mode, components) in modes {
      let own = Screen(picker(mode, .wheels).0)
      let wheels = try own.elements(.pickerWheel)
      own.close()
      let other = Screen(host(components, .wheel))
      defer { other.close() }
      let otherWheels = try other.elements(.pickerWheel)
      #expect(wheels.count >= 3)
      #expect(wheels.map(\.value) == otherWheels.map(\.value))
      #expect(
        isSame(
          wheels.map { CGRect(origin: .zero, size: $0.frame.size) },
          otherWheels.map { CGRect(origin: .zero, size: $0.frame.size) }))
    }
  }
}
