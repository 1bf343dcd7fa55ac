import Foundation

/// The list of the tabs that have no place.
///
/// It stands with the tables, above the controllers, which find it by its name.
protocol MoreTabListing: UIViewController {
  init(_ tabs: UITabBarController)
  func reload()
}

/// A phone's bar has five places: the fifth is that of a list where there are more tabs.
extension UITabBarController {
  /// What stands above the bar: the selected tab's controller, or the list that has it.
  var shownController: UIViewController? {
    if isMoreSelected { return moreNavigationController }
    return storedViewControllers.indices.contains(storedIndex)
      ? storedViewControllers[storedIndex] : nil
  }

  func selectMoreByUser() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return selectItem() }
    selectMore()
    delegate?.tabBarController(self, didSelect: more)
  }

  /// Selects the list itself.
  func selectMore() {
    if isMoreSelected {
      moreNavigationController.popToRootViewController(animated: true)
    } else {
      change {
        isMoreSelected = true
        adopt(moreNavigationController)
      }
    }
    storedIndex = NSNotFound
  }

  /// The user has chosen a tab in the list.
  func selectInMore(_ controller: UIViewController) {
    guard let index = storedViewControllers.firstIndex(of: controller) else { return }
    push(controller, animated: true)
    storedIndex = index
  }

  func push(_ controller: UIViewController, animated: Bool) {
    let more = moreNavigationController
    adopt(more)
    guard let list = more.viewControllers.first else { return }
    more.setViewControllers([list, controller], animated: animated)
    if !animated { more.showWaitingContent() }
    adoptTabsOfMore()
    guard let stack = controller as? UINavigationController else { return }
    // One bar for both: that of the tab's own stack, with a way back to the list.
    more.isNavigationBarHidden = true
    stack.navigationBar.wayOut = (list.navigationItem, { [weak more] in more?.popByUser() })
  }

  /// The list shows again: the tab that stood above it is one of the bar's children as before.
  func moreListWillAppear() {
    moreNavigationController.isNavigationBarHidden = false
    storedIndex = NSNotFound
    adoptTabsOfMore()
  }

  func makeMoreList() -> (any MoreTabListing)? {
    let type = NSClassFromString("UIKit.MoreTabList") as? any MoreTabListing.Type
    return type?.init(self)
  }

  private func adoptTabsOfMore() {
    for controller in storedViewControllers where controller.parent == nil {
      (controller as? UINavigationController)?.navigationBar.wayOut = nil
      adopt(controller)
    }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent == nil else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  func leaveMore() {
    guard isMoreSelected else { return }
    isMoreSelected = false
    moreNavigationController.isNavigationBarHidden = false
    moreNavigationController.popToRootViewController(animated: false)
    adoptTabsOfMore()
  }

  /// A tab that is selected and has no place shows within the list.
  func showMoreIfNeeded() {
    guard isInMore(storedIndex), !isMoreSelected else { return }
    let index = storedIndex
    storedIndex = NSNotFound
    select(index)
  }
}
