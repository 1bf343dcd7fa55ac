import Accessibility
import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct DatePickerTests {
  private let noon = Date(timeIntervalSince1970: 1_767_225_600)

  @Test func showsTheDateInThePlaceOfTheDevice() throws {
    let host = TestHost(
      DatePicker("Due", selection: .constant(noon), displayedComponents: .date))
    let picker = try #require(host.element(.datePicker, "Due"))
    #expect(picker.children.map(\.value) == ["Jan 1, 2026"])
    #expect(abs((picker.children.first?.frame.maxX ?? 0) - 390) < 0.01)
  }

  @Test func selectionStaysWithinTheLimits() throws {
    let box = Box(noon)
    let limit = noon.addingTimeInterval(3600)
    let host = TestHost(
      DatePicker(
        "Due", selection: Binding(get: { box.value }, set: { box.value = $0 }), in: noon...limit))
    let node = try #require(host.first(DatePickerNode.self))
    node.select(noon.addingTimeInterval(100_000))
    #expect(box.value == limit)
  }

  struct Screen: View {
    @State var date: Date
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var body: some View {
      VStack {
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
        DatePicker("Due", selection: $date, displayedComponents: components)
      }
    }
  }

  @Test func theDateOpensACalendar() throws {
    let host = TestHost(Screen(date: noon))
    let pill = try #require(host.element(.button, "Date Picker")?.frame)
    host.tap(at: CGPoint(x: pill.midX, y: pill.midY))
    #expect(host.element(.popover) != nil)
    host.tap("Tuesday, January 20")
    #expect(host.element(.button, "Tuesday, January 20")?.isSelected == true)
    host.tap("Next Month")
    host.tap("Sunday, February 1")
    host.tap(at: CGPoint(x: 5, y: 5))
    let seconds = Int(noon.timeIntervalSince1970) + 31 * 86_400
    #expect(host.element(.staticText, "\(seconds)") != nil)
  }

  @Test func theTimeOpensWheels() throws {
    let host = TestHost(Screen(date: noon, components: .hourAndMinute))
    let pill = try #require(host.element(.button, "Time Picker")?.frame)
    host.tap(at: CGPoint(x: pill.midX, y: pill.midY))
    #expect(host.nodes.compactMap { $0 as? PickerNode }.count == 3)
  }

  @Test func stylesShowCalendarsAndWheels() {
    let calendar = TestHost(
      DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
        .datePickerStyle(.graphical))
    #expect(calendar.element(.datePicker) != nil)
    #expect(calendar.element(.button, "Thursday, January 1")?.isSelected == true)
    let wheels = TestHost(
      DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
        .datePickerStyle(.wheel))
    #expect(wheels.element(.pickerWheel)?.value == "January")
  }

  @Test func theWordsOfWheelsStandBelowEachOther() {
    let picker = DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
      .datePickerStyle(.wheel).environment(\.locale, Locale(identifier: "en_US"))
    let host = TestHost(picker)
    let frame = host.frame(ofText:)
    #expect(abs(frame("January").minX - frame("March").minX) < 0.5)
    #expect(abs(frame("1").maxX - frame("12").maxX) < 0.5)
    let mirrored = TestHost(picker.environment(\.layoutDirection, .rightToLeft))
      .frame(ofText:)
    #expect(abs(mirrored("January").maxX - mirrored("March").maxX) < 0.5)
  }

  @Test func wheelsOfDaysTakeTheMonthAndTheDay() throws {
    let box = Box(noon)
    let host = TestHost(
      DatePicker("Due", selection: Binding(get: { box.value }, set: { box.value = $0 }))
        .datePickerStyle(.wheel)
        .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt))
    let wheel = try #require(host.nodes.compactMap { $0 as? PickerNode }.first)
    #expect(wheel.performAccessibilityAction(.adjustPickerWheel("Feb 3")))
    #expect(box.value == noon.addingTimeInterval(33 * 86_400))
    #expect(!wheel.performAccessibilityAction(.adjustPickerWheel("Feb 30")))
  }

  @Test func yearsThatAreFarAwayAreReached() throws {
    let box = Box(noon)
    let host = TestHost(
      DatePicker(
        "Due", selection: Binding(get: { box.value }, set: { box.value = $0 }),
        displayedComponents: .date
      )
      .datePickerStyle(.wheel)
      .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt))
    let wheels = host.nodes.compactMap { $0 as? PickerNode }
    try #require(wheels.count == 3)
    #expect(wheels[2].performAccessibilityAction(.adjustPickerWheel("1955")))
    #expect(box.value.ISO8601Format() == "1955-01-01T00:00:00Z")
  }

  @Test func wheelsStandBesideTheirLabel() throws {
    let picker = DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
      .datePickerStyle(.wheel)
    let host = TestHost(picker)
    let wheel = try #require(host.element(.pickerWheel))
    #expect(host.frame(ofText: "Due").minX == 0)
    #expect(host.frame(ofText: "Due").maxX < wheel.frame.minX)
    #expect(TestHost(picker.labelsHidden()).text("Due") == nil)
  }

  @Test func largeLettersStandAboveTheDate() throws {
    let host = TestHost(
      DatePicker("Departure", selection: .constant(noon))
        .environment(\.dynamicTypeSize, .accessibility3))
    let label = host.frame(ofText: "Departure")
    let picker = try #require(host.element(.datePicker))
    #expect(label.width > 150 && label.minX == 0)
    #expect(picker.children.count == 2)
    #expect(picker.children.allSatisfy { $0.frame.minY > label.maxY && $0.frame.minX == 0 })
    #expect(picker.children[1].frame.minY > picker.children[0].frame.maxY)
  }

  @Test func longValuesWrapBesideTheirLabel() {
    let value = "A value that is much too long for a single line of a phone's screen"
    let host = TestHost(LabeledContent("Address", value: value))
    #expect(host.frame(ofText: "Address").height < 21)
    #expect(host.frame(ofText: value).height > 40)
    #expect(abs(host.frame(ofText: value).maxX - 390) < 1)
  }
}
