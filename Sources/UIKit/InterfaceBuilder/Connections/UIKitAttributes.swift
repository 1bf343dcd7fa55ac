import Foundation
import FoundationAdditions

/// Properties that runtime attributes name, of the classes whose other keys stand nowhere else.
@MainActor
enum UIKitAttributes {
  static let tables = views + items

  private static let views = [
    ClassTable(UIView.self, properties: [ObjectiveCProperty("maskView", \UIView.mask)]),
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
