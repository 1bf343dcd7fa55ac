import Foundation
import UIKit

/// Tells the system what the user is doing while the view is in sight.
package nonisolated struct UserActivityModifier: PrimitiveModifier {
  package let type: String
  package let isActive: Bool
  package let update: (NSUserActivity) -> Void

  @MainActor
  package func makeNode(_ context: _NodeContext) -> UserActivityNode {
    UserActivityNode(self, context)
  }

  @MainActor
  package func start(_ node: UserActivityNode) { node.invalidate() }

  @MainActor
  package func updateNode(_ node: UserActivityNode) {
    node.modifier = self
    node.invalidate()
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("userActivity") }
}

/// The place of an activity.
@MainActor
package final class UserActivityNode: SingleChildNode {
  var modifier: UserActivityModifier
  /// What the user does here; nil while the app says that it is nothing.
  package private(set) var activity: NSUserActivity?

  init(_ modifier: UserActivityModifier, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  package override func refresh() {
    flags.remove(.queued)
    guard modifier.isActive else { return resign() }
    let activity =
      activity?.activityType == modifier.type
      ? activity : NSUserActivity(activityType: modifier.type)
    guard let activity else { return }
    if activity !== self.activity { resign() }
    self.activity = activity
    let update = modifier.update
    graph.enqueueLifecycle { [weak self] in
      guard self?.activity === activity else { return }
      update(activity)
      activity.becomeCurrent()
    }
  }

  private func resign() {
    activity?.resignCurrent()
    activity = nil
  }

  package override func tearDown() {
    super.tearDown()
    resign()
  }
}

extension View {
  /// Tells what the user is doing while `isActive`; `update` fills the activity in.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(UserActivityModifier(type: activityType, isActive: isActive, update: update))
  }

  /// Tells what the user is doing with `element`, while there is one.
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(
      UserActivityModifier(type: activityType, isActive: element != nil) { activity in
        if let element { update(element, activity) }
      })
  }
}
