import Foundation

/// What the app's appearance proxies make of a bar that UIKit does not draw itself.
@MainActor
package struct BarLooks {
  /// Behind the bar; nil for nothing.
  package let fill: UIColor?
  /// At the bar's edge; nil for none.
  package let line: UIColor?

  /// Nil where the app leaves the bar to the system.
  ///
  /// `isScrolledUnder`: Whether content is scrolled under the bar.
  package static func navigationBar(isScrolledUnder: Bool) -> BarLooks? {
    guard let bar = bar(UINavigationBar(frame: .zero)) else { return nil }
    return looks(
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.barTintColor,
      isScrolledUnder: isScrolledUnder)
  }

  package static func tabBar(isScrolledUnder: Bool) -> BarLooks? {
    guard let bar = bar(UITabBar(frame: .zero)) else { return nil }
    return looks(
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.barTintColor ?? bar.backgroundColor,
      isScrolledUnder: isScrolledUnder)
  }

  package static func toolbar(isScrolledUnder: Bool) -> BarLooks? {
    guard let bar = bar(UIToolbar(frame: .zero)) else { return nil }
    return looks(
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.barTintColor,
      isScrolledUnder: isScrolledUnder)
  }

  /// Of a title in a navigation bar; empty where the app says nothing.
  package static func titleAttributes(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    guard let bar = bar(UINavigationBar(frame: .zero)) else { return [:] }
    guard isLarge else {
      let attributes = bar.standardAppearance.titleTextAttributes
      return attributes.isEmpty ? bar.titleTextAttributes ?? [:] : attributes
    }
    let attributes = (bar.scrollEdgeAppearance ?? bar.standardAppearance).largeTitleTextAttributes
    return attributes.isEmpty ? bar.largeTitleTextAttributes ?? [:] : attributes
  }

  /// Of the items in a navigation bar; nil where the app says nothing.
  package static var navigationBarTint: UIColor? {
    bar(UINavigationBar(frame: .zero))?.storedTintColor
  }
  /// Of the selected tab; nil where the app says nothing.
  package static var tabBarTint: UIColor? {
    guard let bar = bar(UITabBar(frame: .zero)) else { return nil }
    return bar.standardAppearance.stackedLayoutAppearance.selected.iconColor ?? bar.storedTintColor
  }
  /// Of the other tabs; nil where the app says nothing.
  package static var unselectedTabTint: UIColor? {
    guard let bar = bar(UITabBar(frame: .zero)) else { return nil }
    return bar.standardAppearance.stackedLayoutAppearance.normal.iconColor
      ?? bar.unselectedItemTintColor
  }

  // MARK: Finding out

  /// A bar that has taken over what the proxies say; nil while nobody has asked for a proxy.
  private static func bar<Bar: UIView>(_ make: @autoclosure () -> Bar) -> Bar? {
    guard AppearanceProxies.isInUse else { return nil }
    let bar = make()
    AppearanceProxies.apply(to: bar)
    return bar
  }

  /// At the edge of the content bars have no background unless an appearance for that is set.
  private static func looks<Appearance: UIBarAppearance>(
    _ standard: Appearance, _ edge: Appearance?, _ tint: UIColor?, isScrolledUnder: Bool
  ) -> BarLooks? {
    guard isScrolledUnder else {
      return edge.map { BarLooks(fill: $0.shownBackgroundColor, line: $0.shadowColor) }
    }
    guard tint != nil || !standard.looks(like: standard.fresh()) else { return nil }
    return BarLooks(fill: tint ?? standard.shownBackgroundColor, line: standard.shadowColor)
  }
}
