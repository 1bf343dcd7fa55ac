import CoreGraphics
import Foundation

/// What elements say of bars.
@MainActor
enum BarReading {
  static func apply(_ element: InterfaceElement, to bar: UINavigationBar, _ values: InterfaceValues)
  {
    if let isLarge = element.flag("largeTitles") { bar.prefersLargeTitles = isLarge }
    if let style = element["barStyle"] { bar.barStyle = barStyle(style) }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let color = values.color(key: "barTintColor", of: element) { bar.barTintColor = color }
    if let attributes = textAttributes("titleTextAttributes", of: element, values) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element, values) {
      bar.largeTitleTextAttributes = attributes
    }
    if let image = values.image("backIndicatorImage", of: element) {
      bar.backIndicatorImage = image
    }
    if let image = values.image("backIndicatorTransitionMaskImage", of: element) {
      bar.backIndicatorTransitionMaskImage = image
    }
    if let image = values.image("shadowImage", of: element) { bar.shadowImage = image }
    if let look = element.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(look, values)
    }
    bar.scrollEdgeAppearance =
      element.child(key: "scrollEdgeAppearance").map { appearance($0, values) }
      ?? bar.scrollEdgeAppearance
    bar.compactAppearance =
      element.child(key: "compactAppearance").map { appearance($0, values) }
      ?? bar.compactAppearance
  }

  static func apply(_ element: InterfaceElement, to bar: UIToolbar, _ values: InterfaceValues) {
    if let style = element["barStyle"] { bar.barStyle = barStyle(style) }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let color = values.color(key: "barTintColor", of: element) { bar.barTintColor = color }
    if let look = element.child(key: "standardAppearance") {
      bar.standardAppearance = background(look, of: UIToolbarAppearance(), values)
    }
    bar.scrollEdgeAppearance =
      element.child(key: "scrollEdgeAppearance").map {
        background($0, of: UIToolbarAppearance(), values)
      } ?? bar.scrollEdgeAppearance
  }

  static func apply(_ element: InterfaceElement, to bar: UITabBar, _ values: InterfaceValues) {
    if let style = element["barStyle"] { bar.barStyle = barStyle(style) }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let color = values.color(key: "barTintColor", of: element) { bar.barTintColor = color }
    let selected = ["selectedImageTintColor", "tintColor"].lazy.compactMap {
      values.color(key: $0, of: element)
    }.first
    if let selected { bar.tintColor = selected }
    if let color = values.color(key: "unselectedItemTintColor", of: element) {
      bar.unselectedItemTintColor = color
    }
    if let image = values.image("backgroundImage", of: element) { bar.backgroundImage = image }
    if let image = values.image("shadowImage", of: element) { bar.shadowImage = image }
    if let image = values.image("selectionIndicatorImage", of: element) {
      bar.selectionIndicatorImage = image
    }
    if let look = element.child(key: "standardAppearance") {
      bar.standardAppearance = background(look, of: UITabBarAppearance(), values)
    }
    bar.scrollEdgeAppearance =
      element.child(key: "scrollEdgeAppearance").map {
        background($0, of: UITabBarAppearance(), values)
      } ?? bar.scrollEdgeAppearance
  }

  static func apply(_ element: InterfaceElement, to bar: UISearchBar, _ values: InterfaceValues) {
    if let text = element.string("text") { bar.text = text }
    if let placeholder = element.string("placeholder") { bar.placeholder = placeholder }
    if let prompt = element.string("prompt") { bar.prompt = prompt }
    if let style: UISearchBar.Style = element.choice("searchBarStyle") {
      bar.searchBarStyle = style
    }
    if let style = element["barStyle"] { bar.barStyle = barStyle(style) }
    if let shows = element.flag("showsCancelButton") { bar.showsCancelButton = shows }
    if let shows = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = shows }
    if let shows = element.flag("showsSearchResultsButton") {
      bar.showsSearchResultsButton = shows
    }
    let titles = element.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let shows = element.flag("showsScopeBar") { bar.showsScopeBar = shows }
    if let index = element.integer("selectedScopeButtonIndex") {
      bar.selectedScopeButtonIndex = index
    }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let image = values.image("backgroundImage", of: element) { bar.backgroundImage = image }
    if let image = values.image("scopeBarBackgroundImage", of: element) {
      bar.scopeBarBackgroundImage = image
    }
    if let offset = element.offset("searchTextPositionAdjustment") {
      bar.searchTextPositionAdjustment = offset
    }
    if let offset = element.offset("searchFieldBackgroundPositionAdjustment") {
      bar.searchFieldBackgroundPositionAdjustment = offset
    }
    if let color = values.color(key: "barTintColor", of: element) { bar.barTintColor = color }
    if let traits = element.child("textInputTraits") {
      TextReading.applyTraits(traits, to: bar.searchTextField)
    }
  }

  private static func barStyle(_ name: String) -> UIBarStyle {
    name == "default" ? .default : .black
  }

  private static func textAttributes(
    _ key: String, of element: InterfaceElement, _ values: InterfaceValues
  ) -> [NSAttributedString.Key: Any]? {
    guard let child = element.child("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = values.font(key: "fontDescription", of: child)
    attributes[.foregroundColor] = values.color(key: "textColor", of: child)
    return attributes
  }

  private static func appearance(
    _ element: InterfaceElement, _ values: InterfaceValues
  ) -> UINavigationBarAppearance {
    let look = background(element, of: UINavigationBarAppearance(), values)
    if let offset = element.offset("titlePositionAdjustment") {
      look.titlePositionAdjustment = offset
    }
    if let attributes = textAttributes("titleTextAttributes", of: element, values) {
      look.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element, values) {
      look.largeTitleTextAttributes = attributes
    }
    return look
  }

  /// What all bars have behind their items.
  private static func background<Look: UIBarAppearance>(
    _ element: InterfaceElement, of look: Look, _ values: InterfaceValues
  ) -> Look {
    if let color = values.color(key: "backgroundColor", of: element) {
      look.backgroundColor = color
    }
    if let image = values.image("backgroundImage", of: element) { look.backgroundImage = image }
    if let color = values.color(key: "shadowColor", of: element) { look.shadowColor = color }
    if let image = values.image("shadowImage", of: element) { look.shadowImage = image }
    return look
  }
}
