/// Which class apps mean when they ask any object for a member.
enum AnyObjectMembers {
  static func type(of member: String, isCalled: Bool) -> String? {
    if isCalled, let method = methods[member] { return method }
    if !isCalled, let property = properties[member] { return property }
    return types[member]
  }

  /// Methods of names that properties of other classes have.
  private static let methods = [
    "value": "NSObject", "location": "UIGestureRecognizer", "title": "UIButton",
    "isKind": "NSObject", "isMember": "NSObject", "setTitle": "UIButton",
    "setTitleColor": "UIButton", "setImage": "UIButton", "removeFromSuperview": "UIView",
    "addSubview": "UIView", "resignFirstResponder": "UIResponder",
    "becomeFirstResponder": "UIResponder", "sizeToFit": "UIView", "setOn": "UISwitch",
    "object": "NSDictionary", "titleForSegment": "UISegmentedControl",
    "translation": "UIPanGestureRecognizer", "velocity": "UIPanGestureRecognizer",
  ]
  private static let properties = [
    "value": "UISlider", "view": "UIGestureRecognizer", "state": "UIGestureRecognizer",
    "numberOfTouches": "UIGestureRecognizer", "scale": "UIPinchGestureRecognizer",
    "isFirstResponder": "UIResponder", "text": "UITextField", "date": "UIDatePicker",
  ]

  private static let types = [
    "tag": "UIView", "superview": "UIView", "subviews": "UIView", "frame": "UIView",
    "bounds": "UIView", "isHidden": "UIView", "center": "UIView", "window": "UIView",
    "accessibilityIdentifier": "UIView", "accessibilityLabel": "UIView",
    "layer": "UIView", "backgroundColor": "UIView", "alpha": "UIView",
    "isOn": "UISwitch", "selectedSegmentIndex": "UISegmentedControl", "placeholder": "UITextField",
    "currentTitle": "UIButton", "titleLabel": "UIButton", "isSelected": "UIControl",
    "isEnabled": "UIControl", "description": "NSObject", "hash": "NSObject",
    "isEqual": "NSObject", "responds": "NSObject", "perform": "NSObject",
    "debugDescription": "NSObject", "setValue": "NSObject",
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
    "intValue": "NSNumber", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "boolValue": "NSNumber", "int64Value": "NSNumber", "stringValue": "NSNumber",
    "integerValue": "NSString",
    "objectForKey": "NSDictionary", "allKeys": "NSDictionary", "allValues": "NSDictionary",
    "localizedDescription": "NSError",
  ]

  /// The class of a property that several of Apple's have, which is taken where no class of the project has one of
  /// the name.
  static func lastType(of member: String, isCalled: Bool) -> String? {
    isCalled ? nil : lastProperties[member]
  }

  private static let lastProperties = [
    "identifier": "UIStoryboardSegue", "title": "UIBarButtonItem",
    "contentOffset": "UIScrollView", "count": "NSArray", "length": "NSString",
  ]
}
