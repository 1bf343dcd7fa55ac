import Foundation

extension UITabBarController {
  /// Shows tabs; each becomes a child with the controller of its provider.
  ///
  /// Differs from Apple's: providers are called at once, not when a tab is first selected.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    // Observers are not called for what an initialiser sets itself.
    setTabs(tabs, animated: false)
  }

  /// Differs from Apple's: tabs come and go at once, also if `animated`.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// The selected tab; of a group that shows one of its tabs, that.
  public var selectedTab: UITab? {
    get {
      let tab = shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil
      guard let group = tab as? UITabGroup, group.viewController == nil else { return tab }
      return group.selectedChild ?? group
    }
    set {
      guard let newValue else { return }
      let root = sequence(first: newValue, next: \.parent).reversed().first ?? newValue
      if let group = newValue.parent { group.selectedChild = newValue }
      guard let index = shownTabs.firstIndex(of: root) else { return }
      selectedIndex = index
    }
  }

  /// Also finds tabs in groups.
  public func tab(forIdentifier identifier: String) -> UITab? {
    UITab.find(identifier, in: tabs)
  }

  /// The tabs that have a place in the bar.
  var shownTabs: [UITab] { tabs.filter { !$0.isHidden && $0.shownController != nil } }

  func tabsDidChange(_ old: [UITab]) {
    for tab in old where !tabs.contains(tab) {
      tab.tabBarController = nil
      tab.onChange = nil
    }
    for tab in tabs {
      tab.tabBarController = self
      tab.onChange = { [weak self] isOther in if isOther { self?.showTabs() } }
    }
    showTabs()
  }

  private func showTabs() {
    let tabs = shownTabs
    for tab in tabs { tab.itemDidChange() }
    setViewControllers(tabs.compactMap(\.shownController), animated: false)
  }
}
