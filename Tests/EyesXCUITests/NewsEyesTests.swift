import ApplitoolsEyes
import SwiftUI
import XCTest
import XCUIAutomation

/// A test as teams write them: open, screenshots between taps, close; its baselines are kept in `__Eyes__`.
@MainActor
final class NewsEyesTests: XCTestCase {
  private struct News: View {
    var body: some View {
      NavigationStack {
        List(["Weather", "Sports", "Travel"], id: \.self) { topic in
          NavigationLink(topic) { Text("All about \(topic)").navigationTitle(topic) }
        }
        .navigationTitle("Today")
      }
    }
  }

  private let eyes = Eyes()
  private let app = XCUIApplication(rootView: News())

  override func setUp() async throws {
    continueAfterFailure = false
    // The status bar of the baselines says 9:41.
    XCUIDevice.shared.date = Date(timeIntervalSince1970: 1_704_793_260)
    let configuration = Configuration()
    configuration.batch = BatchInfo(name: "News")
    configuration.statusBarExists = true
    eyes.configuration = configuration
    eyes.open(withApplicationName: "News", testName: "Reading")
  }

  override func tearDown() async throws {
    eyes.abortIfNotClosed()
    app.terminate()
  }

  func testReading() throws {
    app.launch()
    eyes.checkWindow(withTag: "Front page")
    app.buttons["Sports"].tap()
    eyes.check(withTag: "Sports", andSettings: Target.window().timeout(inSeconds: 5))
    let results = try eyes.close()
    XCTAssertEqual(results.steps, 2)
    XCTAssertEqual(results.matches, 2)
    XCTAssertTrue(results.isPassed)
  }
}
