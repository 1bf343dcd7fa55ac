import Foundation
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// A mistake that ends an app on iOS is told at the line of the test or of the app that made it.
  @MainActor
  struct MistakePlaceTests {
    @Test func anUnknownKeyIsToldWhereItIsAskedFor() throws {
      let line = #line + 1
      let failures = recordedFailures { _ = UITextField().value(forKey: "nothing") }
      let failure = try #require(failures.first)
      #expect(failure.text.contains("not key value coding-compliant for the key nothing"))
      #expect(failure.file == "MistakePlaceTests.swift" && failure.line == line)
    }

    @Test func aMistakeOfAnActionIsToldInTheAction() throws {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      let line = #line + 1
      let mistake = UIAction { _ in _ = UILabel().value(forKey: "nothing") }
      button.addAction(mistake, for: .touchUpInside)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      let screen = UIViewController()
      screen.view.addSubview(button)
      let app = XCUIApplication(rootViewController: screen)
      let failure = try #require(recordedFailures { app.buttons["Go"].tap() }.first)
      #expect(failure.file == "MistakePlaceTests.swift" && failure.line == line)
    }
  }
}
