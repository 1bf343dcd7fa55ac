import UIKit

/// Controllers, and what they present, in random order.
enum Controllers {
  @MainActor private static func controller(_ random: inout RandomSource) -> UIViewController {
    let controller = UIViewController()
    controller.title = random.text()
    controller.preferredContentSize = random.size()
    controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: random.number(), left: random.number(), bottom: random.number(), right: random.number())
    return controller
  }

  /// A controller in a window, to which something is done.
  @MainActor private static func entry(
    _ name: String,
    _ change: @escaping @MainActor (UIViewController, inout RandomSource) -> UIViewController
  ) -> Entry {
    Entry(name: name) { random in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      let root = change(UIViewController(), &random)
      window.rootViewController = root
      window.isHidden = false
      window.layoutIfNeeded()
      Stage.show(UILabel())
      root.dismiss(animated: false)
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("UINavigationController") { root, random in
      let navigation = UINavigationController(rootViewController: root)
      for _ in 0..<6 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: navigation.pushViewController(controller(&random), animated: random.flag())
        case 1: navigation.popViewController(animated: random.flag())
        case 2: navigation.popToRootViewController(animated: false)
        case 3:
          navigation.setViewControllers(
            [controller(&random), controller(&random)], animated: random.flag())
        default: navigation.popToViewController(root, animated: false)
        }
      }
      return navigation
    },
    entry("UITabBarController") { root, random in
      let tabs = UITabBarController()
      tabs.viewControllers = [root, controller(&random)]
      tabs.selectedIndex = random.whole()
      tabs.tabBar.items?.first?.badgeValue = random.text()
      return tabs
    },
    entry("UISplitViewController") { root, random in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(root, for: .primary)
      split.setViewController(controller(&random), for: .secondary)
      split.preferredPrimaryColumnWidth = random.number()
      split.minimumPrimaryColumnWidth = random.number()
      split.preferredPrimaryColumnWidthFraction = random.number()
      return split
    },
    entry("UISplitViewController of three") { root, random in
      let split = UISplitViewController(style: .tripleColumn)
      split.setViewController(root, for: .primary)
      split.setViewController(controller(&random), for: .supplementary)
      split.setViewController(controller(&random), for: .secondary)
      split.preferredSupplementaryColumnWidthFraction = random.number()
      split.minimumSupplementaryColumnWidth = random.number()
      split.maximumSupplementaryColumnWidth = random.number()
      split.show(.primary)
      split.show(.secondary)
      split.hide(.secondary)
      return split
    },
    entry("UIPageViewController") { root, random in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([root], direction: .forward, animated: random.flag())
      pages.setViewControllers([controller(&random)], direction: .reverse, animated: random.flag())
      return pages
    },
    entry("UIAlertController") { root, random in
      let alert = UIAlertController(
        title: random.text(), message: random.text(),
        preferredStyle: random.flag() ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: random.text(), style: .default))
      let text = random.text()
      if alert.preferredStyle == .alert { alert.addTextField { $0.text = text } }
      root.loadViewIfNeeded()
      root.present(alert, animated: random.flag())
      return root
    },
    entry("present") { root, random in
      let next = controller(&random)
      next.modalPresentationStyle = random.pick([
        .pageSheet, .fullScreen, .overFullScreen, .popover, .formSheet,
      ])
      next.sheetPresentationController?.preferredCornerRadius = random.number()
      root.present(next, animated: random.flag())
      return root
    },
    entry("child controllers") { root, random in
      for _ in 0..<3 {
        let child = controller(&random)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = random.rect()
        child.didMove(toParent: root)
        if random.flag() { child.removeFromParent() }
      }
      return root
    },
    entry("UISearchController") { root, random in
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.text = random.text()
      search.searchBar.scopeButtonTitles = [random.text(), random.text()]
      root.navigationItem.searchController = search
      return UINavigationController(rootViewController: root)
    },
    entry("bar items") { root, random in
      root.navigationItem.title = random.text()
      root.navigationItem.prompt = random.text()
      root.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: random.text(), style: .plain, target: nil, action: nil),
        UIBarButtonItem(
          image: UIImage(systemName: random.text()), style: .plain, target: nil, action: nil),
      ]
      root.toolbarItems = [UIBarButtonItem(systemItem: .add), .fixedSpace(random.number())]
      return UINavigationController(rootViewController: root)
    },
    entry("UIMenu") { root, random in
      let menu = UIMenu(
        title: random.text(),
        children: [
          UIAction(title: random.text()) { _ in }, UIMenu(title: random.text(), children: []),
        ])
      let button = UIButton(primaryAction: nil)
      button.menu = menu
      button.showsMenuAsPrimaryAction = true
      root.view.addSubview(button)
      return root
    },
    entry("window") { root, random in
      let window = UIWindow(frame: random.rect())
      window.rootViewController = controller(&random)
      window.windowLevel = UIWindow.Level(random.number())
      window.isHidden = false
      window.layoutIfNeeded()
      window.isHidden = true
      return root
    },
    entry("traits") { root, random in
      root.overrideUserInterfaceStyle = random.pick([.dark, .light, .unspecified])
      root.view.tintColor = UIColor(white: random.number(), alpha: 1)
      return root
    },
    entry("UITableViewController") { _, random in
      let list = UITableViewController(style: random.pick([.plain, .grouped, .insetGrouped]))
      list.tableView.rowHeight = random.number()
      list.tableView.contentInset.top = random.number()
      return list
    },
    entry("UICollectionViewController") { _, random in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = random.size()
      let list = UICollectionViewController(collectionViewLayout: layout)
      list.collectionView.contentOffset = random.point()
      return list
    },
  ]
}
