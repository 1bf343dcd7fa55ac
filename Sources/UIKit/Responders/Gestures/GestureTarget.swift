import Foundation
import FoundationAdditions

/// Whom a recogniser tells, and how.
///
/// Apps and tests read these through key-value coding (`targets`, and `target` of each): to run what a tap would, or
/// to let a pan of their own do what the system's does.
final class GestureTarget: NSObject {
  private(set) weak var object: AnyObject?
  let action: Selector

  init(_ object: AnyObject, _ action: Selector) {
    self.object = object
    self.action = action
  }

  /// As iOS writes it: tests read the action out of it.
  override var description: String {
    "(action=\(action), target=\(object.map { "\($0)" } ?? "(null)"))"
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIGestureRecognizer.self,
        properties: [
          ObjectiveCProperty("targets", \UIGestureRecognizer.targets),
          ObjectiveCProperty("_targets", \UIGestureRecognizer.targets),
        ]),
      ClassTable(
        GestureTarget.self,
        properties: [
          ObjectiveCProperty("target", \GestureTarget.object),
          ObjectiveCProperty("_target", \GestureTarget.object),
        ]),
    ]
  }
}
