import Foundation

/// Finds the container that shows another controller.
///
/// As Apple documents `targetViewController(forAction:sender:)`: the nearest controller around that overrides the method
/// is asked, also a container of the app's own; where there is none, the first one presents. A controller that does not
/// override it hands the call on to its parent.
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
    hand(shown, on: controller) { $0.show(shown, sender: sender) }
  }

  static func showDetail(
    _ shown: UIViewController, from controller: UIViewController, sender: Any?
  ) {
    hand(shown, on: controller) { $0.showDetailViewController(shown, sender: sender) }
  }

  private static func hand(
    _ shown: UIViewController, on controller: UIViewController, _ ask: (UIViewController) -> Void
  ) {
    let outer = search
    defer { search = outer }
    let source = outer.flatMap { $0.container === controller ? $0.source : nil } ?? controller
    search = nil
    guard let container = controller.parent else {
      source.present(shown, animated: true)
      return
    }
    search = Search(source: source, container: container)
    ask(container)
  }
}
