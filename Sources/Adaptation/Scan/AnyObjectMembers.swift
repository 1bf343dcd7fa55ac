/// Which class apps mean when they ask any object for a member.
enum AnyObjectMembers {
  static func type(of member: String) -> String? { types[member] }

  private static let types = [
    "tag": "UIView", "superview": "UIView", "subviews": "UIView", "frame": "UIView",
    "bounds": "UIView", "isHidden": "UIView", "center": "UIView", "window": "UIView",
    "layer": "UIView", "backgroundColor": "UIView", "alpha": "UIView",
    "isOn": "UISwitch", "selectedSegmentIndex": "UISegmentedControl", "placeholder": "UITextField",
    "currentTitle": "UIButton", "titleLabel": "UIButton", "isSelected": "UIControl",
    "isEnabled": "UIControl", "description": "NSObject", "hash": "NSObject",
    "isEqual": "NSObject", "responds": "NSObject", "perform": "NSObject",
    "debugDescription": "NSObject", "setValue": "NSObject", "value": "NSObject",
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    "intValue": "NSNumber", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "boolValue": "NSNumber", "integerValue": "NSNumber", "stringValue": "NSNumber",
    "objectForKey": "NSDictionary", "allKeys": "NSDictionary", "allValues": "NSDictionary",
    "localizedDescription": "NSError",
  ]
}
