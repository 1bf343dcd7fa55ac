import Device
import SwiftUI
import XCTest
import XCUIAutomation

/// Time of the device while the test and the app do something.
///
/// XCTest, because its tests run one at a time.
@MainActor
final class TimeTests: XCTestCase {
  private let day = Date(timeIntervalSince1970: 1_704_793_260)

  func testATapWaitsForTheWorkThatItSetsOffHoweverLongThatTakes() {
    let app = XCUIApplication(rootView: Worker(seconds: 1.3))
    app.buttons["Work"].tap()
    XCTAssertTrue(app.staticTexts["Done"].exists)
  }

  func testComputingMovesNoAnimation() {
    let app = XCUIApplication(rootView: Clock())
    let start = app.staticTexts["clock"].label
    compute(0.4)
    XCTAssertEqual(app.staticTexts["clock"].label, start)
  }

  func testWhatTheTestSleepsPassesInTheApp() {
    let app = XCUIApplication(rootView: Clock())
    XCTAssertEqual(app.staticTexts["clock"].label, "0")
    usleep(300_000)
    XCTAssertEqual(app.staticTexts["clock"].label, "3")
    Thread.sleep(forTimeInterval: 0.2)
    RunLoop.main.run(until: Date().addingTimeInterval(0.2))
    XCTAssertTrue(["7", "8"].contains(app.staticTexts["clock"].label))
  }

  func testTheDeviceTravelsInTime() {
    let before = XCUIDevice.shared.date
    defer { XCUIDevice.shared.date = before }
    XCUIDevice.shared.date = day
    let app = XCUIApplication(rootView: Today())
    XCTAssertEqual(app.staticTexts["today"].label, "2024-01-09")
    XCUIDevice.shared.advanceTime(by: 86_400)
    XCTAssertEqual(app.staticTexts["today"].label, "2024-01-10")
    XCUIDevice.shared.date = day.addingTimeInterval(-86_400)
    XCTAssertEqual(app.staticTexts["today"].label, "2024-01-08")
    XCUIDevice.shared.isDateHeld = true
    XCUIDevice.shared.advanceTime(by: 86_400)
    XCTAssertEqual(app.staticTexts["today"].label, "2024-01-08")
    XCUIDevice.shared.isDateHeld = false
  }

  func testAnAppInAProcessOfItsOwnHasTheDateOfTheDevice() {
    let before = XCUIDevice.shared.date
    defer { XCUIDevice.shared.date = before }
    XCUIDevice.shared.date = day
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    app.launchEnvironment["SCREEN"] = "date"
    app.launch()
    defer { app.terminate() }
    var shown: String { String(app.staticTexts["date"].label.prefix(10)) }
    XCTAssertEqual(shown, "2024-01-09")
    XCUIDevice.shared.advanceTime(by: 86_400)
    XCTAssertEqual(shown, "2024-01-10")
    XCUIDevice.shared.date = day.addingTimeInterval(-86_400)
    XCTAssertEqual(shown, "2024-01-08")
    app.launchArguments = ["-VitrineDate", "2020-02-02T12:00:00Z"]
    app.launch()
    XCTAssertEqual(shown, "2020-02-02")
  }

  func testADateThatIsHeldStandsStillInAnAppOfItsOwn() {
    let before = XCUIDevice.shared.date
    defer {
      XCUIDevice.shared.isDateHeld = false
      XCUIDevice.shared.date = before
    }
    XCUIDevice.shared.date = day
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    app.launchEnvironment["SCREEN"] = "date"
    app.launch()
    defer { app.terminate() }
    var shown: String { String(app.staticTexts["date"].label.prefix(10)) }
    XCUIDevice.shared.isDateHeld = true
    XCUIDevice.shared.advanceTime(by: 86_400)
    XCTAssertEqual(shown, "2024-01-09")
    XCUIDevice.shared.isDateHeld = false
    XCUIDevice.shared.advanceTime(by: 86_400)
    XCTAssertEqual(shown, "2024-01-10")
  }

  func testTheStatusBarGoesOnWithTheTime() {
    let before = XCUIDevice.shared.date
    defer { XCUIDevice.shared.date = before }
    XCUIDevice.shared.date = day
    let app = XCUIApplication(rootView: Text("Still"))
    XCTAssertTrue(app.staticTexts["Still"].exists)
    let picture = XCUIScreen.main.screenshot().pngRepresentation
    XCUIDevice.shared.advanceTime(by: 60)
    XCTAssertNotEqual(XCUIScreen.main.screenshot().pngRepresentation, picture)
    XCUIDevice.shared.date = day
    XCTAssertEqual(XCUIScreen.main.screenshot().pngRepresentation, picture)
  }

  func testAnAppHasTheTimeZoneThatItsLaunchSays() {
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    defer { app.terminate() }
    for variable in ["VITRINE_TIME_ZONE", "TZ"] {
      app.launchEnvironment = ["SCREEN": "date", variable: "Asia/Tokyo"]
      app.launch()
      XCTAssertEqual(app.staticTexts["zone"].label, "Asia/Tokyo 18")
    }
  }

  func testATimerOfAnAppFindsTheDateThatItWaitedFor() throws {
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    app.launchEnvironment["SCREEN"] = "date"
    app.launch()
    defer { app.terminate() }
    app.buttons["Start"].tap()
    XCTAssertTrue(app.staticTexts["waited"].waitForExistence(timeout: 5))
    let waited = try XCTUnwrap(Double(app.staticTexts["waited"].label))
    XCTAssertEqual(waited, 0.2, accuracy: 0.05)
  }

  private func compute(_ seconds: TimeInterval) { useProcessor(seconds) }
}

/// Uses the processor for so many seconds.
private func useProcessor(_ seconds: TimeInterval) {
  let end = RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) + Int64(seconds * 1e9)
  while RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) < end {}
}

private struct Worker: View {
  let seconds: TimeInterval
  @State private var isDone = false

  var body: some View {
    VStack {
      Button("Work") {
        let seconds = seconds
        Task {
          await Task.detached { useProcessor(seconds) }.value
          isDone = true
        }
      }
      if isDone { Text("Done") }
    }
  }
}

/// Tenths of seconds since it appeared, as a timeline tells them.
private struct Clock: View {
  @State private var start: Date?

  var body: some View {
    TimelineView(.periodic(from: .distantPast, by: 0.05)) { context in
      Text("\(Int(((start.map(context.date.timeIntervalSince) ?? 0) * 10 + 0.6).rounded(.down)))")
        .accessibilityIdentifier("clock")
        .onAppear { start = context.date }
    }
  }
}

private struct Today: View {
  var body: some View {
    TimelineView(.periodic(from: .distantPast, by: 3600)) { _ in
      Text(verbatim: String(Date().formatted(.iso8601).prefix(10)))
        .accessibilityIdentifier("today")
    }
  }
}
