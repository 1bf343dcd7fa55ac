import Foundation

/// Calls methods that are marked with `@IBSegueAction`.
@MainActor
enum SegueAction {
  /// The controller that the method makes; nil lets `init(coder:)` make it.
  static func make(
    _ selector: String, on source: UIViewController, _ coder: NSCoder, _ sender: Any?,
    _ identifier: String?
  ) -> UIViewController? {
    InterfaceKeys.call(selector, on: source, [coder, sender, identifier]) as? UIViewController
  }
}
