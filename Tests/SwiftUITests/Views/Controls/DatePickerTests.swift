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
}
