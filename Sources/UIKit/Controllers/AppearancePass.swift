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
    controller.showWaitingContent()
    controller.appearance.phase = .appearing
    controller.appearance.isDrivenByWindow = false
    controller.appearance.isAnimated = animated
    controller.appearance.didSendIsAppearing = false
    controller.viewWillAppear(animated)
    forward(controller) { beginAppearing($0, animated: animated) }
  }

  private static func beginDisappearing(_ controller: UIViewController, animated: Bool) {
    let phase = controller.appearance.phase
    guard phase == .appeared || phase == .appearing else { return }
    controller.appearance.phase = .disappearing
    controller.appearance.isDrivenByWindow = false
    controller.appearance.isAnimated = animated
    controller.viewWillDisappear(animated)
    forward(controller) { beginDisappearing($0, animated: animated) }
  }

  /// Sends `viewIsAppearing` once per appearance, after the view is in its place.
  package static func isAppearing(_ controller: UIViewController) {
    guard controller.appearance.phase == .appearing, !controller.appearance.didSendIsAppearing
    else { return }
    controller.appearance.didSendIsAppearing = true
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.viewIsAppearing(controller.appearance.isAnimated)
    beginLateChildren(of: controller)
    forward(controller) { isAppearing($0) }
  }

  /// Children that came into the view after the others had been told that they will appear.
  private static func beginLateChildren(of controller: UIViewController) {
    let animated = controller.appearance.isAnimated
    forward(controller) { child in
      if child.appearance.phase == .disappeared { beginAppearing(child, animated: animated) }
    }
  }

  package static func end(_ controller: UIViewController) {
    let animated = controller.appearance.isAnimated
    switch controller.appearance.phase {
    case .appearing:
      isAppearing(controller)
      beginLateChildren(of: controller)
      controller.appearance.phase = .appeared
      controller.viewDidAppear(animated)
    case .disappearing:
      controller.appearance.phase = .disappeared
      controller.viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    controller.appearance.reason = nil
    controller.appearance.coordinator = nil
    controller.appearance.isDrivenByWindow = false
    forwardEnd(controller)
  }

  /// Goes through the children that are seen, and those that come to them meanwhile.
  private static func forward(
    _ controller: UIViewController, _ step: (UIViewController) -> Void
  ) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    var told: [UIViewController] = []
    while let child = controller.childrenForAppearance.first(where: { child in
      !told.contains { $0 === child }
    }) {
      told.append(child)
      step(child)
    }
  }

  private static func forwardEnd(_ controller: UIViewController) {
    guard controller.shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in controller.children where child.appearance.phase != controller.appearance.phase {
      // A child that came while its parent was on its way out never gets to be seen.
      if controller.appearance.phase == .disappeared { begin(false, animated: false, of: child) }
      end(child)
    }
  }

  // MARK: Views that move between windows by themselves

  /// Who tells a controller whose view comes into a window or leaves it.
  private enum Driver {
    case window
    /// A parent that is on its way in or out, with what it does for its children.
    case parent
    case nobody
  }

  private static func driver(of controller: UIViewController) -> Driver {
    guard controller.presentation == nil else { return .nobody }
    guard let parent = controller.parent else { return .window }
    guard parent.letsViewsDriveAppearance, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return .nobody }
    switch parent.appearance.phase {
    case .appeared: return .window
    case .appearing, .disappearing: return .parent
    case .disappeared: return .nobody
    }
  }

  /// A view put into a window without a container's help makes its controller appear.
  static func viewWillMove(of controller: UIViewController, to window: UIWindow?) {
    let driver = driver(of: controller)
    guard driver != .nobody else { return }
    guard let window else {
      guard driver == .window || controller.appearance.phase == .appearing else { return }
      begin(false, animated: false, of: controller)
      controller.appearance.isDrivenByWindow =
        driver == .window || controller.parent?.appearance.phase == .appearing
      return
    }
    guard controller.appearance.phase == .disappeared else { return }
    if window.isHidden {
      if driver == .window { appearLater(controller, in: window) }
      return
    }
    begin(true, animated: false, of: controller)
    controller.appearance.isDrivenByWindow = driver == .window
  }

  static func viewDidMove(of controller: UIViewController, to window: UIWindow?) {
    if window != nil, controller.appearance.phase == .appearing {
      guard controller.appearance.isDrivenByWindow else {
        if controller.parent?.appearance.didSendIsAppearing ?? false,
          driver(of: controller) == .parent
        {
          isAppearing(controller)
        }
        return
      }
      isAppearing(controller)
      TurnScheduler.shared.enqueue { [weak controller] in
        guard let controller, controller.appearance.phase == .appearing else { return }
        controller.storedView?.window?.layoutIfNeeded()
        end(controller)
      }
    } else if window == nil, controller.appearance.phase == .disappearing,
      controller.appearance.isDrivenByWindow
    {
      end(controller)
    }
  }

  /// In a window that is not visible the callbacks come on the next turn of the run loop.
  private static func appearLater(_ controller: UIViewController, in window: UIWindow) {
    TurnScheduler.shared.enqueue { [weak controller, weak window] in
      guard let controller, let window, controller.storedView?.window === window,
        controller.appearance.phase == .disappeared, driver(of: controller) == .window
      else { return }
      begin(true, animated: false, of: controller)
      isAppearing(controller)
      end(controller)
    }
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
