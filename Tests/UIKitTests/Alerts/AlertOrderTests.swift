import Testing

@testable import UIKit

/// Alerts one after the other, and their ways out.
@MainActor
@Suite(.serialized)
struct AlertOrderTests {
  private func alert(_ title: String) -> UIAlertController {
    UIAlertController(title: title, message: nil, preferredStyle: .alert)
  }

  @Test func aHandlerMayShowTheNextAlert() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let (first, second) = (alert("First"), alert("Second"))
    var wasFree = false
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { _ in
        wasFree = root.presentedViewController == nil
        root.present(second, animated: false)
      })
    root.present(first, animated: false)
    settle()
    tap(element(.button, "Next"))
    pass(1)
    #expect(wasFree)
    #expect(root.presentedViewController === second)
    root.dismiss(animated: false)
  }

  @Test func anAlertThatTheAppTakesAwayRunsNoHandler() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let question = alert("Sure?")
    var chosen: [String] = []
    for (title, style) in [("No", UIAlertAction.Style.cancel), ("Yes", .default)] {
      question.addAction(
        UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    root.present(question, animated: true)
    pass(1)
    question.dismiss(animated: true)
    pass(1)
    #expect(root.presentedViewController == nil)
    #expect(chosen.isEmpty)
    // Actions stay in the order in which they were added, wherever the way out stands; documented.
    #expect(question.actions.map(\.title) == ["No", "Yes"])
  }

  /// On iOS an exception with these words.
  @Test func anAlertHasOneWayOut() {
    let question = alert("Sure?")
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.addAction(UIAlertAction(title: "OK", style: .default))
    let found = issues { question.addAction(UIAlertAction(title: "No", style: .cancel)) }
    #expect(
      found == [
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ])
  }
}
