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
  /// Whether the view is being shown for the first time: what it wraps of UIKit is not there yet.
  private var isAppearing = false
  private var isExpelled = false

  /// `size`: The size of the window in points; nil for the screen's.
  init<V: View>(_ view: V, size: CGSize?) {
    let frame = size.map { CGRect(origin: .zero, size: $0) } ?? UIScreen.main.bounds
    window = UIWindow(frame: frame)
    content = UnwrappedView(view)
    let controller = UIHostingController(rootView: view)
    graph = { [weak controller] in controller?.hostingView?.graph }
    window.rootViewController = controller
  }

  /// Shows the view; it has appeared when this returns, and is gone if it was expelled meanwhile.
  func show() {
    isAppearing = true
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    TurnScheduler.shared.runTurn()
    // Inside of another view's turn the scheduler waits for that turn's end.
    graph()?.runTurn()
    isAppearing = false
    if isExpelled { tearDown() }
  }

  /// Takes the view off the screen, after it has appeared.
  func tearDown() {
    guard !isAppearing else {
      isExpelled = true
      return
    }
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

  /// The places of a representable, once the views of UIKit have been brought up to date.
  func representables<R: Representation>(_ type: R.Type) -> [RepresentableNode<R>] {
    guard !isAppearing, let graph = graph() else { return [] }
    return graph[HostedViews.self].nodes.compactMap { $0 as? RepresentableNode<R> }
      .filter { !$0.flags.contains(.removed) }
  }
}
