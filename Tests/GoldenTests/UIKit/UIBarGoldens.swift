import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIBarGoldens {
  @Test func navigationBar() throws {
    try expectGolden(
      "UIKit/navigation-bar", size: CGSize(width: 240, height: 110),
      controller: {
        let root = UIViewController()
        root.title = "Mail"
        let top = UIViewController()
        top.title = "Inbox"
        top.view.backgroundColor = .systemBackground
        top.navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .edit, target: nil, action: nil)
        let navigation = UINavigationController()
        navigation.setViewControllers([root, top], animated: false)
        return navigation
      })
  }

  @Test func largeTitle() throws {
    try expectGolden(
      "UIKit/navigation-large", size: CGSize(width: 220, height: 130),
      controller: {
        let root = UIViewController()
        root.title = "Inbox"
        root.view.backgroundColor = .systemBackground
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .add, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
      })
  }

  @Test func prompt() throws {
    try expectGolden(
      "UIKit/navigation-prompt", size: CGSize(width: 240, height: 120),
      controller: {
        let root = UIViewController()
        root.title = "Inbox"
        root.view.backgroundColor = .systemBackground
        root.navigationItem.prompt = "Choose a message."
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .cancel, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
          barButtonSystemItem: .done, target: nil, action: nil)
        return UINavigationController(rootViewController: root)
      })
  }

  @Test func toolbar() throws {
    try expectGolden(
      "UIKit/toolbar", size: CGSize(width: 220, height: 60),
      views: {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
        toolbar.items = [
          UIBarButtonItem(barButtonSystemItem: .reply, target: nil, action: nil), .flexibleSpace(),
          UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
        ]
        toolbar.widthAnchor.constraint(equalToConstant: 220).isActive = true
        return [toolbar]
      })
  }

  @Test func tabBar() throws {
    try expectGolden(
      "UIKit/tab-bar", size: CGSize(width: 220, height: 100),
      controller: {
        let tabs = UITabBarController()
        let names = [("Home", "house"), ("Mail", "envelope"), ("Me", "person")]
        tabs.viewControllers = names.enumerated().map { index, name in
          let controller = UIViewController()
          controller.view.backgroundColor = .systemBackground
          controller.tabBarItem = UITabBarItem(
            title: name.0, image: UIImage(systemName: name.1), tag: index)
          return controller
        }
        tabs.viewControllers?.first?.tabBarItem.badgeValue = "2"
        return tabs
      })
  }
}
