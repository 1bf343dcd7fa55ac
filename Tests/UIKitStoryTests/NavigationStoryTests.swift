import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Going deeper and back, with a bar that tells where one is.
@MainActor
struct NavigationStoryTests {
  @Test func theBackButtonNamesThePageBefore() {
    let stack = UINavigationController(rootViewController: Page("Settings"))
    let app = XCUIApplication(rootViewController: stack)
    stack.pushViewController(Page("Display"), animated: true)
    #expect(app.navigationBars["Display"].exists)
    app.navigationBars.buttons["Settings"].tap()
    #expect(app.navigationBars["Settings"].exists)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func theBackButtonsTitleCanBeSet() {
    let root = Page("A Very Long Title")
    root.navigationItem.backButtonTitle = "Back"
    let stack = UINavigationController(rootViewController: root)
    let app = XCUIApplication(rootViewController: stack)
    stack.pushViewController(Page("Next"), animated: false)
    #expect(app.navigationBars.buttons["Back"].exists)
  }

  @Test func aSwipeFromTheEdgeGoesBack() {
    let stack = UINavigationController(rootViewController: Page("One"))
    let app = XCUIApplication(rootViewController: stack)
    stack.pushViewController(Page("Two"), animated: false)
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0.005, dy: 0.5))
    edge.press(forDuration: 0, thenDragTo: edge.withOffset(CGVector(dx: 300, dy: 0)))
    #expect(stack.viewControllers.count == 1)
    #expect(app.navigationBars["One"].exists)
  }

  @Test func aSwipeInTheMiddleDoesNot() {
    let stack = UINavigationController(rootViewController: Page("One"))
    let app = XCUIApplication(rootViewController: stack)
    stack.pushViewController(Page("Two"), animated: false)
    app.swipeRight()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func aPageThatHidesItsBackButtonHasNone() {
    let stack = UINavigationController(rootViewController: Page("One"))
    let locked = Page("Locked")
    locked.navigationItem.hidesBackButton = true
    let app = XCUIApplication(rootViewController: stack)
    stack.pushViewController(locked, animated: false)
    #expect(app.navigationBars.buttons.count == 0)
  }

  @Test func barButtonsActAndCanBeDisabled() {
    var log: [String] = []
    let page = Page("Editor")
    let save = UIBarButtonItem(
      title: "Save", primaryAction: UIAction(title: "Save") { _ in log.append("save") })
    save.isEnabled = false
    page.navigationItem.rightBarButtonItem = save
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { _ in log.append("close") })
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: page))
    app.navigationBars.buttons["Close"].tap()
    #expect(!app.navigationBars.buttons["Save"].isEnabled)
    app.navigationBars.buttons["Save"].tap()
    #expect(log == ["close"])
    save.isEnabled = true
    app.navigationBars.buttons["Save"].tap()
    #expect(log == ["close", "save"])
  }

  @Test func barButtonsCallTheirTarget() {
    final class Target: UIViewController {
      var taps = 0
      func add(_ item: UIBarButtonItem) { taps += 1 }
    }
    let page = Target()
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: page, action: Selector("add:", Target.add(_:)))
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: page))
    app.navigationBars.buttons["Add"].tap()
    #expect(page.taps == 1)
  }

  @Test func poppingGivesWhatLeft() {
    let pages = ["One", "Two", "Three"].map { Page($0) }
    let stack = UINavigationController()
    stack.setViewControllers(pages, animated: false)
    #expect(stack.topViewController === pages[2])
    #expect(stack.popToRootViewController(animated: false) == [pages[1], pages[2]])
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.viewControllers == [pages[0]])
    #expect(pages[1].navigationController == nil)
  }

  @Test func theDelegateHearsOfEachPage() {
    let watcher = Watcher()
    let stack = UINavigationController(rootViewController: Page("One"))
    let window = onScreen(stack)
    defer { window.isHidden = true }
    stack.delegate = watcher
    stack.pushViewController(Page("Two"), animated: true)
    settle()
    stack.popViewController(animated: true)
    settle()
    #expect(watcher.log == ["will Two", "did Two", "will One", "did One"])
  }

  @Test func pagesKnowWhyTheyLeave() {
    final class Leaver: UIViewController {
      var wasPopped: Bool?
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        wasPopped = isMovingFromParent
      }
    }
    let leaver = Leaver()
    let stack = UINavigationController(rootViewController: Page("One"))
    let window = onScreen(stack)
    defer { window.isHidden = true }
    stack.pushViewController(leaver, animated: false)
    settle()
    stack.pushViewController(Page("Three"), animated: false)
    settle()
    #expect(leaver.wasPopped == false)
    stack.popViewController(animated: false)
    stack.popViewController(animated: false)
    #expect(leaver.wasPopped == true)
  }

  @Test func aLargeTitleStandsBelowTheButtons() {
    let page = Page("Library")
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    let app = XCUIApplication(rootViewController: stack)
    let large = app.navigationBars.staticTexts["Library"].frame
    #expect(large.minY >= app.navigationBars.buttons["Add"].frame.midY)
    #expect(large.minX < 30)
    page.navigationItem.largeTitleDisplayMode = .never
    stack.view.setNeedsLayout()
    let small = app.navigationBars.staticTexts["Library"].frame
    #expect(abs(small.midX - app.frame.midX) < 2)
    #expect(small.height < large.height)
  }

  @Test func aTitleViewTakesTheTitlesPlace() {
    let page = Page("Title")
    page.navigationItem.titleView = UISegmentedControl(items: ["Day", "Week"])
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: page))
    #expect(app.navigationBars.buttons["Week"].exists)
    #expect(!app.navigationBars.staticTexts["Title"].exists)
  }

  @Test func aHiddenBarGivesItsRoomToTheContent() {
    let page = Page("Full")
    let stack = UINavigationController(rootViewController: page)
    let window = onScreen(stack)
    defer { window.isHidden = true }
    let before = page.view.safeAreaInsets.top
    stack.setNavigationBarHidden(true, animated: false)
    settle()
    #expect(page.view.safeAreaInsets.top == before - stack.navigationBar.bounds.height)
    #expect(page.view.safeAreaInsets.top == window.safeAreaInsets.top)
  }

  @Test func toolbarItemsBelongToTheirPage() {
    let page = Page("Mail")
    var trashed = 0
    page.toolbarItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in trashed += 1 })
    ]
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    let app = XCUIApplication(rootViewController: stack)
    app.toolbars.buttons["Delete"].tap()
    #expect(trashed == 1)
    stack.pushViewController(Page("Other"), animated: false)
    #expect(app.toolbars.buttons.count == 0)
  }

  @Test func showPushesInsideOfAStack() {
    let page = Page("One")
    let stack = UINavigationController(rootViewController: page)
    let window = onScreen(stack)
    defer { window.isHidden = true }
    let next = Page("Two")
    page.show(next, sender: nil)
    settle()
    #expect(stack.topViewController === next)
    #expect(page.presentedViewController == nil)
  }
}

private final class Watcher: NSObject, UINavigationControllerDelegate {
  private(set) var log: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.append("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.append("did \(viewController.title ?? "")") }
}
