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
    if let split = source.splitViewController {
      split.showDetailViewController(shown, sender: sender)
    } else {
      source.present(shown, animated: true)
    }
  }

  /// The nearest enclosing navigation or split view controller.
  private static func handler(above source: UIViewController) -> UIViewController? {
    source.navigationController ?? source.splitViewController
  }
}
