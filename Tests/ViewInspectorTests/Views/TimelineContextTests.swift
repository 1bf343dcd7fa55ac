import SwiftUI
import XCTest

@testable import ViewInspector

@MainActor
final class TimelineContextTests: XCTestCase {
  func testContextsOfTimelinesTakeTheTypeOfTheContent() throws {
    typealias Timeline = TimelineView<EveryMinuteTimelineSchedule, EmptyView>
    let date = Date(timeIntervalSince1970: 5)
    let context = ViewType.TimelineView.Context(date: date, cadence: .minutes)
    let own = try Timeline.adapt(context: context, to: Timeline.Context.self)
    XCTAssertEqual(own.date, date)
    XCTAssertEqual(own.cadence, .minutes)
    let other = try Timeline.adapt(
      context: context, to: TimelineView<PeriodicTimelineSchedule, Never>.Context.self)
    XCTAssertEqual(other.cadence, .minutes)
    XCTAssertThrowsError(try Timeline.adapt(context: context, to: Int.self))
  }
}
