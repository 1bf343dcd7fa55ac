import Foundation
import UIKit

/// Starts an app: evaluates its body with its own state, and shows a window for each scene.
@MainActor
package enum AppLauncher {
  /// Shows the app's first window and runs the process's main loop; does not return.
  static func run<A: App>(_ type: A.Type) -> Never {
    let node = start(type)
    withExtendedLifetime(node) { UIApplication.shared.runMainLoop() }
  }

  /// Makes the app and shows its windows, without a main loop of its own.
  @discardableResult
  package static func start<A: App>(_ type: A.Type) -> AnyObject {
    let graph = ViewGraph()
    let node = AppNode(
      A(),
      _NodeContext(graph: graph, parent: nil, environment: graph.environment, depth: 0))
    graph.root = node
    graph.needsTurn = { [weak graph] in
      DispatchQueue.main.async { MainActor.assumeIsolated { graph?.runTurn() } }
    }
    node.start()
    return node
  }
}

/// Holds the app's dynamic properties and its windows.
@MainActor
package final class AppNode<A: App>: _Node, DynamicPropertyOwner {
  private var host: PropertyHost<A>
  private var windows: [UIWindow] = []
  var missingObjects: [String] = []
  private let keptGraph: ViewGraph

  init(_ app: A, _ context: _NodeContext) {
    host = PropertyHost(app)
    keptGraph = context.graph
    super.init(context)
  }

  func start() {
    host.connect(self)
    for scene in sceneWindows() {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = scene.makeController { _ in }
      windows.append(window)
    }
    for window in windows.dropFirst() { window.isHidden = true }
    windows.first?.makeKeyAndVisible()
  }

  package override func refresh() {
    host.wire(self)
    for (window, scene) in zip(windows, sceneWindows()) {
      if let controller = window.rootViewController { scene.update(controller) { _ in } }
    }
  }

  private func sceneWindows() -> [_SceneWindow] {
    let body = host.evaluate(for: self) { $0.body }
    var windows: [_SceneWindow] = []
    body._collectWindows(into: &windows)
    return windows
  }
}
