import CoreGraphics
import Device
import Testing

@testable import UIKit

@MainActor
struct UISplitViewControllerDelegateTests {
  /// Writes down what it is told, with the mode that there is then.
  private final class Log: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var expandedMode: UISplitViewController.DisplayMode?

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("\(svc.displayMode) to \(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { calls.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { calls.append("hide \(column)") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      calls.append("collapsed \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
      calls.append("expanded \(!svc.isCollapsed)")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { expandedMode ?? proposedDisplayMode }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      calls.append("begin")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      calls.append("end")
    }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  private let log = Log()

  private func twoColumns(_ style: UISplitViewController.Style = .doubleColumn)
    -> UISplitViewController
  {
    let split = UISplitViewController(style: style)
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    split.delegate = log
    return split
  }

  private func place(
    _ split: UISplitViewController, size: CGSize = CGSize(width: 390, height: 800)
  ) -> (window: UIWindow, resize: (UIUserInterfaceSizeClass) -> Void) {
    let root = UIViewController()
    root.addChild(split)
    func resize(_ width: UIUserInterfaceSizeClass) {
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: width), forChild: split)
    }
    resize(.regular)
    root.view.addSubview(split.view)
    split.view.frame = CGRect(origin: .zero, size: size)
    split.didMove(toParent: root)
    let window = show(root)
    return (
      window,
      {
        resize($0)
        settle()
      }
    )
  }

  @Test func eachChangeOfTheModeIsToldBefore() {
    let split = twoColumns()
    let (window, _) = place(split)
    defer { window.isHidden = true }
    #expect(log.calls.isEmpty)
    split.show(.primary)
    #expect(log.calls == ["secondaryOnly to oneOverSecondary"])
    split.show(.primary)
    split.hide(.primary)
    #expect(log.calls.dropFirst() == ["oneOverSecondary to secondaryOnly"])
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(log.calls.dropFirst(2) == ["secondaryOnly to oneBesideSecondary"])
  }

  @Test func turningIsToldWithTheColumns() {
    let split = twoColumns()
    let (window, _) = place(split)
    defer { window.isHidden = true }
    split.view.frame.size = CGSize(width: 1024, height: 768)
    settle()
    #expect(log.calls == ["secondaryOnly to oneBesideSecondary", "show primary"])
    split.view.frame.size = CGSize(width: 390, height: 800)
    settle()
    #expect(log.calls.dropFirst(2) == ["oneBesideSecondary to secondaryOnly", "hide primary"])
  }

  @Test func aSwipeIsToldFromItsBeginningToItsEnd() {
    let split = twoColumns()
    let (window, _) = place(split)
    defer { window.isHidden = true }
    play(.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400)))
    #expect(
      log.calls == ["begin", "secondaryOnly to oneOverSecondary", "show primary", "end"])
    log.calls = []
    tap(CGPoint(x: 370, y: 600))
    #expect(log.calls == ["oneOverSecondary to secondaryOnly", "hide primary"])
  }

  @Test func collapsingAndExpandingAreToldOnce() {
    let split = twoColumns()
    let (window, resize) = place(split, size: CGSize(width: 1024, height: 768))
    defer { window.isHidden = true }
    resize(.compact)
    #expect(log.calls == ["collapsed true"])
    split.view.setNeedsLayout()
    settle()
    log.expandedMode = .secondaryOnly
    resize(.regular)
    #expect(log.calls == ["collapsed true", "expanded true"])
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test func aPhoneBeginsCollapsed() {
    let split = twoColumns()
    let window = show(split)
    defer { window.isHidden = true }
    #expect(log.calls == ["collapsed true"])
  }

  @Test func theDelegateSaysTheOrientations() {
    let split = twoColumns()
    #expect(split.supportedInterfaceOrientations == .landscape)
    split.delegate = nil
    #expect(split.supportedInterfaceOrientations != .landscape)
  }

  // MARK: Without a style

  /// Shows one controller of its own where there is no room.
  private final class Chooser: NSObject, UISplitViewControllerDelegate {
    let compact = UIViewController()
    let list = UINavigationController(rootViewController: UIViewController())
    let detail = UIViewController()
    var target = UISplitViewController.DisplayMode.automatic

    func targetDisplayModeForAction(in svc: UISplitViewController)
      -> UISplitViewController.DisplayMode
    { target }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController)
      -> UIViewController?
    { compact }
    func primaryViewController(forExpanding splitViewController: UISplitViewController)
      -> UIViewController?
    { list }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { detail }
  }

  @Test func theDelegateExchangesTheTwoControllers() {
    let chooser = Chooser()
    let split = twoColumns(.unspecified)
    split.delegate = chooser
    let (window, resize) = place(split, size: CGSize(width: 1024, height: 768))
    defer { window.isHidden = true }
    resize(.compact)
    #expect(split.viewControllers == [chooser.compact])
    #expect(chooser.compact.viewIfLoaded?.window === window)
    resize(.regular)
    #expect(split.viewControllers == [chooser.list, chooser.detail])
    #expect(chooser.detail.viewIfLoaded?.window === window)
  }

  @Test func theDelegateSaysWhatASwipeDoes() {
    let chooser = Chooser()
    chooser.target = .oneBesideSecondary
    let split = twoColumns(.unspecified)
    split.delegate = chooser
    let (window, _) = place(split)
    defer { window.isHidden = true }
    play(.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400)))
    #expect(split.displayMode == .oneBesideSecondary)
  }
}
