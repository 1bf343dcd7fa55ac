#if os(Linux)
  import SwiftUI
  import Testing
  import UIKit
  import XCUIAutomation

  /// Random taps, drags, words, keys and settings, as many as wanted; `Scripts/soak` runs a million.
  ///
  /// After each event the screen must make sense; now and then the app is also compared with one that
  /// was just launched, and at the end with how much memory it took early in the run.
  @MainActor
  struct SoakTests {
    private let plan = SoakPlan()

    @Test(.countsIssues) func randomEventsLeaveTheAppInOrder() async throws {
      // An event that takes two minutes hangs: ends the process, with the place where it is.
      signal(SIGALRM) { _ in abort() }
      defer {
        alarm(0)
        // The device stays as it is from test to test.
        XCUIDevice.shared.orientation = .portrait
        XCUIDevice.shared.appearance = .light
      }
      var record = SoakRecord(journal: plan.journal)
      var number = plan.first
      let issues = IssueCount.shared.value
      do {
        try await run(&record, &number)
      } catch {
        Issue.record(error)
      }
      guard IssueCount.shared.value > issues else { return }
      print(
        """
        soak: failed in event \(number) of seed \(plan.seed), after these:
        \(record.events)
        soak: to see it again: \(plan.replay(of: number))
        """)
    }

    /// Runs the events up to the first that fails.
    private func run(_ record: inout SoakRecord, _ number: inout Int) async throws {
      let issues = IssueCount.shared.value
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
          Issue.record("\(problem)")
        }
        if IssueCount.shared.value > issues { return }
        // The app's tasks run on the main actor too, when the test leaves it to them.
        for _ in 0..<3 { await Task.yield() }
        number += 1
      }
      driver?.app.terminate()
      let events = number - plan.first
      record.noteMemory(after: events)
      report(record, events: events, seconds: start.duration(to: .now) / .seconds(1))
      if let growth = record.growth, events >= 10 * SoakPlan.chapterLength {
        #expect(growth < 1.25, "the memory of the process must not grow with the events")
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
