import Foundation

/// Shows the menu of a control, a bar's item or a row beside it.
@MainActor
enum MenuPresenter {
  /// - Returns: what shows the menu; nil where the view is on no screen.
  @discardableResult
  static func present(
    _ menu: UIMenu, from view: UIView, onEnd: (() -> Void)? = nil
  ) -> UIViewController? {
    guard
      let presenter = sequence(first: view as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return nil }
    let controller = MenuController(menu: menu, source: view, onEnd: onEnd)
    presenter.present(controller, animated: false)
    return controller
  }
}
