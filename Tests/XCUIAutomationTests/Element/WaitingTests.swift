import Accessibility
import Automation
import Foundation
import Testing
import XCUIAutomation

extension AllTests {
  /// Waits run on virtual time: they cost no real time and see every change.
  @MainActor
  struct WaitingTests {
    private let target = FakeTarget(window(element(.button, "a", label: "A")))
    private let app: XCUIApplication

    init() {
      app = XCUIApplication(target: target)
    }

    private func show(_ elements: AccessibilityElement..., at time: TimeInterval) {
      target.clock.schedule(at: time) { [target] in
        target.root = element(.application, [element(.window, elements)])
      }
    }

    @Test func anElementThatIsThereNeedsNoTime() {
      #expect(app.buttons["a"].waitForExistence(timeout: 5))
      #expect(target.clock.now == 0)
    }

    @Test func anElementThatComesLaterIsFoundThen() {
      show(element(.button, "late"), at: 3)
      #expect(app.buttons["late"].waitForExistence(timeout: 5))
      #expect(target.clock.now == 3)
    }

    @Test func anElementThatIsThereForAMomentIsSeen() {
      show(element(.button, "flash"), at: 1)
      show(at: 1.1)
      #expect(app.buttons["flash"].waitForExistence(timeout: 5))
    }

    @Test func aMissingElementCostsVirtualTimeOnly() {
      let start = ContinuousClock.now
      #expect(!app.buttons["none"].waitForExistence(timeout: 30))
      #expect(target.clock.now == 30)
      #expect(start.duration(to: .now) < .seconds(5))
    }

    @Test func waitsForDisappearance() {
      #expect(!app.buttons["a"].waitForNonExistence(timeout: 1))
      show(at: 2)
      #expect(app.buttons["a"].waitForNonExistence(withTimeout: 3))
    }

    @Test func waitsForAProperty() {
      show(element(.button, "a", label: "B"), at: 2)
      #expect(app.buttons["a"].wait(for: \.label, toEqual: "B", timeout: 3))
      #expect(!app.buttons["a"].wait(for: \.label, toEqual: "C", timeout: 3))
      let texts = failures {
        #expect(!app.buttons["none"].wait(for: \.label, toEqual: "C", timeout: 1))
        #expect(app.buttons["none"].wait(for: \.exists, toEqual: false, timeout: 1))
      }
      #expect(texts.isEmpty)
    }

    @Test func timeThatTheTestSleepsPassesInTheApp() {
      show(element(.button, "late"), at: 0.1)
      #expect(!app.buttons["late"].exists)
      // What is tested is that a sleeping test is noticed.
      Thread.sleep(forTimeInterval: 0.2)
      #expect(app.buttons["late"].exists)
    }

    @Test func waitsForAState() {
      #expect(app.wait(for: .runningForeground, timeout: 1))
      target.clock.schedule(at: 1) { [target] in target.state = .runningBackground }
      #expect(app.wait(for: .runningBackground, timeout: 2))
      #expect(!app.wait(for: .runningForeground, timeout: 2))
    }

    @Test func anAppThatEndsWhileItIsWaitedForFails() {
      target.clock.schedule(at: 1) { [target] in
        target.treeError = AutomationError(.crashed, "Fake crashed")
      }
      let texts = failures { #expect(!app.buttons["x"].waitForExistence(timeout: 60)) }
      #expect(texts == ["Failed to get matching snapshots: Fake crashed"])
      #expect(target.clock.now == 1)
    }
  }
}
