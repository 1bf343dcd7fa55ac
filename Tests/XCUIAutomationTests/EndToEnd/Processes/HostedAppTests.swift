import SwiftUI
import Testing
import UIKit

@testable import XCUIAutomation

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

    @Test func aRepresentedViewThatComesLaterIsLaidOut() {
      let app = XCUIApplication(rootView: LateView())
      app.buttons["Show"].tap()
      #expect(app.staticTexts["constrained"].frame.width == 120)
      #expect(app.staticTexts["constrained"].isHittable)
    }

    @Test func aMenuLiesOverTheList() {
      let app = XCUIApplication(rootView: ThemeForm())
      app.buttons["Theme, Light"].tap()
      app.buttons["Dark"].tap()
      #expect(app.buttons["Theme, Dark"].exists)
      #expect(!app.buttons["PopoverDismissRegion"].exists)
    }

    @Test func aHostedAppCoversWhatOtherTestsLeft() {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIHostingController(rootView: Text("left"))
      window.makeKeyAndVisible()
      let app = XCUIApplication(rootView: Text("hosted"))
      #expect(!app.staticTexts["left"].exists)
      app.terminate()
      #expect(!window.isHidden)
      window.isHidden = true
    }

    @Test func theDeviceIsAsTheTestHasChosenAndAsBeforeAfterwards() {
      XCUIDevice.shared.appearance = .dark
      let app = XCUIApplication(rootView: SchemeName())
      #expect(app.staticTexts["dark"].exists)
      app.terminate()
      XCUIDevice.shared.appearance = .unspecified
      #expect(XCUIApplication(rootView: SchemeName()).staticTexts["light"].exists)
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

    @Test func appsOfTestsSideBySideHaveAScreenEach() {
      let first = XCUIApplication(
        target: HostedTarget(for: "first") { UIHostingController(rootView: TapCounter()) })
      let second = XCUIApplication(
        target: HostedTarget(for: "second") { UIHostingController(rootView: SchemeName()) })
      #expect(second.staticTexts["light"].exists)
      first.buttons["Tap"].tap()
      #expect(!first.staticTexts["light"].exists)
      #expect(second.staticTexts["light"].isHittable)
      #expect(!second.buttons["Tap"].exists)
      first.buttons["Tap"].tap()
      #expect(first.staticTexts["2 taps"].isHittable)
      second.terminate()
      #expect(first.staticTexts["2 taps"].isHittable)
      first.terminate()
    }

    @Test func anotherAppOfTheSameTestEndsTheFirstAndNoOther() {
      let other = XCUIApplication(
        target: HostedTarget(for: "other") { UIHostingController(rootView: Text("other")) })
      let first = XCUIApplication(rootView: Text("first"))
      let second = XCUIApplication(rootView: Text("second"))
      #expect(first.state == .notRunning)
      #expect(other.staticTexts["other"].exists)
      #expect(second.staticTexts["second"].exists)
      other.terminate()
      second.terminate()
    }

    @Test nonisolated func offTheMainActorAnAppIsRefusedInWords() async {
      // As code of the language mode 5 does.
      let host = unsafeBitCast(refusals as @MainActor () -> [String], to: (() -> [String]).self)
      let messages = host()
      #expect(messages.count == 2)
      #expect(messages.first?.contains("Mark the test or its class with @MainActor") == true)
      #expect(messages.last?.contains("is not running") == true)
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

/// What is said of an app that is hosted off the main actor.
@MainActor
private func refusals() -> [String] {
  failures {
    let app = XCUIApplication(rootView: Text("x"))
    app.buttons["Save"].tap()
  }
}

private struct ConstrainedLabel: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let label = UILabel()
    label.text = "constrained"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 120),
      label.heightAnchor.constraint(equalToConstant: 30),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}
}

private struct SchemeName: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct LateView: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      if isShown { ConstrainedLabel() }
    }
  }
}

private struct ThemeForm: View {
  @State private var theme = "Light"

  var body: some View {
    Form {
      Picker("Theme", selection: $theme) {
        ForEach(["Light", "Dark"], id: \.self) { Text($0) }
      }
      ForEach(0..<6) { row in Button("Row \(row)") {} }
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
