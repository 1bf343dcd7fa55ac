import Device
import Foundation
import SwiftUI
import Testing
import XCTest

@testable import XCUIAutomation

/// The same tests with the app in the process of the test, as the variable `XCUI_IN_PROCESS` asks.
@MainActor
final class InProcessTests: XCTestCase {
  private let product = "com.example.AutomationFixtureApp"
  private var apps: [XCUIApplication] = []

  override func setUp() async throws {
    continueAfterFailure = true
  }

  override func tearDown() async throws {
    for app in apps { app.terminate() }
    apps = []
    LaunchSettings.replacement = nil
  }

  private func makeApp(inProcess: Bool) -> XCUIApplication {
    LaunchSettings.replacement = LaunchSettings(runsInProcess: inProcess)
    let app = XCUIApplication(bundleIdentifier: product)
    apps.append(app)
    return app
  }

  func testTheAppRunsInTheProcessOfTheTest() throws {
    let app = makeApp(inProcess: true)
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.app.target?.appInfo.processIdentifier, getpid())
    XCTAssertEqual(app.label, "AutomationFixtureApp")
    app.buttons["Increment"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 1")
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 5))
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
  }

  func testEachLaunchStartsAnewWithItsArgumentsAndVariables() {
    let arguments = CommandLine.arguments
    let app = makeApp(inProcess: true)
    app.launch()
    app.buttons["Increment"].tap()
    app.launchArguments = ["-first", "1"]
    app.launchEnvironment = ["GREETING": "Hello"]
    app.launch()
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 0")
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello")
    XCTAssertEqual(app.staticTexts["arguments"].label, "-first 1")
    XCTAssertEqual(ProcessInfo.processInfo.arguments.dropFirst(), ["-first", "1"])
    app.terminate()
    XCTAssertNil(ProcessInfo.processInfo.environment["GREETING"])
    XCTAssertEqual(CommandLine.arguments, arguments)
  }

  func testWhatALaunchAsksOfTheDeviceEndsWithTheApp() {
    let traits = Device.main.traits
    let app = makeApp(inProcess: true)
    app.launchArguments = [
      "-AppleLanguages", "(de)",
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXXL",
    ]
    app.launch()
    XCTAssertEqual(Device.main.traits.locale.identifier, "de")
    XCTAssertEqual(Device.main.traits.contentSizeCategory.rawValue, "UICTContentSizeCategoryXXL")
    app.terminate()
    XCTAssertEqual(Device.main.traits, traits)
  }

  func testArgumentsAreUserDefaultsForAsLongAsTheAppRuns() {
    let key = "InProcessTests.isFirstLaunch"
    let app = makeApp(inProcess: true)
    app.launchArguments = ["-\(key)", "YES", "-verbose"]
    app.launch()
    XCTAssertTrue(UserDefaults.standard.bool(forKey: key))
    app.terminate()
    XCTAssertNil(UserDefaults.standard.object(forKey: key))
  }

  func testAnAppInTheBackgroundComesBack() {
    let app = makeApp(inProcess: true)
    app.launch()
    app.buttons["Increment"].tap()
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 1")
  }

  func testItGoesAwayForAViewOfTheTest() {
    let app = makeApp(inProcess: true)
    app.launch()
    let hosted = XCUIApplication(rootView: FailingText())
    XCTAssertTrue(hosted.staticTexts["Of the test"].exists)
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertTrue(app.buttons["Increment"].exists)
  }

  // MARK: Both ways

  /// The elements of a screen, a line each.
  private func lines(of element: any XCUIElementSnapshot, _ level: Int = 0) -> [String] {
    let line =
      "\(level) \(element.elementType) \(element.frame) \(element.identifier) \(element.label) "
      + "\(element.value ?? "") \(element.isEnabled) \(element.isSelected)"
    return [line] + element.children.flatMap { lines(of: $0, level + 1) }
  }

  /// What is seen on the way through the app.
  private func screens(inProcess: Bool) throws -> [[String]] {
    let app = makeApp(inProcess: inProcess)
    var screens: [[String]] = []
    app.launchEnvironment = ["SCREEN": "library"]
    app.launch()
    XCTAssertTrue(app.buttons["Open Ubik"].waitForExistence(timeout: 30))
    screens.append(lines(of: try app.snapshot()))
    app.buttons["Open Dune"].tap()
    screens.append(lines(of: try app.snapshot()))
    XCUIDevice.shared.appearance = .dark
    defer { XCUIDevice.shared.appearance = .unspecified }
    screens.append(lines(of: try app.snapshot()))
    app.launchEnvironment = ["GREETING": "Hello"]
    app.launch()
    for _ in 0..<3 { app.buttons["Increment"].tap() }
    screens.append(lines(of: try app.snapshot()))
    app.terminate()
    return screens
  }

  func testBothWaysShowTheSameScreens() throws {
    let own = try screens(inProcess: false)
    XCTAssertEqual(own.count, 4)
    XCTAssertTrue(own.last?.contains { $0.contains("Count: 3") } == true)
    XCTAssertEqual(try screens(inProcess: true), own)
  }
}

private struct FailingText: View {
  var body: some View { Text("Of the test") }
}

extension AllTests {
  @MainActor
  struct LinkedAppTests {
    private let first = LinkedApp(name: "First") { _, _ in 0 }
    private let second = LinkedApp(name: "My_App") { _, _ in 0 }

    private func problem(_ name: String?, _ apps: [LinkedApp]) -> String? {
      do {
        _ = try LinkedApp.named(name, among: apps)
        return nil
      } catch {
        return error.message
      }
    }

    @Test func namesAreThoseOfModules() throws {
      #expect(try LinkedApp.named("com.example.First", among: [first, second]).name == "First")
      #expect(try LinkedApp.named("My App", among: [first, second]).name == "My_App")
      #expect(try LinkedApp.named(nil, among: [second]).name == "My_App")
    }

    @Test func whatIsNotLinkedIsToldWithWhatIs() {
      #expect(
        problem("com.example.Third", [first, second])
          == """
          The tests are not linked with an app Third, which XCUI_IN_PROCESS needs. There are: First, My_App.
          Make the test target depend on the app's executable target.
          """)
      let several = problem(nil, [first, second])
      #expect(several?.hasPrefix("The tests are linked with several apps.") == true)
      #expect(problem(nil, [])?.hasPrefix("The tests are linked with no app.") == true)
    }

    @Test func appsOfThisProgramAreKnown() {
      #expect(LinkedApp.all.map(\.name).contains("AutomationFixtureApp"))
    }

    @Test func aProgramWhoseSectionsAreCutOffHasNoFunctions() throws {
      let cut = Data([0x7f, 0x45, 0x4c, 0x46, 2, 1]) + Data(repeating: 0xff, count: 100)
      try cut.withUnsafeBytes { bytes in
        let program = ProgramFile(try #require(ObjectFile(bytes)), loadedAt: 0)
        #expect(program.functions(endingIn: "_main").isEmpty)
      }
    }
  }
}
