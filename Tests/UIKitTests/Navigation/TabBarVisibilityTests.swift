import Testing

@testable import UIKit

@MainActor
@Suite struct TabBarVisibilityTests {
  @Test func pushedScreensHideTheTabBarIfTheySaySo() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs)
    #expect(!tabs.tabBar.isHidden)
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    settle()
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.popViewController(animated: false)
    settle()
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    window.isHidden = true
  }

  @Test func navigationControllersShowTheTabOfTheirRoot() {
    let root = UIViewController()
    root.title = "Gallery"
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem.title == "Gallery")
    #expect(navigation.tabBarItem === root.tabBarItem)
    let own = UITabBarItem(title: "Own", image: nil, tag: 3)
    navigation.tabBarItem = own
    #expect(navigation.tabBarItem === own)
  }
}
