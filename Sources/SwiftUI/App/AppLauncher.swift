import Device
import Foundation
import UIKit

/// Starts an app: evaluates its body with its own state, and shows a window for each scene.
@MainActor
package enum AppLauncher {
  /// Shows the app's first window and runs the process's main loop; returns only where the app hosts
  /// tests.
  static func run<A: App>(_ type: A.Type) {
    UIApplication.shared.applyLaunchOptions()
    SceneRestoration.start()
    // Tests may launch an app in their process again and again.
    DelegateObjects.shared.changes = []
    let node = start(type)
    // Who takes addresses is known when the views are there.
    TurnScheduler.shared.runTurn()
    UIApplication.shared.receiveLaunchURL()
    guard !_ApplicationHost.isStarting else {
      _ApplicationHost.kept.append(node)
      return
    }
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
  private var changes: [_SceneChange] = []
  private var observers: [any NSObjectProtocol] = []
  var missingObjects: [String] = []
  private let keptGraph: ViewGraph

  init(_ app: A, _ context: _NodeContext) {
    host = PropertyHost(app)
    keptGraph = context.graph
    super.init(context)
  }

  func start() {
    UIApplication.shared.usesSceneLifeCycle = true
    followPhase()
    host.connect(self)
    let body = body
    for scene in windows(of: body) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = scene.makeController(environmentChange)
      windows.append(window)
    }
    body._collectChanges(into: &changes)
    for change in changes where change.isInitial { change.perform(nil) }
    for window in windows.dropFirst() { window.isHidden = true }
    windows.first?.makeKeyAndVisible()
  }

  package override func refresh() {
    host.wire(self)
    let body = body
    for (window, scene) in zip(windows, windows(of: body)) {
      if let controller = window.rootViewController { scene.update(controller, environmentChange) }
    }
    let old = changes
    changes = []
    body._collectChanges(into: &changes)
    for (old, new) in zip(old, changes) { new.perform(old) }
  }

  private var body: A.Body { host.evaluate(for: self) { $0.body } }

  private func windows(of body: A.Body) -> [_SceneWindow] {
    var windows: [_SceneWindow] = []
    body._collectWindows(into: &windows)
    return windows
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if host.reads(keys) { invalidate() }
  }

  // MARK: The phase of the app

  /// What the app puts into the environment of its scenes.
  private var environmentChange: _SceneWindow.EnvironmentChange {
    let phase = environment.values.scenePhase
    let objects = DelegateObjects.shared.changes
    return { values in
      values.scenePhase = phase
      for change in objects { change(&values) }
    }
  }

  private func followPhase() {
    takePhase()
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.phaseWillChange(name) }
        })
    }
  }

  private func phaseWillChange(_ name: Notification.Name) {
    switch name {
    case UIApplication.didEnterBackgroundNotification: take(.background)
    case UIApplication.didBecomeActiveNotification: take(.active)
    default: take(.inactive)
    }
  }

  private func takePhase() {
    switch UIApplication.shared.applicationState {
    case .active: take(.active)
    case .inactive: take(.inactive)
    case .background: take(.background)
    }
  }

  /// Each phase is seen by the scenes' views, also one that lasts only for a moment.
  private func take(_ phase: ScenePhase) {
    guard environment.values.scenePhase != phase else { return }
    graph.updateEnvironment { $0.scenePhase = phase }
    guard !windows.isEmpty else { return }
    invalidate()
    graph.runTurn()
    TurnScheduler.shared.runTurn()
  }
}
