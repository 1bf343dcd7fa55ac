import Foundation
import Testing
import UIKit

/// What ends an app on iOS, a message that an object has no method for, fails the test, whoever sends it.
@MainActor
@Suite struct UnknownSelectorTests {
  private let target = UIResponder()
  private let stale = Selector("refreshNow:")

  /// The text of the failure that `work` leads to.
  private func failure(_ work: () -> Void) -> String {
    nonisolated(unsafe) var texts: [String] = []
    withKnownIssue {
      work()
    } matching: { issue in
      texts.append(issue.comments.map(\.rawValue).joined(separator: " "))
      return true
    }
    return texts.joined(separator: "\n")
  }

  private var sentence: String {
    "-[UIResponder refreshNow:]: unrecognized selector sent to instance."
  }

  @Test func aControlFails() {
    let button = UIButton()
    button.addTarget(target, action: stale, for: .touchUpInside)
    #expect(failure { button.sendActions(for: .touchUpInside) }.contains(sentence))
  }

  @Test func aBarButtonFails() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: target, action: stale)
    #expect(failure { _ = item.accessibilityActivate() }.contains(sentence))
  }

  @Test func theApplicationFails() {
    #expect(
      failure { UIApplication.shared.sendAction(stale, to: target, from: nil, for: nil) }
        .contains(sentence))
  }

  @Test func aRecognizerFails() {
    let recognizer = UITapGestureRecognizer(target: target, action: stale)
    #expect(failure { recognizer.state = .ended }.contains(sentence))
  }

  @Test func aCustomActionFails() {
    let action = UIAccessibilityCustomAction(name: "Go", target: target, selector: stale)
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(failure { _ = action.perform() }.contains(sentence))
  }

  @Test func aChangeOfTraitsFails() {
    let screen = UIViewController()
    screen.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: stale)
    let window = UIWindow()
    window.rootViewController = screen
    window.isHidden = false
    #expect(
      failure {
        screen.overrideUserInterfaceStyle = .dark; settle()
      }.contains(sentence))
    window.isHidden = true
  }

  @Test func nobodyInTheResponderChainIsNoMistake() {
    #expect(!UIApplication.shared.sendAction(stale, to: nil, from: nil, for: nil))
  }
}
