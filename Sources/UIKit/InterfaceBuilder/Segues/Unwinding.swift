import Foundation

/// Finds where an unwind segue leads, and goes there.
@MainActor
enum Unwinding {
  // MARK: Finding

  /// The nearest controller behind `source` that takes the action; nil if nobody does, where iOS does nothing
  /// either.
  ///
  /// Siblings are asked first, the latest of them before the others, then parents and presenters.
  static func destination(
    of action: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    var last = source
    var current = source.parent ?? source.storedPresenting
    while let controller = current {
      if let found = search(controller, except: last, action, source, sender) { return found }
      last = controller
      current = controller.parent ?? controller.storedPresenting
    }
    return nil
  }

  private static func search(
    _ controller: UIViewController, except visited: UIViewController, _ action: Selector,
    _ source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    for child in controller.children.reversed() where child !== visited {
      if let found = search(child, except: visited, action, source, sender) { return found }
    }
    return controller.canPerformUnwindSegueAction(action, from: source, sender: sender ?? source)
      ? controller : nil
  }

  // MARK: Going

  /// Dismisses, pops and selects until the controller is to be seen.
  static func unwind(to destination: UIViewController, isAnimated: Bool) {
    let chain = Array(
      sequence(first: destination, next: { $0.parent }))
    if let presenter = chain.first(where: { $0.storedPresented != nil }) {
      presenter.dismiss(animated: isAnimated)
    }
    for (child, parent) in zip(chain, chain.dropFirst()) {
      switch parent {
      case let navigation as UINavigationController:
        navigation.popToViewController(child, animated: isAnimated)
      case let tabs as UITabBarController: tabs.selectedViewController = child
      default: break
      }
    }
  }
}
