import Foundation
import Testing
import UIKit
import XCUIAutomation

/// The main parts of an app, side by side in a tab bar.
@MainActor
struct TabStoryTests {
  @Test func eachTabShowsItsScreen() {
    let app = XCUIApplication(rootViewController: Tabs())
    #expect(app.tabBars.buttons.count == 3)
    #expect(app.tabBars.buttons["Home"].isSelected)
    #expect(app.staticTexts["Welcome"].exists)
    app.tabBars.buttons["Search"].tap()
    #expect(app.tabBars.buttons["Search"].isSelected)
    #expect(!app.tabBars.buttons["Home"].isSelected)
    #expect(!app.staticTexts["Welcome"].exists)
    #expect(app.staticTexts["Find"].exists)
  }

  @Test func aTabRemembersWhereOneWas() {
    let tabs = Tabs()
    let app = XCUIApplication(rootViewController: tabs)
    tabs.home.pushViewController(Page("Story"), animated: false)
    app.tabBars.buttons["Search"].tap()
    app.tabBars.buttons["Home"].tap()
    #expect(app.navigationBars["Story"].exists)
  }

  @Test func aSecondTapGoesBackToTheRoot() {
    let tabs = Tabs()
    let app = XCUIApplication(rootViewController: tabs)
    tabs.home.pushViewController(Page("Story"), animated: false)
    tabs.home.pushViewController(Page("Comments"), animated: false)
    app.tabBars.buttons["Home"].tap()
    #expect(app.navigationBars["News"].exists)
    #expect(tabs.home.viewControllers.count == 1)
  }

  @Test func screensOfOtherTabsAreNotLoadedBefore() {
    let tabs = Tabs()
    let window = onScreen(tabs)
    defer { window.isHidden = true }
    #expect(tabs.find.isViewLoaded == false)
    tabs.selectedIndex = 1
    #expect(tabs.find.isViewLoaded)
    #expect(tabs.selectedViewController === tabs.find)
  }

  @Test func theDelegateCanKeepATabShut() {
    let tabs = Tabs()
    let guardian = Guardian()
    tabs.delegate = guardian
    let app = XCUIApplication(rootViewController: tabs)
    app.tabBars.buttons["Profile"].tap()
    #expect(app.tabBars.buttons["Home"].isSelected)
    #expect(guardian.log == ["should Profile"])
    app.tabBars.buttons["Search"].tap()
    #expect(guardian.log == ["should Profile", "should Search", "did Search"])
  }

  @Test func selectingByCodeTellsNoDelegate() {
    let tabs = Tabs()
    let guardian = Guardian()
    tabs.delegate = guardian
    let window = onScreen(tabs)
    defer { window.isHidden = true }
    tabs.selectedIndex = 1
    tabs.selectedViewController = tabs.home
    #expect(guardian.log.isEmpty)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func badgesAreSeenByTheirTab() {
    let tabs = Tabs()
    tabs.find.tabBarItem.badgeValue = "3"
    let app = XCUIApplication(rootViewController: tabs)
    #expect((app.tabBars.buttons["Search"].value as? String)?.contains("3") == true)
    tabs.find.tabBarItem.badgeValue = nil
    #expect((app.tabBars.buttons["Search"].value as? String ?? "").isEmpty)
  }

  @Test func theBarHidesWhereAPushedScreenWantsIt() {
    let tabs = Tabs()
    let app = XCUIApplication(rootViewController: tabs)
    let reader = Page("Reader")
    reader.hidesBottomBarWhenPushed = true
    tabs.home.pushViewController(reader, animated: false)
    #expect(app.tabBars.count == 0)
    app.navigationBars.buttons["News"].tap()
    #expect(app.tabBars.count == 1)
  }

  @Test func contentStandsAboveTheBar() {
    let tabs = Tabs()
    let window = onScreen(tabs)
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    let root = tabs.home.viewControllers[0]
    let safe = root.view.convert(root.view.safeAreaLayoutGuide.layoutFrame, to: nil)
    #expect(bar.maxY == window.bounds.maxY)
    #expect(safe.maxY == bar.minY)
  }

  @Test func appearanceFollowsTheTabs() {
    let first = Watched()
    let second = Watched()
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = onScreen(tabs)
    defer { window.isHidden = true }
    #expect(first.log == ["will", "did"])
    #expect(second.log.isEmpty)
    tabs.selectedIndex = 1
    settle()
    #expect(first.log == ["will", "did", "willDis", "didDis"])
    #expect(second.log == ["will", "did"])
  }
}

// MARK: - Screens

private final class Tabs: UITabBarController {
  let home: UINavigationController
  let find = Page("Search", text: "Find")

  init() {
    home = UINavigationController(rootViewController: Page("News", text: "Welcome"))
    super.init(nibName: nil, bundle: nil)
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    let profile = Page("Profile")
    viewControllers = [home, find, profile]
  }

  required init?(coder: NSCoder) { nil }
}

private final class Guardian: NSObject, UITabBarControllerDelegate {
  private(set) var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let title = viewController.tabBarItem.title ?? ""
    log.append("should \(title)")
    return title != "Profile"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { log.append("did \(viewController.tabBarItem.title ?? "")") }
}

private final class Watched: UIViewController {
  private(set) var log: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("will")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("did")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("willDis")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("didDis")
  }
}
