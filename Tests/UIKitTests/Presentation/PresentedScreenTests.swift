import CoreGraphics
import Testing

@testable import UIKit

/// Hears of the ways out of a sheet.
@MainActor
private final class WayOut: NSObject, UIAdaptivePresentationControllerDelegate {
  private let diary: Diary
  var mayGo = true

  init(_ diary: Diary) { self.diary = diary }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    diary.note("should")
    return mayGo
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    diary.note("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    diary.note("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { diary.note("attempt") }
}

/// Sheets, popovers and screens over others.
@MainActor
@Suite(.serialized)
struct PresentedScreenTests {
  private typealias Detent = UISheetPresentationController.Detent

  /// Above a sheet of full height.
  private let beside = CGPoint(x: 195, y: 20)

  /// Apple's sample "Disabling the pull-down gesture for a sheet" sets the property on the page in a stack.
  @Test func aPageWithUnsavedChangesKeepsTheSheetOfItsStack() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let diary = Diary()
    let wayOut = WayOut(diary)
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    stack.presentationController?.delegate = wayOut
    root.present(stack, animated: false)
    settle()
    page.isModalInPresentation = true
    tap(beside)
    pass(1)
    #expect(diary.take() == ["attempt"])
    #expect(root.presentedViewController === stack)
    page.isModalInPresentation = false
    tap(beside)
    pass(1)
    #expect(diary.take() == ["should", "will", "did"])
    #expect(root.presentedViewController == nil)
  }

  @Test func theWayOutIsToldAroundTheDisappearance() {
    let diary = Diary()
    let root = DiaryScreen("root", diary)
    let window = show(root)
    defer { window.isHidden = true }
    let wayOut = WayOut(diary)
    let sheet = DiaryScreen("sheet", diary)
    sheet.presentationController?.delegate = wayOut
    root.present(sheet, animated: false)
    settle()
    _ = diary.take()
    wayOut.mayGo = false
    tap(beside)
    pass(1)
    #expect(diary.take() == ["should", "attempt"])
    wayOut.mayGo = true
    tap(beside)
    pass(1)
    #expect(
      diary.take() == ["should", "will", "sheet will disappear", "sheet did disappear", "did"])
  }

  // MARK: Detents

  // Apple of `custom(identifier:resolver:)`: without an identifier the system generates a random one.

  @Test func detentsWithoutAnIdentifierAreNotTheSame() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let sheet = UIViewController()
    let controller = try #require(sheet.sheetPresentationController)
    var widths: [UIUserInterfaceSizeClass] = []
    let low = Detent.custom { _ in 200 }
    let high = Detent.custom { context in
      widths.append(context.containerTraitCollection.horizontalSizeClass)
      return 400
    }
    #expect(low.identifier != high.identifier)
    controller.detents = [high, low]
    root.present(sheet, animated: false)
    settle()
    // Where none is selected the smallest counts; documented.
    let height = sheet.view.bounds.height
    controller.selectedDetentIdentifier = high.identifier
    settle()
    #expect(sheet.view.bounds.height == height + 200)
    #expect(widths.last == .compact)
    controller.selectedDetentIdentifier = low.identifier
    settle()
    #expect(sheet.view.bounds.height == height)
  }

  @Test func aDetentMayAskTheSystemsOwn() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let sheet = UIViewController()
    let controller = try #require(sheet.sheetPresentationController)
    let half = Detent.custom { context in
      Detent.medium().resolvedValue(in: context).map { $0 / 2 }
    }
    let inactive = Detent.custom { _ in nil }
    controller.detents = [inactive, half, .medium()]
    controller.selectedDetentIdentifier = .medium
    root.present(sheet, animated: false)
    settle()
    let bottom = window.safeAreaInsets.bottom
    let medium = sheet.view.bounds.height - bottom
    controller.selectedDetentIdentifier = nil
    settle()
    #expect(isClose(sheet.view.bounds.height - bottom, medium / 2, within: 0.01))
  }

  // MARK: Popovers

  // Apple of `popoverPresentationController`: also that of an ancestor.

  @Test func thePageInAPopoverFindsIt() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      var wasPrepared = false
      func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { wasPrepared = true }
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    #expect(page.popoverPresentationController == nil)
    stack.modalPresentationStyle = .popover
    stack.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = try #require(stack.popoverPresentationController)
    let keeper = Keeper()
    popover.delegate = keeper
    popover.sourceView = root.view
    popover.sourceRect = CGRect(x: 150, y: 200, width: 40, height: 40)
    root.present(stack, animated: false)
    settle()
    #expect(keeper.wasPrepared)
    #expect(page.popoverPresentationController === popover)
    #expect(stack.view.bounds.size == CGSize(width: 200, height: 150))
    root.dismiss(animated: false)
  }

  // Apple of `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: it often puts the page into a stack.

  @Test func aNarrowScreenShowsWhatTheDelegateMakesOfAPopover() throws {
    final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
      var style: UIModalPresentationStyle?
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        self.style = style
        return UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let page = UIViewController()
    page.title = "Options"
    page.modalPresentationStyle = .popover
    let adapter = Adapter()
    let popover = try #require(page.popoverPresentationController)
    popover.delegate = adapter
    popover.sourceView = root.view
    root.present(page, animated: false)
    settle()
    #expect(adapter.style == .formSheet)
    let stack = try #require(root.presentedViewController as? UINavigationController)
    #expect(stack.viewControllers == [page])
    #expect(stack.presentationController?.delegate === adapter)
    #expect(page.view.window === window && element(.navigationBar, "Options") != nil)
    page.dismiss(animated: false)
    settle()
    #expect(root.presentedViewController == nil)
  }

  // MARK: Screens over screens

  // Apple of `fullScreen`: the views of the presenter are removed after the presentation completes. Widespread code asks
  // for the window of a controller's view to know whether it is seen.

  @Test func aFullScreenTakesThePresenterOffTheScreen() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    settle()
    #expect(root.view.window === window)
    pass(1)
    #expect(root.view.window == nil)
    #expect(cover.view.window === window)
    root.dismiss(animated: true)
    settle()
    #expect(root.view.window === window)
    pass(1)
    #expect(root.view.frame == window.bounds)
    #expect(window.subviews == [root.view])
  }

  @Test func whatLiesOverAScreenLeavesItThere() {
    let diary = Diary()
    let root = DiaryScreen("root", diary)
    let window = show(root)
    defer { window.isHidden = true }
    _ = diary.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: false)
    #expect(root.view.window === window)
    #expect(cover.view.frame == window.bounds)
    cover.dismiss(animated: false)
    #expect(diary.take() == [])
  }

  // Apple of `dismiss(animated:completion:)`: on one in the middle it takes away what lies above; on the one on top, the
  // one that presents it does so.

  @Test func eachDismissalTakesAwayWhatLiesAbove() {
    let diary = Diary()
    let screens = ["a", "b", "c"].map { DiaryScreen($0, diary) }
    let window = show(screens[0])
    defer { window.isHidden = true }
    screens[0].present(screens[1], animated: false)
    screens[1].present(screens[2], animated: false)
    _ = diary.take()
    screens[1].dismiss(animated: false)
    #expect(screens[1].presentedViewController == nil)
    #expect(screens[0].presentedViewController === screens[1])
    #expect(diary.take() == ["c will disappear", "c did disappear"])
    screens[1].dismiss(animated: false)
    #expect(screens[0].presentedViewController == nil)
    #expect(diary.take() == ["b will disappear", "b did disappear"])
    #expect(screens[0].view.window === window)
  }

  @Test func completionsComeAfterTheLastCallback() {
    let diary = Diary()
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let screen = DiaryScreen("screen", diary)
    root.present(screen, animated: true) { diary.note("shown") }
    pass(1)
    #expect(diary.take() == ["screen will appear", "screen did appear", "shown"])
    screen.dismiss(animated: true) {
      diary.note(root.presentedViewController == nil ? "gone" : "still there")
    }
    pass(1)
    #expect(diary.take() == ["screen will disappear", "screen did disappear", "gone"])
  }

  @Test func aSecondPresentationFromTheSameScreenIsRefused() {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let (first, second) = (UIViewController(), UIViewController())
    root.present(first, animated: false)
    var isDone = false
    let found = issues { root.present(second, animated: false) { isDone = true } }
    #expect(found.count == 1)
    #expect(found.first?.contains("already presenting") == true)
    #expect(!isDone)
    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    // The one on top may.
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    root.dismiss(animated: false)
  }
}
