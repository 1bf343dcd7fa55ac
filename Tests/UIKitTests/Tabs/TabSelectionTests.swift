import Testing

@testable import UIKit

/// Tab bar controllers and their bars.
@MainActor
@Suite(.serialized)
struct TabSelectionTests {
  private final class Tabs: UITabBarController, UITabBarControllerDelegate {
    var log: [String] = []

    // The controller is the delegate of its bar, whose method apps override.
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("item \(item.title ?? "") at \(selectedIndex)")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.append("did \(viewController.title ?? "")") }
  }

  private func screens(_ names: String...) -> [UIViewController] {
    names.map { name in
      let screen = UIViewController()
      screen.title = name
      return screen
    }
  }

  @Test func aSubclassHearsOfTapsOnItemsBeforeTheSelection() {
    let tabs = Tabs()
    tabs.viewControllers = screens("One", "Two")
    tabs.delegate = tabs
    let window = show(tabs)
    defer { window.isHidden = true }
    #expect(tabs.tabBar.delegate as? Tabs === tabs)
    tap(element(.button, "Two"))
    #expect(tabs.log == ["item Two at 0", "did Two"])
    #expect(tabs.selectedIndex == 1)
    // A tap on the selected tab counts, a selection by code does not.
    tap(element(.button, "Two"))
    tabs.selectedIndex = 0
    #expect(tabs.log == ["item Two at 0", "did Two", "item Two at 1", "did Two"])
  }

  // Apple of `viewControllers`: the one that was selected is selected again; if it is gone, that in its place; else the
  // first.

  @Test func otherTabsKeepTheSelectionOrItsPlace() {
    let tabs = UITabBarController()
    let first = screens("a", "b", "c")
    tabs.viewControllers = first
    let window = show(tabs)
    defer { window.isHidden = true }
    tabs.selectedIndex = 1
    tabs.viewControllers = [first[2], first[0], first[1]]
    #expect(tabs.selectedViewController === first[1])
    #expect(tabs.selectedIndex == 2)
    let second = screens("d", "e", "f")
    tabs.viewControllers = second
    settle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController === second[2])
    #expect(second[2].view.window === window)
    #expect(first[1].parent == nil)
    tabs.viewControllers = [first[0]]
    settle()
    #expect(tabs.selectedViewController === first[0])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aHiddenBarGivesItsRoomToTheScreen() {
    let tabs = UITabBarController()
    let page = UIViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    let window = show(tabs)
    defer { window.isHidden = true }
    let end = window.safeAreaInsets.bottom
    #expect(page.view.safeAreaInsets.bottom > end)
    tabs.isTabBarHidden = true
    settle()
    #expect(page.view.safeAreaInsets.bottom == end)
    tabs.setTabBarHidden(false, animated: false)
    settle()
    #expect(page.view.safeAreaInsets.bottom > end)
    #expect(page.tabBarController === tabs)
  }

  @Test func anItemThatTheAppChangesLaterChangesItsTab() {
    let tabs = UITabBarController()
    let two = screens("One", "Two")
    tabs.viewControllers = two
    let window = show(tabs)
    defer { window.isHidden = true }
    two[1].tabBarItem.title = "Second"
    two[1].tabBarItem.badgeValue = "7"
    settle()
    #expect(element(.button, "Second") != nil)
    #expect(two[1].title == "Two")
    two[1].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 5)
    settle()
    #expect(element(.button, "New") != nil)
    #expect(tabs.tabBar.items?.map(\.tag) == [0, 5])
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.selectedItem === two[1].tabBarItem)
  }
}
