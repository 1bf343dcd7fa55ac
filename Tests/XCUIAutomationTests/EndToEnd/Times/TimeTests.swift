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

  func testComputingMovesNoTimerSourceOfTheApp() throws {
    let ticker = Ticker()
    defer { ticker.source.cancel() }
    let app = XCUIApplication(rootView: Ticks(ticker: ticker))
    func ticks() throws -> Int { try XCTUnwrap(Int(app.staticTexts["ticks"].label)) }
    let start = try ticks()
    for _ in 0..<3 {
      compute(0.25)
      // By the machine's clock there would be two or three each time.
      XCTAssertEqual(try ticks(), start)
    }
    RunLoop.main.run(until: Date().addingTimeInterval(0.35))
    let passed = try ticks() - start
    XCTAssertTrue((3...4).contains(passed), "\(passed)")
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
    app.launchArguments = []
    app.launchEnvironment["VITRINE_DATE"] = "2021-03-04T12:00:00Z"
    app.launch()
    XCTAssertEqual(shown, "2021-03-04")
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

  func testAllThatTellTheTimeAgree() throws {
    let before = XCUIDevice.shared.date
    defer { XCUIDevice.shared.date = before }
    let start = day
    XCUIDevice.shared.date = start
    let app = XCUIApplication(rootView: Clocks(start: start))
    let names = ["timeline", "date", "interval", "timer"]
    XCTAssertEqual(names.map { app.staticTexts[$0].label }, ["0", "0", "0:00", "0:00"])
    XCUIDevice.shared.advanceTime(by: 7)
    XCTAssertEqual(names.map { app.staticTexts[$0].label }, ["7", "7", "0:07", "0:07"])
    Thread.sleep(forTimeInterval: 0.05)
    XCUIDevice.shared.advanceTime(by: 59.95)
    XCTAssertEqual(names.map { app.staticTexts[$0].label }, ["67", "67", "1:07", "1:07"])
    XCTAssertEqual(XCUIDevice.shared.date.timeIntervalSince(start), 67, accuracy: 0.01)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
    let written = try XCTUnwrap(values.contentModificationDate)
    XCTAssertEqual(written.timeIntervalSince(start), 67, accuracy: 0.01)
    let timer = Timer(timeInterval: 60, repeats: false) { _ in }
    XCTAssertEqual(timer.fireDate.timeIntervalSince(start), 127, accuracy: 0.01)
    timer.invalidate()
    let parts = Calendar.current.dateComponents([.second], from: start, to: Date())
    XCTAssertEqual(parts.second, 67)
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

private struct Clocks: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()))")
        .accessibilityIdentifier("timeline")
      Text(verbatim: "\(Int(Date().timeIntervalSince(start).rounded()))")
        .accessibilityIdentifier("date")
    }
    Text(timerInterval: start...start.addingTimeInterval(100), countsDown: false)
      .accessibilityIdentifier("interval")
    Text(start, style: .timer).accessibilityIdentifier("timer")
  }
}

/// Counts tenths of seconds, as apps do that count down.
@MainActor
private final class Ticker: ObservableObject {
  @Published var count = 0
  let source = DispatchSource.makeTimerSource(queue: .main)

  init() {
    source.schedule(deadline: .now() + 0.1, repeating: 0.1)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.count += 1 }
    }
    source.resume()
  }
}

private struct Ticks: View {
  @ObservedObject var ticker: Ticker

  var body: some View {
    Text(verbatim: "\(ticker.count)").accessibilityIdentifier("ticks")
  }
}
