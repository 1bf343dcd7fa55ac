import Foundation

/// What the app's appearance proxies make of titles and items in bars that UIKit does not draw itself.
@MainActor
package enum BarItemLooks {
  /// How words are written; each is nil where the app says nothing.
  package struct Title: Equatable {
    package let font: UIFont?
    package let color: UIColor?

    init(_ attributes: [NSAttributedString.Key: Any]?) {
      font = attributes?[.font] as? UIFont
      color = attributes?[.foregroundColor] as? UIColor
    }
  }

  // MARK: Navigation bars

  /// Of a title in a navigation bar; empty where the app says nothing.
  package static func titleAttributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    guard let bar = BarLooks.navigationBar else { return [:] }
    guard isLarge else {
      let attributes = bar.standardAppearance.titleTextAttributes
      return attributes.isEmpty ? bar.titleTextAttributes ?? [:] : attributes
    }
    let attributes = (bar.scrollEdgeAppearance ?? bar.standardAppearance).largeTitleTextAttributes
    return attributes.isEmpty ? bar.largeTitleTextAttributes ?? [:] : attributes
  }

  /// Of the items in a navigation bar; nil where the app says nothing.
  package static var navigationBarTint: UIColor? {
    BarLooks.navigationBar?.tint.color
      ?? item(UIBarButtonItem(), in: UINavigationBar())?.tintColor
  }

  /// Of the buttons in a navigation bar, or in a toolbar.
  package static func barButton(isDone: Bool, inToolbar: Bool) -> Title {
    if inToolbar {
      let looks = BarLooks.bar(UIToolbar(frame: .zero))?.standardAppearance
      return button(isDone ? looks?.doneButtonAppearance : looks?.buttonAppearance)
    }
    let looks = BarLooks.navigationBar?.standardAppearance
    return button(isDone ? looks?.doneButtonAppearance : looks?.buttonAppearance)
  }

  /// Of the way back.
  package static var backButton: Title {
    button(BarLooks.navigationBar?.standardAppearance.backButtonAppearance)
  }

  /// In the place of the arrow of the way back; nil for the arrow.
  package static var backIndicator: UIImage? { BarLooks.navigationBar?.shownBackIndicator }

  /// What was set on the items themselves counts more than the bar's appearance.
  private static func button(_ appearance: UIBarButtonItemAppearance?) -> Title {
    let own = item(UIBarButtonItem(), in: UINavigationBar())?.titleTextAttributes(for: .normal)
    return Title(own ?? appearance?.normal.titleTextAttributes)
  }

  // MARK: Tab bars

  /// Of the selected tab; nil where the app says nothing.
  package static var tabBarTint: UIColor? {
    guard let bar = BarLooks.tabBar else { return nil }
    return bar.standardAppearance.stackedLayoutAppearance.selected.iconColor ?? bar.tint.color
  }

  /// Of the other tabs; nil where the app says nothing.
  package static var unselectedTabTint: UIColor? {
    guard let bar = BarLooks.tabBar else { return nil }
    return bar.standardAppearance.stackedLayoutAppearance.normal.iconColor
      ?? bar.unselectedItemTintColor
  }

  /// Of a tab's title.
  package static func tabTitle(isSelected: Bool) -> Title {
    let own = item(UITabBarItem(), in: UITabBar())?.titleTextAttributes(
      for: isSelected ? .selected : .normal)
    let appearance = BarLooks.tabBar?.standardAppearance.stackedLayoutAppearance
    return Title(
      own
        ?? appearance?.appearance(isEnabled: true, isSelected: isSelected).titleTextAttributes)
  }

  // MARK: Finding out

  /// An item that has taken over what the proxies say; nil while nobody has asked for a proxy.
  private static func item<Item: UIBarItem>(
    _ make: @autoclosure () -> Item, in bar: @autoclosure () -> UIView
  ) -> Item? {
    guard AppearanceProxies.isInUse else { return nil }
    let item = make()
    AppearanceProxies.apply(to: item, in: bar())
    return item
  }
}
