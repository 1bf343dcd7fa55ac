/// What bars show of a controller, made when somebody first asks for it.
extension UIViewController {
  var ownNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    item.owner = self
    return item
  }

  var ownTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  /// Gives the items the controller's title.
  func titleDidChange() {
    navigationItem.title = title
    if let title { tabBarItem.title = title } else { storedTabBarItem?.title = nil }
    storedParent?.childTitleChanged(self)
  }
}
