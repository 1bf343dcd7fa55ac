import Device
import Foundation
import SwiftUI
import UIKit
import UserNotifications
import XCTest
import XCUIAutomation

/// What the system asks the user lies above the app, and is answered on the home screen or by monitors.
@MainActor
final class SystemQuestionTests: XCTestCase {
  private let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = false
    MainActor.assumeIsolated {
      for service in SystemQuestion.Service.allCases {
        PermissionStore.shared[service.rawValue] = nil
      }
      app = XCUIApplication(rootView: AskingScreen())
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      for service in SystemQuestion.Service.allCases {
        PermissionStore.shared[service.rawValue] = nil
      }
      app.terminate()
    }
  }

  private func ask(_ service: String) {
    app.buttons[service].tap()
    XCTAssertTrue(home.alerts.element.waitForExistence(timeout: 5))
  }

  func testAQuestionIsAnAlertOfTheHomeScreen() {
    ask("camera")
    let alert = home.alerts.element
    XCTAssertTrue(alert.label.hasSuffix("Would Like to Access the Camera"))
    XCTAssertEqual(alert.buttons.count, 2)
    XCTAssertEqual(app.alerts.count, 0)
    XCTAssertTrue(app.buttons["camera"].exists)
    XCTAssertFalse(app.buttons["camera"].isHittable)
    alert.buttons["Allow"].tap()
    XCTAssertFalse(home.alerts.element.exists)
    XCTAssertTrue(app.staticTexts["camera: granted"].exists)
    XCTAssertTrue(app.buttons["camera"].isHittable)
  }

  func testNotificationsAreAskedForOnTheHomeScreen() {
    ask("notifications")
    let alert = home.alerts.firstMatch
    XCTAssertTrue(alert.label.hasSuffix("Would Like to Send You Notifications"))
    XCTAssertTrue(
      alert.staticTexts.element(boundBy: 1).label.hasPrefix("Notifications may include"))
    alert.buttons["Allow"].tap()
    XCTAssertTrue(app.staticTexts["notifications: true"].waitForExistence(timeout: 5))
    app.buttons["notifications"].tap()
    XCTAssertFalse(home.alerts.element.exists)
  }

  func testAMonitorIsAskedWhenAnElementOfTheAppIsToBeTapped() {
    var seen: [String] = []
    addUIInterruptionMonitor(withDescription: "Permissions") { alert in
      seen.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    ask("microphone")
    XCTAssertEqual(seen, [])
    app.buttons["Count"].tap()
    XCTAssertEqual(seen.count, 1)
    XCTAssertTrue(app.staticTexts["microphone: granted"].exists)
    XCTAssertTrue(app.staticTexts["1 taps"].exists)
  }

  func testASwipeOnTheAppIsEnoughForAMonitor() {
    var seen: [String] = []
    addUIInterruptionMonitor(withDescription: "Permissions") { alert in
      seen.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    ask("contacts")
    app.swipeUp()
    XCTAssertEqual(seen.count, 1)
    XCTAssertTrue(app.staticTexts["contacts: granted"].exists)
  }

  func testTheAppIsActiveAgainAfterAQuestion() {
    ask("camera")
    XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
    home.buttons["Allow"].tap()
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
  }

  func testAQuestionThatNobodyDealsWithIsRefused() {
    ask("location")
    app.buttons["Count"].tap()
    XCTAssertTrue(app.staticTexts["location: denied"].exists)
    XCTAssertTrue(app.staticTexts["1 taps"].exists)
  }

  func testAnAnswerHoldsUntilItIsReset() {
    ask("location")
    home.buttons["Allow Once"].tap()
    ask("location")
    home.buttons["Allow While Using App"].tap()
    app.buttons["location"].tap()
    XCTAssertFalse(home.alerts.element.exists)
    app.resetAuthorizationStatus(for: .camera)
    app.buttons["location"].tap()
    XCTAssertFalse(home.alerts.element.exists)
    app.resetAuthorizationStatus(for: .location)
    ask("location")
    home.buttons["Don’t Allow"].tap()
    XCTAssertTrue(app.staticTexts["location: denied"].exists)
  }

  func testTwoQuestionsComeOneAfterTheOther() {
    app.buttons["Two"].tap()
    XCTAssertTrue(home.alerts.element.label.hasSuffix("Your Contacts"))
    home.buttons["Allow"].tap()
    XCTAssertTrue(home.alerts.element.label.hasSuffix("Your Calendar"))
    home.buttons["Allow Full Access"].tap()
    XCTAssertTrue(app.staticTexts["contacts: granted calendar: granted"].exists)
  }
}

private struct AskingScreen: View {
  @State private var answers: [String] = []
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("\(taps) taps")
      Text(answers.joined(separator: " "))
      Button("Count") { taps += 1 }
      ForEach(["camera", "microphone", "contacts", "location"], id: \.self) { name in
        Button(name) {
          answers = []
          ask(name)
        }
      }
      Button("Two") {
        ask("contacts")
        ask("calendar")
      }
      Button("notifications") {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isAllowed, _ in
          Task { @MainActor in answers = ["notifications: \(isAllowed)"] }
        }
      }
    }
  }

  private func ask(_ name: String) {
    guard let service = SystemQuestion.Service(rawValue: name) else { return }
    SystemQuestion(service).ask { answers.append("\(name): \($0.rawValue)") }
  }
}
