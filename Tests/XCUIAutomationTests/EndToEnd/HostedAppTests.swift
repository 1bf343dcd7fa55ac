import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Views hosted in the process of the test.
  @MainActor
  struct HostedAppTests {
    @Test func aViewIsShownAndDriven() {
      let app = XCUIApplication(rootView: TapCounter())
      #expect(app.staticTexts["0 taps"].exists)
      app.buttons["Tap"].tap()
      #expect(app.staticTexts["1 taps"].exists)
    }

    @Test func launchMakesTheViewAnew() {
      let app = XCUIApplication(rootView: TapCounter())
      app.buttons["Tap"].tap()
      app.launch()
      #expect(app.staticTexts["0 taps"].exists)
    }

    @Test func aControllerIsShown() {
      let app = XCUIApplication(rootViewController: LabelController())
      #expect(app.staticTexts["Hello"].waitForExistence(timeout: 1))
    }

    @Test func onlyTheLastHostedAppRuns() {
      let first = XCUIApplication(rootView: Text("first"))
      let second = XCUIApplication(rootView: Text("second"))
      #expect(first.state == .notRunning)
      #expect(second.staticTexts["second"].exists)
      #expect(!second.staticTexts["first"].exists)
      second.terminate()
      #expect(second.state == .notRunning)
    }

    @Test func argumentsCannotBeGiven() {
      let app = XCUIApplication(rootView: Text("x"))
      app.launchArguments = ["-x"]
      #expect(
        failures { app.launch() }.first?.contains("can be given neither arguments nor variables")
          == true)
    }
  }
}

private struct TapCounter: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(taps) taps")
      Button("Tap") { taps += 1 }
    }
  }
}

private final class LabelController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Hello"
    view.addSubview(label)
  }
}
