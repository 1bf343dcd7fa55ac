/// Which class apps mean when they ask any object for a member.
enum AnyObjectMembers {
  static func type(of member: String) -> String? { types[member] }

  private static let types = [
    "tag": "UIView", "superview": "UIView", "subviews": "UIView", "frame": "UIView",
    "bounds": "UIView", "isHidden": "UIView", "center": "UIView", "window": "UIView",
    "isOn": "UISwitch", "selectedSegmentIndex": "UISegmentedControl",
    "currentTitle": "UIButton", "titleLabel": "UIButton", "isSelected": "UIControl",
    "description": "NSObject", "hash": "NSObject", "isEqual": "NSObject", "responds": "NSObject",
    "perform": "NSObject", "debugDescription": "NSObject", "className": "NSObject",
  ]
}
