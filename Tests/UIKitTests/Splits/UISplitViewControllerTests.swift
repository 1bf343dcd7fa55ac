import CoreGraphics
import Device
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UISplitViewControllerTests {
  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  @Test func collapsesIntoAStackOnAPhone() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    let detail = UIViewController()
    let chooser = Chooser()
    split.delegate = chooser
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = show(split)
    defer { window.isHidden = true }
    #expect(split.isCollapsed)
    // Where there are no columns, nothing switches between them.
    #expect(split.displayModeButtonItem.isHidden)
    #expect(split.viewController(for: .primary) === list)
    #expect(list.view.window === window)
    #expect(detail.viewIfLoaded?.window == nil)
    split.show(.secondary)
    settle()
    #expect(detail.view.window === window)
    #expect(detail.navigationController === list.navigationController)
    split.hide(.secondary)
    settle()
    #expect(list.view.window === window)
  }

  @Test func standsColumnsSideBySideWhereThereIsRoom() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    let detail = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredPrimaryColumnWidth = 280
    let root = UIViewController()
    root.addChild(split)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    root.view.addSubview(split.view)
    split.view.frame = CGRect(x: 0, y: 0, width: 1024, height: 768)
    split.didMove(toParent: root)
    let window = show(root)
    defer { window.isHidden = true }
    #expect(!split.isCollapsed)
    #expect(!split.displayModeButtonItem.isHidden)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(list.navigationController?.view.frame.width == 280)
    #expect(detail.navigationController?.view.frame.minX == 280)
    #expect(detail.splitViewController === split)
    split.preferredDisplayMode = .secondaryOnly
    #expect(list.navigationController?.viewIfLoaded?.window == nil)
    #expect(detail.navigationController?.view.frame.width == 1024)
    let other = UIViewController()
    detail.showDetailViewController(other, sender: nil)
    #expect(split.viewController(for: .secondary) === other)
  }

  @Test func aSwipeFromTheEdgeShowsAHiddenColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let root = UIViewController()
    root.addChild(split)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    root.view.addSubview(split.view)
    split.view.frame = root.view.bounds
    let window = show(root)
    defer { window.isHidden = true }
    split.preferredDisplayMode = .secondaryOnly
    settle()
    split.presentsWithGesture = false
    play(.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400)))
    #expect(split.displayMode == .secondaryOnly)
    split.presentsWithGesture = true
    play(.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400)))
    #expect(split.displayMode == .oneBesideSecondary)
  }
}
