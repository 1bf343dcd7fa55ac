import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct CalendarPopoverTests {
  /// How many shapes the card of what is presented has: itself, and an arrow.
  private func shapes(_ items: [DisplayItem]) -> Int? {
    for case .group(let attributes, let inner) in items {
      if attributes.shadow != nil { return inner.count }
      if let count = shapes(inner) { return count }
    }
    return nil
  }

  @Test func theCalendarOfADatePickerHasNoArrow() throws {
    let date = Date(timeIntervalSince1970: 1_767_225_600)
    let host = TestHost(DatePicker("Due", selection: .constant(date)))
    let pill = try #require(host.element(.button, "Date Picker")?.frame)
    host.tap(at: CGPoint(x: pill.midX, y: pill.midY))
    #expect(shapes(host.graph.displayList().items) == 1)
  }

  @Test func otherPopoversHaveOne() {
    let host = TestHost(
      Text("anchor").popover(isPresented: .constant(true)) {
        Text("inside").presentationCompactAdaptation(.popover)
      })
    #expect(shapes(host.graph.displayList().items) == 2)
  }
}
