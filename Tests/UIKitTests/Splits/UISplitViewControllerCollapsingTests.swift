import Testing

@testable import UIKit

@MainActor
struct UISplitViewControllerCollapsingTests {
  /// Begins with the first column.
  private final class ListFirst: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private let listFirst = ListFirst()
  private let pages = (0..<3).map { _ in UIViewController() }

  /// On a phone, with the first column alone in its stack.
  private func place(_ style: UISplitViewController.Style) throws -> (
    UISplitViewController, stack: UINavigationController, UIWindow
  ) {
    let split = UISplitViewController(style: style)
    split.delegate = listFirst
    split.setViewController(pages[0], for: .primary)
    if style == .tripleColumn { split.setViewController(pages[1], for: .supplementary) }
    split.setViewController(pages[2], for: .secondary)
    let window = show(split)
    #expect(split.isCollapsed)
    return (split, try #require(pages[0].navigationController), window)
  }

  @Test func showingTheListGoesBackToIt() throws {
    let (split, stack, window) = try place(.doubleColumn)
    defer { window.isHidden = true }
    split.show(.secondary)
    settle()
    #expect(stack.viewControllers == [pages[0], pages[2]])
    stack.pushViewController(UIViewController(), animated: false)
    split.show(.primary)
    settle()
    #expect(stack.viewControllers == [pages[0]])
    #expect(pages[0].view.window === window)
  }

  @Test func showingTheColumnOnTopKeepsWhatIsPushedOntoIt() throws {
    let (split, stack, window) = try place(.doubleColumn)
    defer { window.isHidden = true }
    let more = UIViewController()
    stack.pushViewController(more, animated: false)
    split.show(.primary)
    #expect(stack.topViewController === more)
    split.show(.secondary)
    split.show(.primary)
    settle()
    #expect(stack.viewControllers == [pages[0], more])
  }

  @Test func showingTheDetailPushesTheColumnBetween() throws {
    let (split, stack, window) = try place(.tripleColumn)
    defer { window.isHidden = true }
    split.show(.secondary)
    settle()
    #expect(stack.viewControllers == pages)
    split.show(.supplementary)
    settle()
    #expect(stack.viewControllers == Array(pages.prefix(2)))
    split.show(.primary)
    settle()
    #expect(stack.viewControllers == [pages[0]])
  }

  @Test func showingADetailThatIsAStackOfItsOwnTwicePushesItOnce() throws {
    let (split, stack, window) = try place(.doubleColumn)
    defer { window.isHidden = true }
    split.setViewController(UINavigationController(rootViewController: pages[1]), for: .secondary)
    split.show(.secondary)
    split.show(.secondary)
    settle()
    #expect(stack.viewControllers == [pages[0], pages[1]])
  }

  @Test func hidingTakesTheColumnOnTopOnly() throws {
    let (split, stack, window) = try place(.tripleColumn)
    defer { window.isHidden = true }
    split.show(.secondary)
    stack.pushViewController(UIViewController(), animated: false)
    split.hide(.supplementary)
    split.hide(.primary)
    settle()
    #expect(stack.viewControllers.count == 4)
    split.hide(.secondary)
    settle()
    #expect(stack.viewControllers == Array(pages.prefix(2)))
  }

  @Test func collapsingIsToldToWhoeverShowsDetails() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[2], for: .secondary)
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let window = show(split)
    defer { window.isHidden = true }
    #expect(split.isCollapsed && count == 1)
    split.show(.secondary)
    settle()
    #expect(count == 1)
  }
}
