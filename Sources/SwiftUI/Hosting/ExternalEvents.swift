import Foundation
import UIKit

/// What comes into the hierarchy from outside of the app: URLs, and activities to go on with.
@MainActor
package final class ExternalEvents: GraphPart {
  private struct Weak { weak var node: ExternalEventNode? }

  private var nodes: [Weak] = []

  package init(_ graph: ViewGraph) {}

  func add(_ node: ExternalEventNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(Weak(node: node))
  }

  func remove(_ node: ExternalEventNode) {
    nodes.removeAll { $0.node == nil || $0.node === node }
  }

  /// Gives a URL to everybody in sight who takes URLs; a web address also as an activity of browsing.
  ///
  /// - Returns: whether anybody took it.
  package func open(_ url: URL) -> Bool {
    guard allows(url.absoluteString) else { return false }
    var isTaken = false
    for node in handlers {
      if case .url(let action) = node.kind {
        isTaken = true
        action(url)
      }
    }
    if let activity = NSUserActivity(webAddress: url), resume(activity) { isTaken = true }
    return isTaken
  }

  /// Gives an activity to everybody in sight who goes on with its type.
  ///
  /// - Returns: whether anybody took it.
  package func resume(_ activity: NSUserActivity) -> Bool {
    var isTaken = false
    for node in handlers {
      if case .activity(activity.activityType, let action) = node.kind {
        isTaken = true
        action(activity)
      }
    }
    return isTaken
  }

  private var handlers: [ExternalEventNode] {
    nodes.compactMap(\.node).filter(\.isInVisiblePart)
  }

  /// Whether the hierarchy takes an event whose target is `identifier`.
  private func allows(_ identifier: String) -> Bool {
    for node in handlers {
      if case .conditions(let allowed) = node.kind {
        return allowed.contains { $0 == "*" || identifier.contains($0) }
      }
    }
    return true
  }
}

/// Says what a view does with something from outside of the app.
package nonisolated struct ExternalEventModifier: PrimitiveModifier {
  package enum Kind {
    case url((URL) -> Void)
    case activity(String, (NSUserActivity) -> Void)
    /// What targets of events must contain for the scene to take them.
    case conditions(Set<String>)
  }

  package let kind: Kind
  package let name: String

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ExternalEventNode {
    ExternalEventNode(kind, context)
  }

  @MainActor
  package func updateNode(_ node: ExternalEventNode) {
    node.kind = kind
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier(name) }
}

/// The place of a handler.
@MainActor
package final class ExternalEventNode: SingleChildNode {
  var kind: ExternalEventModifier.Kind

  init(_ kind: ExternalEventModifier.Kind, _ context: _NodeContext) {
    self.kind = kind
    super.init(context)
    graph.externalEvents.add(self)
  }

  package override func tearDown() {
    super.tearDown()
    graph.externalEvents.remove(self)
  }
}

extension View {
  /// Calls `action` when the app is asked to open a URL.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(ExternalEventModifier(kind: .url(action), name: "onOpenURL"))
  }

  /// Calls `action` when the app is asked to go on with an activity of the type.
  ///
  /// A web address that the app is asked to open is an activity of `NSUserActivityTypeBrowsingWeb`.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      ExternalEventModifier(kind: .activity(activityType, action), name: "onContinueUserActivity"))
  }

  /// Says which URLs the scene of the view takes: those that contain one of `allowing`.
  ///
  /// `preferring` chooses among several scenes; the simulated device shows one.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(
      ExternalEventModifier(
        kind: .conditions(preferring.union(allowing)), name: "handlesExternalEvents"))
  }
}

extension ViewGraph {
  /// Who takes what comes from outside of the app.
  package var externalEvents: ExternalEvents { self[ExternalEvents.self] }
}
