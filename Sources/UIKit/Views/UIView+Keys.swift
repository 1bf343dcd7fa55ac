import Foundation
import FoundationAdditions

// The keys of views in key-value coding and observing, and in attributes that storyboards set.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIView.self,
        properties: [
          ObjectiveCProperty("frame", \UIView.frame),
          ObjectiveCProperty("bounds", \UIView.bounds),
          ObjectiveCProperty("center", \UIView.center),
          ObjectiveCProperty("anchorPoint", \UIView.anchorPoint),
          ObjectiveCProperty("transform", \UIView.transform),
          ObjectiveCProperty("alpha", \UIView.alpha),
          ObjectiveCProperty("hidden", \UIView.isHidden, getter: "isHidden"),
          ObjectiveCProperty("opaque", \UIView.isOpaque, getter: "isOpaque"),
          ObjectiveCProperty("clipsToBounds", \UIView.clipsToBounds),
          ObjectiveCProperty("backgroundColor", \UIView.backgroundColor),
          ObjectiveCProperty("tintColor", \UIView.tintColor),
          ObjectiveCProperty("tag", \UIView.tag),
          ObjectiveCProperty("contentMode", \UIView.contentMode),
          ObjectiveCProperty(
            "userInteractionEnabled", \UIView.isUserInteractionEnabled,
            getter: "isUserInteractionEnabled"),
          ObjectiveCProperty(
            "multipleTouchEnabled", \UIView.isMultipleTouchEnabled, getter: "isMultipleTouchEnabled"
          ),
          ObjectiveCProperty(
            "exclusiveTouch", \UIView.isExclusiveTouch, getter: "isExclusiveTouch"),
          ObjectiveCProperty("autoresizesSubviews", \UIView.autoresizesSubviews),
          ObjectiveCProperty("autoresizingMask", \UIView.autoresizingMask),
          ObjectiveCProperty(
            "translatesAutoresizingMaskIntoConstraints",
            \UIView.translatesAutoresizingMaskIntoConstraints),
          ObjectiveCProperty("layoutMargins", \UIView.layoutMargins),
          ObjectiveCProperty(
            "preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
          ObjectiveCProperty(
            "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
          ObjectiveCProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
          ObjectiveCProperty("restorationIdentifier", \UIView.restorationIdentifier),
          ObjectiveCProperty("layer", \UIView.layer),
          ObjectiveCProperty("superview", \UIView.superview),
          ObjectiveCProperty("subviews", \UIView.subviews),
          ObjectiveCProperty("window", \UIView.window),
          ObjectiveCProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier),
          ObjectiveCProperty("accessibilityLabel", \UIView.accessibilityLabel),
          ObjectiveCProperty("accessibilityHint", \UIView.accessibilityHint),
          ObjectiveCProperty("accessibilityValue", \UIView.accessibilityValue),
          ObjectiveCProperty("isAccessibilityElement", \UIView.isAccessibilityElement),
        ]),
      ClassTable(
        UIImageView.self,
        properties: [
          ObjectiveCProperty("image", \UIImageView.image),
          ObjectiveCProperty("highlightedImage", \UIImageView.highlightedImage),
          ObjectiveCProperty("highlighted", \UIImageView.isHighlighted, getter: "isHighlighted"),
          ObjectiveCProperty("animationImages", \UIImageView.animationImages),
          ObjectiveCProperty("animationDuration", \UIImageView.animationDuration),
          ObjectiveCProperty("animationRepeatCount", \UIImageView.animationRepeatCount),
        ]),
    ]
  }
}
