import Foundation

/// Finds the container that shows another controller.
///
/// As Apple documents it, `targetViewController(forAction:sender:)` of the controller says who; where there is none, the
/// first one presents.
@MainActor
enum ShowAction {
  /// A call on its way out.
  private struct Search {
    /// Who was asked first.
    let source: UIViewController
    /// Who is asked next.
    let container: UIViewController
  }

  private static var search: Search?

  static func show(_ shown: UIViewController, from controller: UIViewController, sender: Any?) {
    hand(shown, on: controller, to: container(ControllerTarget.show, around: controller, sender)) {
      $0.show(shown, sender: sender)
    }
  }

  static func showDetail(
    _ shown: UIViewController, from controller: UIViewController, sender: Any?
  ) {
    let container = container(ControllerTarget.showDetail, around: controller, sender)
    hand(shown, on: controller, to: container) {
      $0.showDetailViewController(shown, sender: sender)
    }
  }

  /// A controller that calls `super` in its own method hands the call on to those around it.
  private static func container(
    _ action: Selector, around controller: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    let target = controller.targetViewController(forAction: action, sender: sender)
    guard target === controller else { return target }
    return controller.parent?.targetViewController(forAction: action, sender: sender)
  }

  private static func hand(
    _ shown: UIViewController, on controller: UIViewController, to container: UIViewController?,
    _ ask: (UIViewController) -> Void
  ) {
    let outer = search
    defer { search = outer }
    let source = outer.flatMap { $0.container === controller ? $0.source : nil } ?? controller
    search = nil
    guard let container else {
      source.present(shown, animated: true)
      return
    }
    search = Search(source: source, container: container)
    ask(container)
  }
}
