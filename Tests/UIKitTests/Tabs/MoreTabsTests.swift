import Accessibility
import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// A phone shows four of more than five tabs, and a list of the others.
@MainActor
@Suite struct MoreTabsTests {
  private func controllers(_ count: Int, inStacks: Bool = false) -> [UIViewController] {
    (0..<count).map { number in
      let screen = UIViewController()
      screen.title = "Screen \(number)"
      let controller = inStacks ? UINavigationController(rootViewController: screen) : screen
      controller.tabBarItem = UITabBarItem(
        title: "Tab \(number)", image: UIImage(systemName: "star"), tag: number)
      return controller
    }
  }

  private func show(_ controllers: [UIViewController]) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let window = UIKitTests.show(tabs)
    settle()
    return (tabs, window)
  }

  private func titles(_ tabs: UITabBarController) -> [String?]? { tabs.tabBar.items?.map(\.title) }

  private func list(of tabs: UITabBarController) throws -> UITableView {
    let list = tabs.moreNavigationController.viewControllers.first as? UITableViewController
    return try #require(list?.tableView)
  }

  private func tapItem(_ index: Int, of tabs: UITabBarController) {
    tabs.tabBar.onSelect?(index)
    settle()
  }

  @Test func fiveTabsHaveTheirPlaces() {
    let (tabs, window) = show(controllers(5))
    defer { window.isHidden = true }
    #expect(titles(tabs) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "Tab 4"])
  }

  @Test func theLastPlaceIsThatOfTheList() throws {
    let all = controllers(7)
    let (tabs, window) = show(all)
    defer { window.isHidden = true }
    #expect(titles(tabs) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    #expect(tabs.viewControllers == all)
    tapItem(4, of: tabs)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    let rows = try list(of: tabs).visibleCells
    #expect(rows.map { $0.textLabel?.text } == ["Tab 4", "Tab 5", "Tab 6"])
    #expect(rows.allSatisfy { $0.accessoryType == .disclosureIndicator })
    #expect(rows.allSatisfy { $0.imageView?.image != nil })
  }

  @Test func aRowShowsItsTabWithAWayBack() throws {
    let all = controllers(6)
    let (tabs, window) = show(all)
    defer { window.isHidden = true }
    tapItem(4, of: tabs)
    let table = try list(of: tabs)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    settle()
    pass(1)
    #expect(tabs.selectedViewController === all[5])
    #expect(tabs.selectedIndex == 5)
    #expect(all[5].view.window === window)
    #expect(all[5].tabBarController === tabs)
    #expect(tabs.moreNavigationController.navigationBar.topItem?.title == "Screen 5")
    #expect(tabs.moreNavigationController.navigationBar.backItem?.title == "More")
    tabs.moreNavigationController.popByUser()
    pass(1)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(all[5].tabBarController === tabs)
    tapItem(0, of: tabs)
    #expect(tabs.selectedViewController === all[0])
    #expect(all[0].view.window === window)
    #expect(tabs.moreNavigationController.view.window == nil)
  }

  @Test func aStackInTheListKeepsItsOwnBar() throws {
    let all = controllers(6, inStacks: true)
    let (tabs, window) = show(all)
    defer { window.isHidden = true }
    tabs.selectedIndex = 5
    settle()
    let stack = try #require(all[5] as? UINavigationController)
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.selectedViewController === stack)
    #expect(tabs.moreNavigationController.isNavigationBarHidden)
    #expect(stack.navigationBar.topItem?.title == "Screen 5")
    #expect(stack.navigationBar.backItem?.title == "More")
    stack.pushViewController(UIViewController(), animated: false)
    settle()
    #expect(stack.navigationBar.backItem?.title == "Screen 5")
    stack.popViewController(animated: false)
    stack.navigationBar.wayOut?.leave()
    pass(1)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(!tabs.moreNavigationController.isNavigationBarHidden)
    tabs.selectedIndex = 1
    settle()
    #expect(stack.navigationBar.backItem == nil)
    #expect(stack.parent === tabs)
  }

  @Test func selectingFromTheListToTheListSwitchesTabs() {
    let all = controllers(7)
    let (tabs, window) = show(all)
    defer { window.isHidden = true }
    tabs.selectedIndex = 5
    tabs.selectedIndex = 6
    settle()
    #expect(tabs.selectedViewController === all[6])
    #expect(all[6].view.window === window)
    #expect(all[5].view.window == nil)
    #expect(all[5].tabBarController === tabs)
  }

  @Test func fewerTabsNeedNoList() {
    let all = controllers(7)
    let (tabs, window) = show(all)
    defer { window.isHidden = true }
    tabs.selectedIndex = 6
    tabs.viewControllers = Array(all.suffix(3))
    settle()
    #expect(titles(tabs) == ["Tab 4", "Tab 5", "Tab 6"])
    #expect(tabs.selectedIndex == 2)
    #expect(all[6].view.window === window)
    #expect(all[6].parent === tabs)
  }

  @Test func theDelegateIsAskedForTheList() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var asked: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        asked.append(viewController)
        return false
      }
    }
    let delegate = Delegate()
    let (tabs, window) = show(controllers(6))
    defer { window.isHidden = true }
    tabs.delegate = delegate
    tapItem(4, of: tabs)
    #expect(delegate.asked == [tabs.moreNavigationController])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem?.title == "Tab 0")
  }
}
