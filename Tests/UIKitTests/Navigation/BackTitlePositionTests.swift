import CoreGraphics
import Testing

@testable import UIKit

/// Where the title of the way back stands.
@MainActor
@Suite(.serialized) struct BackTitlePositionTests {
  private func titleX(_ prepare: (UIViewController) -> Void = { _ in }) throws -> CGFloat {
    let root = UIViewController()
    root.title = "Inbox"
    prepare(root)
    let stack = UINavigationController()
    stack.setViewControllers([root, UIViewController()], animated: false)
    let window = show(stack)
    defer { window.isHidden = true }
    let labels = stack.navigationBar.backButton.subviews.compactMap { $0 as? UILabel }
    return try #require(labels.first).frame.minX
  }

  @Test func anItemMovesItsTitle() throws {
    let usual = try titleX()
    let moved = try titleX { root in
      let back = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
      back.setBackButtonTitlePositionAdjustment(
        UIOffset(horizontal: -1000, vertical: 0), for: .default)
      root.navigationItem.backBarButtonItem = back
      #expect(back.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    }
    #expect(moved == usual - 1000)
  }

  @Test func allMoveTheirsByTheAppearanceOfTheClass() throws {
    let usual = try titleX()
    let proxy = UIBarButtonItem.appearance()
    proxy.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -500, vertical: 0), for: .default)
    defer { proxy.setBackButtonTitlePositionAdjustment(.zero, for: .default) }
    #expect(try titleX() == usual - 500)
  }
}
