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
    #expect(split.displayMode == .oneOverSecondary)
  }

  /// A split view with room for columns, in a window.
  private func place(
    _ split: UISplitViewController, size: CGSize
  ) -> (window: UIWindow, root: UIViewController) {
    let root = UIViewController()
    root.addChild(split)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: split)
    root.view.addSubview(split.view)
    split.view.frame = CGRect(origin: .zero, size: size)
    split.didMove(toParent: root)
    return (show(root), root)
  }

  private func split() -> (UISplitViewController, list: UIViewController, detail: UIViewController)
  {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UIViewController()
    let detail = UIViewController()
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    return (split, list, detail)
  }

  @Test func anUprightScreenShowsTheDetailAndTheListOverIt() throws {
    let (split, list, detail) = split()
    let window = place(split, size: CGSize(width: 390, height: 800)).window
    defer { window.isHidden = true }
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.splitBehavior == .overlay)
    #expect(list.viewIfLoaded?.window == nil)
    split.show(.primary)
    settle()
    #expect(split.displayMode == .oneOverSecondary)
    let over = try #require(list.navigationController?.view)
    let below = try #require(detail.navigationController?.view)
    #expect(over.window === window)
    #expect(over.frame.width == split.primaryColumnWidth)
    #expect(below.frame.width == 390)
    let order = split.view.subviews
    #expect(order.firstIndex(of: below) == 0)
    #expect(order.last === over)
    tap(CGPoint(x: 370, y: 600))
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.viewIfLoaded?.window == nil)
  }

  @Test func theButtonForTheModesSaysWhatItDoes() {
    let (split, list, detail) = split()
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    let window = place(split, size: CGSize(width: 390, height: 800)).window
    defer { window.isHidden = true }
    tap(element(.button, "Show Sidebar"))
    settle()
    #expect(list.viewIfLoaded?.window === window)
    #expect(split.displayModeButtonItem.accessibilityLabel == "Hide Sidebar")
    tap(CGPoint(x: 370, y: 600))
    #expect(list.viewIfLoaded?.window == nil)
    #expect(element(.button, "Show Sidebar") != nil)
  }

  @Test func turningShowsTheColumnsOfTheNewSide() {
    let (split, list, _) = split()
    let window = place(split, size: CGSize(width: 390, height: 800)).window
    defer { window.isHidden = true }
    split.show(.primary)
    settle()
    split.view.frame.size = CGSize(width: 1024, height: 768)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(list.viewIfLoaded?.window === window)
    split.view.frame.size = CGSize(width: 390, height: 800)
    settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func growingGivesTheDetailItsColumnBack() {
    let (split, list, detail) = split()
    let (window, root) = place(split, size: CGSize(width: 1024, height: 768))
    defer { window.isHidden = true }
    func resize(_ width: UIUserInterfaceSizeClass) {
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: width), forChild: split)
      settle()
    }
    resize(.compact)
    #expect(detail.navigationController === list.navigationController)
    resize(.regular)
    #expect(detail.navigationController !== list.navigationController)
    #expect(list.view.window === window)
    #expect(detail.view.window === window)
    #expect(detail.navigationController?.view.frame.minX == split.primaryColumnWidth)
  }

  @Test func threeColumnsShowTheLastTwoAndThenAll() {
    let split = UISplitViewController(style: .tripleColumn)
    let pages = (0..<3).map { _ in UIViewController() }
    for (page, column) in zip(
      pages, [UISplitViewController.Column.primary, .supplementary, .secondary])
    {
      split.setViewController(page, for: column)
    }
    let window = place(split, size: CGSize(width: 1024, height: 768)).window
    defer { window.isHidden = true }
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(pages[0].viewIfLoaded?.window == nil)
    #expect(pages[1].viewIfLoaded?.window === window)
    split.show(.primary)
    settle()
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(pages[0].viewIfLoaded?.window === window)
  }

  private func threeColumns() -> (UISplitViewController, pages: [UIViewController]) {
    let split = UISplitViewController(style: .tripleColumn)
    let pages = (0..<3).map { _ in UIViewController() }
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .supplementary)
    split.setViewController(pages[2], for: .secondary)
    return (split, pages)
  }

  @Test func hidingAColumnThatIsNotSeenChangesNothing() {
    let (three, pages) = threeColumns()
    let window = place(three, size: CGSize(width: 390, height: 800)).window
    defer { window.isHidden = true }
    three.hide(.primary)
    settle()
    #expect(three.displayMode == .secondaryOnly)
    #expect(pages[1].viewIfLoaded?.window == nil)
    let (two, list, _) = split()
    let other = place(two, size: CGSize(width: 1024, height: 768)).window
    defer { other.isHidden = true }
    two.hide(.supplementary)
    settle()
    #expect(two.displayMode == .oneBesideSecondary)
    #expect(list.viewIfLoaded?.window === other)
  }

  @Test func hidingOneOfThreeColumnsLeavesTheNearestMode() {
    let (split, pages) = threeColumns()
    let window = place(split, size: CGSize(width: 1024, height: 768)).window
    defer { window.isHidden = true }
    split.show(.primary)
    split.hide(.primary)
    settle()
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(pages[1].viewIfLoaded?.window === window)
    split.hide(.supplementary)
    settle()
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func aSwipeShowsOneOfThreeColumnsAndTheNextOneTheOther() {
    let (split, pages) = threeColumns()
    let window = place(split, size: CGSize(width: 390, height: 800)).window
    defer { window.isHidden = true }
    func swipe() { play(.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400))) }
    swipe()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(pages[0].viewIfLoaded?.window == nil)
    #expect(pages[1].viewIfLoaded?.window === window)
    swipe()
    #expect(split.displayMode == .twoOverSecondary)
    #expect(pages[0].viewIfLoaded?.window === window)
  }

  @Test func theSupplementaryColumnHasItsLimits() {
    let (split, pages) = threeColumns()
    let window = place(split, size: CGSize(width: 1000, height: 768)).window
    defer { window.isHidden = true }
    #expect(split.supplementaryColumnWidth == 375)
    split.preferredSupplementaryColumnWidthFraction = 0.25
    #expect(split.supplementaryColumnWidth == 250)
    split.minimumSupplementaryColumnWidth = 300
    #expect(split.supplementaryColumnWidth == 300)
    split.preferredSupplementaryColumnWidth = 420
    split.maximumSupplementaryColumnWidth = 400
    settle()
    #expect(split.supplementaryColumnWidth == 400)
    #expect(pages[1].navigationController?.view.frame.width == 400)
    split.maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredSupplementaryColumnWidth = 2000
    #expect(split.supplementaryColumnWidth == 1000)
  }

  @Test func whoeverStandsInAColumnFindsItsSplitView() {
    final class Chooser: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let split = UISplitViewController(style: .doubleColumn)
    let chooser = Chooser()
    split.delegate = chooser
    let (list, row, detail) = (UIViewController(), UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let window = show(split)
    defer { window.isHidden = true }
    adopt(row, in: list)
    #expect(row.splitViewController === split)
    row.showDetailViewController(detail, sender: nil)
    settle()
    pass(1)
    #expect(split.presentedViewController == nil)
    #expect(detail.view.window === window)
    #expect(detail.splitViewController === split)
    #expect(list.navigationController?.topViewController === detail)
  }
}
