#if os(Linux)
  import SwiftUI
  import UIKit
  import XCTest
  import XCUIAutomation

  /// Random taps, drags, words, keys and settings, as many as wanted; `Scripts/soak` runs a million.
  ///
  /// After each event the screen must make sense; now and then the app is also compared with one that
  /// was just launched, and at the end with how much memory it took early in the run.
  @MainActor
  final class SoakTests: XCTestCase {
    private let plan = SoakPlan()
    private lazy var record = SoakRecord(journal: plan.journal)
    /// The event under way.
    private lazy var number = plan.first

    override func setUp() async throws {
      continueAfterFailure = false
      // An event that takes two minutes hangs: ends the process, with the place where it is.
      signal(SIGALRM) { _ in abort() }
    }

    override func tearDown() async throws {
      alarm(0)
      // The device stays as it is from test to test.
      XCUIDevice.shared.orientation = .portrait
      XCUIDevice.shared.appearance = .light
      guard testRun?.totalFailureCount ?? 0 > 0 else { return }
      print(
        """
        soak: failed in event \(number) of seed \(plan.seed), after these:
        \(record.events)
        soak: to see it again: \(plan.replay(of: number))
        """)
    }

    func testRandomEventsLeaveTheAppInOrder() throws {
      var generator = plan.generator(ofChapterAt: plan.first)
      var driver: SoakDriver?
      let start = ContinuousClock.now
      while number < plan.first + plan.events,
        start.duration(to: .now) < .seconds(min(plan.seconds, 1e9))
      {
        if (number - plan.first) % SoakPlan.chapterLength == 0 {
          driver?.app.terminate()
          record.noteMemory(after: number - plan.first)
          generator = plan.generator(ofChapterAt: number)
          driver = SoakDriver(showsWelcome: generator.chance(0.5))
        }
        guard let driver else { return }
        alarm(120)
        let screen = try SoakScreen(driver.app)
        let event = SoakEvent.random(on: screen, using: &generator)
        record.note(event, number: number)
        if let problem = try SoakCheck(driver: driver).problem(with: event, number: number) {
          return XCTFail(problem)
        }
        number += 1
      }
      driver?.app.terminate()
      let events = number - plan.first
      record.noteMemory(after: events)
      report(record, events: events, seconds: start.duration(to: .now) / .seconds(1))
      if let growth = record.growth, events >= 10 * SoakPlan.chapterLength {
        XCTAssertLessThan(growth, 1.25, "the memory of the process must not grow with the events")
      }
    }

    private func report(_ record: SoakRecord, events: Int, seconds: Double) {
      let size = Double(record.samples.last?.bytes ?? 0) / 1e6
      let slope = record.slope.map { String(format: ", %.1f bytes an event", $0) } ?? ""
      print(
        String(
          format: "soak: %ld events in %.0f s, %.0f a second; %.0f MB resident at the end", events,
          seconds, Double(events) / seconds, size) + slope)
    }
  }
#endif
