import Foundation

/// Finds the container that shows another controller.
@MainActor
enum ShowAction {
  static func show(_ shown: UIViewController, from source: UIViewController, sender: Any?) {
    if let container = handler(above: source) {
      container.show(shown, sender: sender)
    } else {
      source.present(shown, animated: true)
    }
  }

  static func showDetail(_ shown: UIViewController, from source: UIViewController, sender: Any?) {
    source.present(shown, animated: true)
  }

  /// The nearest enclosing navigation controller.
  private static func handler(above source: UIViewController) -> UIViewController? {
    source.navigationController
  }
}
