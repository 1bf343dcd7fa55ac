import Device
import Foundation

/// Sends the appearance callbacks, to a controller and then to those of its children that are seen.
@MainActor
package enum AppearancePass {
  // MARK: Single steps

  package static func begin(_ isAppearing: Bool, animated: Bool, of controller: UIViewController) {
    isAppearing
      ? beginAppearing(controller, animated: animated)
      : beginDisappearing(controller, animated: animated)
  }

  private static func beginAppearing(_ controller: UIViewController, animated: Bool) {
    let phase = controller.appearance.phase
    guard phase == .disappeared || phase == .disappearing else { return }
    controller.loadViewIfNeeded()
    controller.appearance.phase = .appearing
    controller.appearance.isAnimated = animated
    controller.appearance.didSendIsAppearing = false
    controller.viewWillAppear(animated)
    forward(controller) { beginAppearing($0, animated: animated) }
  }

  private static func beginDisappearing(_ controller: UIViewController, animated: Bool) {
    let phase = controller.appearance.phase
    guard phase == .appeared || phase == .appearing else { return }
    controller.appearance.phase = .disappearing
    controller.appearance.isAnimated = animated
    controller.viewWillDisappear(animated)
    forward(controller) { beginDisappearing($0, animated: animated) }
  }

  /// Sends `viewIsAppearing` once per appearance, after the view is in its place.
  package static func isAppearing(_ controller: UIViewController) {
    guard controller.appearance.phase == .appearing, !controller.appearance.didSendIsAppearing
    else { return }
    controller.appearance.didSendIsAppearing = true
    controller.viewIsAppearing(controller.appearance.isAnimated)
    forward(controller) { isAppearing($0) }
  }

  package static func end(_ controller: UIViewController) {
    let animated = controller.appearance.isAnimated
    switch controller.appearance.phase {
    case .appearing:
      isAppearing(controller)
      controller.appearance.phase = .appeared
      controller.viewDidAppear(animated)
    case .disappearing:
      controller.appearance.phase = .disappeared
      controller.viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    controller.appearance.reason = nil
    controller.appearance.coordinator = nil
    forwardEnd(controller)
  }

  private static func forward(
    _ controller: UIViewController, _ step: (UIViewController) -> Void
  ) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controller.childrenForAppearance { step(child) }
  }

  private static func forwardEnd(_ controller: UIViewController) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controller.children where child.appearance.phase != controller.appearance.phase {
      end(child)
    }
  }

  // MARK: Views that move between windows by themselves

  /// A view put into a visible window without a container's help makes its controller appear.
  static func viewWillMove(of controller: UIViewController, to window: UIWindow?) {
    if let window, !window.isHidden {
      guard controller.appearance.phase == .disappeared, isDrivenByWindow(controller) else {
        return
      }
      begin(true, animated: false, of: controller)
    } else if window == nil, isDrivenByWindow(controller) {
      begin(false, animated: false, of: controller)
    }
  }

  static func viewDidMove(of controller: UIViewController, to window: UIWindow?) {
    guard isDrivenByWindow(controller) else { return }
    if window != nil, controller.appearance.phase == .appearing {
      isAppearing(controller)
      TurnScheduler.shared.enqueue { [weak controller] in
        guard let controller, controller.appearance.phase == .appearing else { return }
        controller.storedView?.window?.layoutIfNeeded()
        end(controller)
      }
    } else if window == nil, controller.appearance.phase == .disappearing {
      end(controller)
    }
  }

  /// False while a parent or a presentation sends the callbacks.
  private static func isDrivenByWindow(_ controller: UIViewController) -> Bool {
    guard controller.presentation == nil else { return false }
    guard let parent = controller.parent else { return true }
    return parent.appearance.phase == .appeared && parent.letsViewsDriveAppearance
  }
}

extension UIViewController {
  /// Whether children appear when their views are added to this controller's view; containers that
  /// swap their children by themselves say no.
  var letsViewsDriveAppearance: Bool { !(self is any SelfDrivenContainer) }
}

/// A container that sends appearance callbacks to its children by itself.
@MainActor
protocol SelfDrivenContainer {}
