import Device
import Foundation

/// Shows and hides the root controllers of windows.
@MainActor
enum WindowContent {
  static func visibilityChanged(of window: UIWindow) {
    let application = UIApplication.shared
    if window.isHidden {
      application.hide(window)
      if let root = window.rootViewController { disappear(root) }
      NotificationCenter.default.post(
        name: UIWindow.didBecomeHiddenNotification, object: window)
    } else {
      application.show(window)
      TraitPass.update(window)
      SafeArea.update(window)
      if let root = window.rootViewController { install(root, in: window) }
      NotificationCenter.default.post(
        name: UIWindow.didBecomeVisibleNotification, object: window)
    }
  }

  static func replace(
    _ old: UIViewController?, with new: UIViewController?, in window: UIWindow
  ) {
    if let old {
      dismissAll(above: old)
      if !window.isHidden { AppearancePass.begin(false, animated: false, of: old) }
      old.viewIfLoaded?.removeFromSuperview()
      AppearancePass.end(old)
    }
    if !window.isHidden, let new { install(new, in: window) }
  }

  private static func install(_ root: UIViewController, in window: UIWindow) {
    let isAttached = root.viewIfLoaded?.superview === window
    AppearancePass.begin(true, animated: false, of: root)
    guard let view = root.view else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isAttached { window.insertSubview(view, at: 0) }
    AppearancePass.isAppearing(root)
    TurnScheduler.shared.enqueue { [weak root, weak window] in
      guard let root, root.appearance.phase == .appearing else { return }
      window?.layoutIfNeeded()
      AppearancePass.end(root)
    }
  }

  private static func disappear(_ root: UIViewController) {
    AppearancePass.begin(false, animated: false, of: root)
    AppearancePass.end(root)
  }

  private static func dismissAll(above root: UIViewController) {
    guard root.presentedViewController != nil else { return }
    root.dismiss(animated: false)
  }
}
