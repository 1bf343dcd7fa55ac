import CoreGraphics
import Foundation
import FoundationAdditions

/// The properties of UIKit's classes that runtime attributes name.
@MainActor
enum UIKitAttributes {
  static let tables = views + controls + layers + items

  private static let views = [
    ClassTable(
      UIView.self,
      properties: [
        ObjectiveCProperty("layer", \UIView.layer), ObjectiveCProperty("tag", \UIView.tag),
        ObjectiveCProperty("frame", \UIView.frame), ObjectiveCProperty("bounds", \UIView.bounds),
        ObjectiveCProperty("center", \UIView.center), ObjectiveCProperty("alpha", \UIView.alpha),
        ObjectiveCProperty("hidden", \UIView.isHidden, getter: "isHidden"),
        ObjectiveCProperty("opaque", \UIView.isOpaque, getter: "isOpaque"),
        ObjectiveCProperty("clipsToBounds", \UIView.clipsToBounds),
        ObjectiveCProperty("contentMode", \UIView.contentMode),
        ObjectiveCProperty("backgroundColor", \UIView.backgroundColor),
        ObjectiveCProperty("tintColor", \UIView.tintColor),
        ObjectiveCProperty("layoutMargins", \UIView.layoutMargins),
        ObjectiveCProperty("maskView", \UIView.mask),
        ObjectiveCProperty("restorationIdentifier", \UIView.restorationIdentifier),
        ObjectiveCProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        ObjectiveCProperty("accessibilityLabel", \UIView.accessibilityLabel),
        ObjectiveCProperty("accessibilityHint", \UIView.accessibilityHint),
        ObjectiveCProperty("accessibilityValue", \UIView.accessibilityValue),
        ObjectiveCProperty("isAccessibilityElement", \UIView.isAccessibilityElement),
        ObjectiveCProperty(
          "userInteractionEnabled", \UIView.isUserInteractionEnabled,
          getter: "isUserInteractionEnabled"),
      ]),
    ClassTable(
      UILabel.self,
      properties: [
        ObjectiveCProperty("text", \UILabel.text),
        ObjectiveCProperty("attributedText", \UILabel.attributedText),
        ObjectiveCProperty("textColor", \UILabel.textColor),
        ObjectiveCProperty("font", \UILabel.font),
        ObjectiveCProperty("numberOfLines", \UILabel.numberOfLines),
        ObjectiveCProperty("enabled", \UILabel.isEnabled, getter: "isEnabled"),
        ObjectiveCProperty("minimumScaleFactor", \UILabel.minimumScaleFactor),
        ObjectiveCProperty("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        ObjectiveCProperty(
          "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      ]),
    ClassTable(
      UIImageView.self,
      properties: [
        ObjectiveCProperty("image", \UIImageView.image),
        ObjectiveCProperty("highlightedImage", \UIImageView.highlightedImage),
        ObjectiveCProperty("highlighted", \UIImageView.isHighlighted, getter: "isHighlighted"),
      ]),
    ClassTable(
      UITextField.self,
      properties: [
        ObjectiveCProperty("text", \UITextField.text),
        ObjectiveCProperty("placeholder", \UITextField.placeholder),
        ObjectiveCProperty("textColor", \UITextField.textColor),
        ObjectiveCProperty("font", \UITextField.font),
        ObjectiveCProperty(
          "secureTextEntry", \UITextField.isSecureTextEntry, getter: "isSecureTextEntry"),
      ]),
    ClassTable(
      UITextView.self,
      properties: [
        ObjectiveCProperty("text", \UITextView.text),
        ObjectiveCProperty("textColor", \UITextView.textColor),
        ObjectiveCProperty("font", \UITextView.font),
        ObjectiveCProperty("textContainerInset", \UITextView.textContainerInset),
        ObjectiveCProperty("editable", \UITextView.isEditable, getter: "isEditable"),
      ]),
  ]

  private static let controls = [
    ClassTable(
      UIControl.self,
      properties: [
        ObjectiveCProperty("enabled", \UIControl.isEnabled, getter: "isEnabled"),
        ObjectiveCProperty("selected", \UIControl.isSelected, getter: "isSelected"),
        ObjectiveCProperty("highlighted", \UIControl.isHighlighted, getter: "isHighlighted"),
      ]),
    ClassTable(
      UIButton.self,
      properties: [
        ObjectiveCProperty("titleLabel", \UIButton.titleLabel),
        ObjectiveCProperty("imageView", \UIButton.imageView),
        ObjectiveCProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
      ]),
    ClassTable(
      UISwitch.self,
      properties: [
        ObjectiveCProperty("on", \UISwitch.isOn, getter: "isOn"),
        ObjectiveCProperty("onTintColor", \UISwitch.onTintColor),
      ]),
    ClassTable(UISlider.self, properties: [ObjectiveCProperty("value", \UISlider.value)]),
    ClassTable(UIStepper.self, properties: [ObjectiveCProperty("value", \UIStepper.value)]),
    ClassTable(
      UIProgressView.self, properties: [ObjectiveCProperty("progress", \UIProgressView.progress)]),
    ClassTable(
      UISegmentedControl.self,
      properties: [
        ObjectiveCProperty("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
      ]),
  ]

  private static let layers = [
    ClassTable(
      CALayer.self,
      properties: [
        ObjectiveCProperty("cornerRadius", \CALayer.cornerRadius),
        ObjectiveCProperty("borderWidth", \CALayer.borderWidth),
        ObjectiveCProperty("borderColor", \CALayer.borderColor),
        ObjectiveCProperty("masksToBounds", \CALayer.masksToBounds),
        ObjectiveCProperty("opacity", \CALayer.opacity),
        ObjectiveCProperty("shadowOpacity", \CALayer.shadowOpacity),
        ObjectiveCProperty("shadowRadius", \CALayer.shadowRadius),
        ObjectiveCProperty("shadowOffset", \CALayer.shadowOffset),
        ObjectiveCProperty("shadowColor", \CALayer.shadowColor),
        ObjectiveCProperty("zPosition", \CALayer.zPosition),
        ObjectiveCProperty("backgroundColor", \CALayer.backgroundColor),
      ])
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
  ClassTable.register { @MainActor in UIKitAttributes.tables }
}
