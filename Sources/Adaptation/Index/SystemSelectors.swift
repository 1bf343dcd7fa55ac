/// Methods of Apple's that apps name in `#selector`.
enum SystemSelectors {
  /// The name in Objective-C, which for some methods of Apple's is not the one that Swift's would be given.
  static func name(_ base: String, _ labels: [String]) -> String {
    let full = base + "(" + labels.map { $0 + ":" }.joined() + ")"
    if let name = names[full] { return name }
    guard base.hasSuffix("View") || base == "textField" else {
      return ObjectiveCName.method(base, labels: labels)
    }
    return ObjectiveCName.method(base, labels: labels.map(argument))
  }

  /// The label of an argument of a delegate's method, which Swift shortens by the word for the argument's type.
  private static func argument(_ label: String) -> String {
    if label.hasSuffix("RowAt") || label.hasSuffix("ItemAt") { return label + "IndexPath" }
    if label.hasSuffix("CharactersIn") { return label + "Range" }
    return label
  }

  /// The labels of a method that is named without them; nil if it isn't known.
  static func labels(of base: String) -> [String]? { labels[base] }

  /// The name in Objective-C of a method of `NSObject` that classes override on iOS, and that an extension declares
  /// here, which Swift lets nobody override; by the method's full name.
  ///
  /// `FoundationAdditions` finds a class's own version in its table.
  static func ownVersion(of method: String) -> String? { ownVersions[method] }

  /// The name in Objective-C of what menus and keys ask of the first responder, which a class may override; by the
  /// method's full name.
  static func editAction(_ method: String) -> String? {
    guard method.hasSuffix("(_:)") else { return nil }
    let name = String(method.dropLast(4))
    return editActions.contains(name) ? name + ":" : nil
  }

  private static let editActions: Set<String> = [
    "cut", "copy", "paste", "select", "selectAll", "delete",
  ]

  private static let ownVersions = [
    "observeValue(forKeyPath:of:change:context:)":
      "observeValueForKeyPath:ofObject:change:context:",
    "value(forKey:)": "valueForKey:", "setValue(_:forKey:)": "setValue:forKey:",
    "value(forUndefinedKey:)": "valueForUndefinedKey:",
    "setValue(_:forUndefinedKey:)": "setValue:forUndefinedKey:",
    "value(forKeyPath:)": "valueForKeyPath:",
    "setNilValueForKey(_:)": "setNilValueForKey:",
    "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
    "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    "responds(to:)": "respondsToSelector:",
  ]

  private static let names = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "show(_:sender:)": "showViewController:sender:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    "tableView(_:accessoryButtonTappedForRowWith:)":
      "tableView:accessoryButtonTappedForRowWithIndexPath:",
    "collectionView(_:willDisplay:forItemAt:)":
      "collectionView:willDisplayCell:forItemAtIndexPath:",
    "application(_:open:options:)": "application:openURL:options:",
    "setEditing(_:animated:)": "setEditing:animated:",
  ]

  private static let labels: [String: [String]] = [
    "endEditing": ["_"], "copy": ["_"], "cut": ["_"], "paste": ["_"], "select": ["_"],
    "selectAll": ["_"], "delete": ["_"], "toggleBoldface": ["_"], "toggleItalics": ["_"],
    "toggleUnderline": ["_"], "viewWillAppear": ["_"], "viewDidAppear": ["_"],
    "viewWillDisappear": ["_"], "viewDidDisappear": ["_"],
    "canPerformAction": ["_", "withSender"],
  ]
}
