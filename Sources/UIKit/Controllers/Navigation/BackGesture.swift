import CoreGraphics
import Foundation
import FoundationAdditions

/// Goes back when a finger comes in from the side.
///
/// Apps give its method, whose name they know from Objective-C, to pans of their own, so that a finger goes back from
/// anywhere.
@MainActor
final class BackGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?

  init(_ controller: UINavigationController) {
    self.controller = controller
  }

  /// With nothing to go back to, the edge is for whoever stands around the controller.
  var canGoBack: Bool { (controller?.viewControllers.count ?? 0) > 1 }

  /// The finger stands for the back button: where an app has hidden that or put its own into the place, it does nothing.
  ///
  /// Widespread code therefore takes this delegate away.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    canGoBack && hasWayBack
  }

  private var hasWayBack: Bool {
    guard let controller, let top = controller.topViewController else { return false }
    // A stack in the list of further tabs has the way back in its own bar.
    if top is UINavigationController { return true }
    let item = top.navigationItem
    let hasOwnItems = !(item.leftBarButtonItems ?? []).isEmpty
    return !controller.isNavigationBarHidden && !item.hidesBackButton
      && (!hasOwnItems || item.leftItemsSupplementBackButton)
  }

  fileprivate func handle(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended, canGoBack, isEnough(recognizer) else { return }
    controller?.popByUser()
  }

  /// Whether a pan that began anywhere went far enough to the right, or was on its way there.
  private func isEnough(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer,
      !(pan is UIScreenEdgePanGestureRecognizer)
    else { return true }
    let width = controller?.view.bounds.width ?? 0
    return pan.translation(in: pan.view).x > width / 2 || pan.velocity(in: pan.view).x > 300
  }

  static let action = Selector("handleNavigationTransition:")
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        BackGesture.self,
        methods: [ObjectiveCMethod("handleNavigationTransition:", BackGesture.handle(_:))])
    ]
  }
}
