import Foundation

/// One property that an appearance proxy hands on.
@MainActor
struct AppearanceRule {
  /// Takes the proxy, an untouched instance and the instance to change.
  let apply: @MainActor (_ proxy: NSObject, _ pristine: NSObject, _ target: NSObject) -> Void

  /// Hands a value on that was set on the proxy, to instances that still have the first one.
  init<Root: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    apply = { proxy, pristine, target in
      guard let proxy = proxy as? Root, let pristine = pristine as? Root,
        let target = target as? Root
      else { return }
      let first = pristine[keyPath: path]
      let value = proxy[keyPath: path]
      guard value != first, target[keyPath: path] == first else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands an object on if the proxy's copy says something else than a fresh one.
  init<Root: NSObject>(bar path: ReferenceWritableKeyPath<Root, some UIBarAppearance>) {
    apply = { proxy, pristine, target in
      guard let proxy = proxy as? Root, let pristine = pristine as? Root,
        let target = target as? Root
      else { return }
      let first = pristine[keyPath: path]
      let value = proxy[keyPath: path]
      guard !value.looks(like: first), target[keyPath: path].looks(like: first) else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands attributes of texts on to instances that have none.
  init<Root: NSObject>(
    attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) {
    apply = { proxy, _, target in
      guard let proxy = proxy as? Root, let target = target as? Root,
        let value = proxy[keyPath: path], target[keyPath: path] == nil
      else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands attributes on that depend on the state of the control.
  init<Root: NSObject>(
    states path: ReferenceWritableKeyPath<Root, [UInt: [NSAttributedString.Key: Any]]>
  ) {
    apply = { proxy, _, target in
      guard let proxy = proxy as? Root, let target = target as? Root,
        !proxy[keyPath: path].isEmpty
      else { return }
      target[keyPath: path].merge(proxy[keyPath: path]) { own, _ in own }
    }
  }
}

extension AppearanceRule {
  /// What proxies hand on, of all classes.
  static let all = views + controls + texts + bars + items

  private static let views: [AppearanceRule] = [
    .init(\UIView.storedTintColor),
    .init(\UIView.backgroundColor),
    .init(\UIScrollView.bounces),
    .init(\UIScrollView.showsVerticalScrollIndicator),
    .init(\UIScrollView.showsHorizontalScrollIndicator),
    .init(\UIScrollView.keyboardDismissMode),
    .init(\UITableView.separatorStyle),
    .init(\UITableView.separatorColor),
    .init(\UITableView.sectionHeaderTopPadding),
    .init(\UITableView.tableFooterView),
    .init(\UITableViewCell.selectionStyle),
    .init(\UIActivityIndicatorView.color),
  ]

  private static let controls: [AppearanceRule] = [
    .init(\UISwitch.onTintColor),
    .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor),
    .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor),
    .init(\UIProgressView.progressTintColor),
    .init(\UIProgressView.trackTintColor),
    .init(\UIPageControl.pageIndicatorTintColor),
    .init(\UIPageControl.currentPageIndicatorTintColor),
    .init(\UISegmentedControl.selectedSegmentTintColor),
    .init(states: \UISegmentedControl.titleAttributes),
  ]

  private static let texts: [AppearanceRule] = [
    .init(\UILabel.font),
    .init(\UILabel.textColor),
    .init(\UITextField.font),
    .init(\UITextField.textColor),
    .init(\UITextField.borderStyle),
    .init(\UITextField.keyboardAppearance),
    .init(\UITextView.font),
    .init(\UITextView.textColor),
  ]

  private static let bars: [AppearanceRule] = [
    .init(\UINavigationBar.barTintColor),
    .init(\UINavigationBar.barStyle),
    .init(\UINavigationBar.isTranslucent),
    .init(\UINavigationBar.prefersLargeTitles),
    .init(\UINavigationBar.shadowImage),
    .init(attributes: \UINavigationBar.titleTextAttributes),
    .init(attributes: \UINavigationBar.largeTitleTextAttributes),
    .init(bar: \UINavigationBar.standardAppearance),
    .init(\UINavigationBar.scrollEdgeAppearance),
    .init(\UINavigationBar.compactAppearance),
    .init(\UITabBar.barTintColor),
    .init(\UITabBar.barStyle),
    .init(\UITabBar.isTranslucent),
    .init(\UITabBar.unselectedItemTintColor),
    .init(bar: \UITabBar.standardAppearance),
    .init(\UITabBar.scrollEdgeAppearance),
    .init(\UIToolbar.barTintColor),
    .init(\UIToolbar.barStyle),
    .init(\UIToolbar.isTranslucent),
    .init(bar: \UIToolbar.standardAppearance),
    .init(\UIToolbar.scrollEdgeAppearance),
    .init(\UISearchBar.barTintColor),
    .init(\UISearchBar.barStyle),
    .init(\UISearchBar.searchBarStyle),
    .init(\UISearchBar.isTranslucent),
    .init(\UISearchBar.backgroundImage),
  ]

  private static let items: [AppearanceRule] = [
    .init(\UIBarButtonItem.tintColor),
    .init(states: \UIBarItem.titleAttributes),
  ]
}
