import CoreGraphics
import Foundation

/// What elements say of the items of bars.
@MainActor
enum ItemReading {
  static func read(_ element: InterfaceElement, into item: UIBarItem, _ pass: InterfacePass) {
    let values = pass.values
    switch item {
    case let button as UIBarButtonItem: readButton(element, button, pass)
    case let tab as UITabBarItem: readTab(element, tab, values)
    default: break
    }
    if let title = element.string("title") { item.title = title }
    if let image = values.image("image", of: element) { item.image = image }
    if let image = values.image("landscapeImage", of: element) { item.landscapeImagePhone = image }
    if let enabled = element.flag("enabled") { item.isEnabled = enabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let insets = element.insets("imageInsets") { item.imageInsets = insets }
    if let configuration = element.child("accessibility", key: "accessibilityConfiguration") {
      if let identifier = configuration["identifier"] { item.accessibilityIdentifier = identifier }
      if let label = configuration.string("label") { item.accessibilityLabel = label }
      if let hint = configuration.string("hint") { item.accessibilityHint = hint }
    }
  }

  private static func readButton(
    _ element: InterfaceElement, _ item: UIBarButtonItem, _ pass: InterfacePass
  ) {
    if let system: UIBarButtonItem.SystemItem = element.choice("systemItem") { item.take(system) }
    if let style = element["style"] { item.style = style == "done" ? .done : .plain }
    if let width = element.length("width") { item.width = width }
    if let color = pass.values.color(key: "tintColor", of: element) { item.tintColor = color }
    if let isHidden = element.flag("hidden") { item.isHidden = isHidden }
    if let selected = element.flag("selected") { item.isSelected = selected }
    if let view = element.child(key: "customView") { item.customView = pass.makeView(view) }
  }

  private static func readTab(
    _ element: InterfaceElement, _ item: UITabBarItem, _ values: InterfaceValues
  ) {
    if let system: UITabBarItem.SystemItem = element.choice("systemItem") {
      item.title = system.title
      item.image = UIImage(systemName: system.symbolName)
    }
    if let image = values.image("selectedImage", of: element) { item.selectedImage = image }
    if let badge = element.string("badgeValue") { item.badgeValue = badge }
    if let color = values.color(key: "badgeColor", of: element) { item.badgeColor = color }
    if let offset = element.offset("titlePositionAdjustment") {
      item.titlePositionAdjustment = offset
    }
  }

  static func read(
    _ element: InterfaceElement, into item: UINavigationItem, _ pass: InterfacePass
  ) {
    if let title = element.string("title") { item.title = title }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    if let mode: UINavigationItem.LargeTitleDisplayMode = element.choice("largeTitleDisplayMode") {
      item.largeTitleDisplayMode = mode
    }
    if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
    if let mode: UINavigationItem.BackButtonDisplayMode = element.choice("backButtonDisplayMode") {
      item.backButtonDisplayMode = mode
    }
    if let hides = element.flag("hidesSearchBarWhenScrolling") {
      item.hidesSearchBarWhenScrolling = hides
    }
    if let beside = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = beside
    }
    if let view = element.child(key: "titleView") { item.titleView = pass.makeView(view) }
    item.backBarButtonItem =
      button("backBarButtonItem", of: element, pass) ?? item.backBarButtonItem
    if let left = button("leftBarButtonItem", of: element, pass) { item.leftBarButtonItem = left }
    if let right = button("rightBarButtonItem", of: element, pass) {
      item.rightBarButtonItem = right
    }
    if let left = buttons("leftBarButtonItems", of: element, pass) {
      item.leftBarButtonItems = left
    }
    if let right = buttons("rightBarButtonItems", of: element, pass) {
      item.rightBarButtonItems = right
    }
  }

  private static func button(
    _ key: String, of element: InterfaceElement, _ pass: InterfacePass
  ) -> UIBarButtonItem? {
    element.child("barButtonItem", key: key).flatMap { pass.make($0) as? UIBarButtonItem }
  }

  private static func buttons(
    _ name: String, of element: InterfaceElement, _ pass: InterfacePass
  ) -> [UIBarButtonItem]? {
    element.child(name)?.children.compactMap { pass.make($0) as? UIBarButtonItem }
  }
}
