import Device
import Foundation
import SwiftUI
import UIKit

/// A view in a window of its own, whose turns run on the main queue as soon as something changes.
@MainActor
final class HostedView {
  /// What stands around a value inside the hosted view.
  struct Surroundings {
    let environment: EnvironmentScope
    /// The modifiers on the hosted view, if the value is the hosted view itself.
    let medium: ModifierLink?
  }

  private let window: UIWindow
  private let graph: () -> ViewGraph?
  private let content: UnwrappedView

  /// `size`: The size of the window in points; nil for the screen's.
  init<V: View>(_ view: V, size: CGSize?) {
    let frame = size.map { CGRect(origin: .zero, size: $0) } ?? UIScreen.main.bounds
    window = UIWindow(frame: frame)
    content = UnwrappedView(view)
    let controller = UIHostingController(rootView: view)
    graph = { [weak controller] in controller?.hostingView?.graph }
    window.rootViewController = controller
  }

  /// Shows the view; it has appeared when this returns.
  func show() {
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    TurnScheduler.shared.runTurn()
    // Inside of another view's turn the scheduler waits for that turn's end.
    graph()?.runTurn()
  }

  func tearDown() {
    graph()?.tearDown()
    window.isHidden = true
    window.rootViewController = nil
  }

  /// What stands around the first value of a type, from the root down.
  func surroundings(of type: Any.Type) -> Surroundings? {
    guard let node = graph()?.root?.firstNode(evaluating: type) else { return nil }
    let isRoot = ObjectIdentifier(Swift.type(of: content.view)) == ObjectIdentifier(type)
    return Surroundings(environment: node.environment, medium: isRoot ? content.medium : nil)
  }

  /// The places of a representable.
  func representables<R: Representation>(_ type: R.Type) -> [RepresentableNode<R>] {
    guard let graph = graph() else { return [] }
    return graph[HostedViews.self].nodes.compactMap { $0 as? RepresentableNode<R> }
      .filter { !$0.flags.contains(.removed) }
  }
}
