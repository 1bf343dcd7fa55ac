import Testing

@testable import UIKit

/// What the way back shows of the screen before.
@MainActor
@Suite(.serialized) struct BackButtonModeTests {
  /// The words of the button's label, whether one sees them, and the button's width in points.
  private func back(
    _ mode: UINavigationItem.BackButtonDisplayMode, _ prepare: (UINavigationItem) -> Void = { _ in }
  ) -> (label: String?, isShown: Bool, width: CGFloat) {
    let root = UIViewController()
    root.title = "All of the Inboxes"
    root.navigationItem.backButtonDisplayMode = mode
    prepare(root.navigationItem)
    let stack = UINavigationController()
    stack.setViewControllers([root, UIViewController()], animated: false)
    let window = show(stack)
    defer { window.isHidden = true }
    let button = stack.navigationBar.backButton
    let labels = button.subviews.compactMap { $0 as? UILabel }
    return (button.accessibilityLabel, labels.contains { !$0.isHidden }, button.frame.width)
  }

  @Test func theSignAloneKeepsItsLabel() {
    let (usual, minimal) = (back(.default), back(.minimal))
    #expect(usual.label == "All of the Inboxes" && usual.isShown)
    #expect(minimal.label == "All of the Inboxes" && !minimal.isShown)
    #expect(minimal.width < usual.width)
  }

  // Apple's header of `generic`: it ignores `title` and `backButtonTitle`, but not `backBarButtonItem.title`.

  @Test func theSystemsWordPassesOverTheTitles() {
    let short: (UINavigationItem) -> Void = { $0.backButtonTitle = "Inboxes" }
    #expect(back(.default, short).label == "Inboxes")
    #expect(back(.generic, short).label == "Back")
    #expect(back(.generic).label == "Back")
    let item = back(.generic) {
      $0.backBarButtonItem = UIBarButtonItem(
        title: "Mail", style: .plain, target: nil, action: nil)
    }
    #expect(item.label == "Mail" && item.isShown)
  }
}
