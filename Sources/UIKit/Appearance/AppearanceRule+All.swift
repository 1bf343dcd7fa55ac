import Foundation

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
