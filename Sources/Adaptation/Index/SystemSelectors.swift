/// Methods of Apple's that apps name in `#selector`.
enum SystemSelectors {
  /// The name in Objective-C, which for some methods of Apple's is not the one that Swift's would be given.
  static func name(_ base: String, _ labels: [String]) -> String {
    let full = base + "(" + labels.map { $0 + ":" }.joined() + ")"
    return names[full] ?? ObjectiveCName.method(base, labels: labels)
  }

  /// The labels of a method that is named without them; nil if it isn't known.
  static func labels(of base: String) -> [String]? { labels[base] }

  private static let names = [
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
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
