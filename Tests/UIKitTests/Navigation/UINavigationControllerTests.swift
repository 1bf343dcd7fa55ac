import Testing

@testable import UIKit

@MainActor
@Suite struct UINavigationControllerTests {
  private final class SpyNavigationController: UINavigationController {
    private(set) var pushed: [UIViewController] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append(viewController)
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func pushesAndPops() {
    let root = UIViewController()
    let second = UIViewController()
    let third = UIViewController()
    let sut = SpyNavigationController(rootViewController: root)
    #expect(sut.pushed == [root])
    #expect(root.navigationController === sut)
    sut.pushViewController(second, animated: true)
    root.show(third, sender: nil)
    #expect(sut.viewControllers == [root, second, third])
    #expect(sut.topViewController === third)
    #expect(sut.popViewController(animated: true) === third)
    #expect(sut.popToRootViewController(animated: false) == [second])
    #expect(sut.popViewController(animated: false) == nil)
    #expect(second.parent == nil)
  }

  @Test func barShowsTitleAndItems() throws {
    final class Screen: UIViewController {
      private(set) var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .add, target: self, action: Selector("add:", Screen.add(_:)))
      }
      func add(_ sender: UIBarButtonItem) { taps += 1 }
    }
    let screen = Screen()
    let window = show(UINavigationController(rootViewController: screen))
    defer { window.isHidden = true }
    let bar = try #require(element(.navigationBar, "Inbox"))
    #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(element(.staticText, "Inbox") != nil)
    tap(element(.button, "Add"))
    #expect(screen.taps == 1)
    let item = try #require(screen.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(
      try #require(item.action), to: item.target, from: item, for: nil)
    #expect(screen.taps == 2)
  }

  @Test func backButtonPops() {
    let root = UIViewController()
    root.title = "Inbox"
    let sut = UINavigationController(rootViewController: root)
    let window = show(sut)
    defer { window.isHidden = true }
    let detail = UIViewController()
    detail.title = "Detail"
    sut.pushViewController(detail, animated: true)
    settle()
    #expect(element(.navigationBar, "Detail") != nil)
    tap(element(.button, "Inbox"))
    #expect(sut.topViewController === root)
  }

  @Test func setViewControllersReplacesTheStack() {
    let sut = UINavigationController()
    let controllers = [UIViewController(), UIViewController()]
    sut.setViewControllers(controllers, animated: false)
    #expect(sut.viewControllers == controllers)
    #expect(controllers[0].parent === sut)
  }
}

@MainActor
@Suite struct UITabBarControllerTests {
  @Test func selectsTabs() {
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    let sut = UITabBarController()
    sut.viewControllers = [first, second]
    #expect(sut.selectedIndex == 0)
    let window = show(sut)
    defer { window.isHidden = true }
    #expect(element(.tabBar)?.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(element(.button, "Home")?.isSelected == true)
    tap(element(.button, "Settings"))
    #expect(sut.selectedViewController === second)
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
    #expect(second.tabBarController === sut)
  }
}
