import Foundation
import FoundationAdditions

/// Properties that runtime attributes name, of the classes whose other keys stand nowhere else.
@MainActor
enum UIKitAttributes {
  static let tables = views + controls + bars + items

  private static let views = [
    ClassTable(
      UIView.self,
      properties: [
        ObjectiveCProperty("maskView", \UIView.mask),
        ObjectiveCProperty("accessibilityElementsHidden", \UIView.accessibilityElementsHidden),
        ObjectiveCProperty("accessibilityViewIsModal", \UIView.accessibilityViewIsModal),
        ObjectiveCProperty(
          "shouldGroupAccessibilityChildren", \UIView.shouldGroupAccessibilityChildren),
      ]),
    ClassTable(
      UIStackView.self,
      properties: [
        ObjectiveCProperty("spacing", \UIStackView.spacing),
        ObjectiveCProperty(
          "layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement,
          getter: "isLayoutMarginsRelativeArrangement"),
      ]),
    ClassTable(
      UITableView.self,
      properties: [
        ObjectiveCProperty("separatorColor", \UITableView.separatorColor),
        ObjectiveCProperty("rowHeight", \UITableView.rowHeight),
        ObjectiveCProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
      ]),
    ClassTable(
      UILabel.self,
      properties: [
        ObjectiveCProperty(
          "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
      ]),
    ClassTable(
      UIButton.self,
      properties: [
        ObjectiveCProperty("titleLabel", \UIButton.titleLabel),
        ObjectiveCProperty("imageView", \UIButton.imageView),
        ObjectiveCProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
      ]),
    ClassTable(UIStepper.self, properties: [ObjectiveCProperty("value", \UIStepper.value)]),
    ClassTable(
      UIProgressView.self, properties: [ObjectiveCProperty("progress", \UIProgressView.progress)]),
    ClassTable(
      UISegmentedControl.self,
      properties: [
        ObjectiveCProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      ]),
  ]

  private static let controls = [
    ClassTable(
      UIPageControl.self,
      properties: [
        ObjectiveCProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        ObjectiveCProperty(
          "currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      ]),
    ClassTable(
      UIActivityIndicatorView.self,
      properties: [
        ObjectiveCProperty("color", \UIActivityIndicatorView.color),
        ObjectiveCProperty("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
      ]),
  ]

  private static let bars = [
    ClassTable(
      UINavigationBar.self,
      properties: [
        ObjectiveCProperty("barTintColor", \UINavigationBar.barTintColor),
        ObjectiveCProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
        ObjectiveCProperty("shadowImage", \UINavigationBar.shadowImage),
        ObjectiveCProperty(
          "translucent", \UINavigationBar.isTranslucent, getter: "isTranslucent"),
      ]),
    ClassTable(
      UITabBar.self,
      properties: [
        ObjectiveCProperty("barTintColor", \UITabBar.barTintColor),
        ObjectiveCProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        ObjectiveCProperty("shadowImage", \UITabBar.shadowImage),
        ObjectiveCProperty("translucent", \UITabBar.isTranslucent, getter: "isTranslucent"),
      ]),
    ClassTable(
      UISearchBar.self,
      properties: [
        ObjectiveCProperty("text", \UISearchBar.text),
        ObjectiveCProperty("placeholder", \UISearchBar.placeholder),
        ObjectiveCProperty("barTintColor", \UISearchBar.barTintColor),
      ]),
  ]

  private static let items = [
    ClassTable(
      UIBarItem.self,
      properties: [
        ObjectiveCProperty("title", \UIBarItem.title),
        ObjectiveCProperty("image", \UIBarItem.image),
        ObjectiveCProperty("tag", \UIBarItem.tag),
        ObjectiveCProperty("enabled", \UIBarItem.isEnabled, getter: "isEnabled"),
        ObjectiveCProperty("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
        ObjectiveCProperty("accessibilityLabel", \UIBarItem.accessibilityLabel),
      ]),
    ClassTable(
      UITabBarItem.self,
      properties: [
        ObjectiveCProperty("selectedImage", \UITabBarItem.selectedImage),
        ObjectiveCProperty("badgeValue", \UITabBarItem.badgeValue),
      ]),
    ClassTable(
      NSLayoutConstraint.self,
      properties: [
        ObjectiveCProperty("constant", \NSLayoutConstraint.constant),
        ObjectiveCProperty("identifier", \NSLayoutConstraint.identifier),
      ]),
  ]
}

@used @section(".init_array")
private let attributes: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in UIKitAttributes.tables }
}
