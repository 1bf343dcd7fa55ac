import Device
import Foundation

extension UINavigationController {
  var isSeen: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

  /// Makes `new` the stack, and shows its top.
  ///
  /// `waits`: Whether the next layout shows it, as of pushed screens, whose views may have to wait for what the app
  /// sets after the call. Changes without animation that come before that layout are shown as one.
  func change(to new: [UIViewController], animated: Bool, waits: Bool) {
    // An animated change that waits is seen before another begins.
    if waiting?.coordinator != nil { showWaitingContent() }
    transition?.finish()
    let seen = waiting?.seen ?? storedViewControllers
    let wasWaiting = waiting != nil
    waiting = nil
    replaceStack(with: new, seen)
    guard seen.last !== new.last else { return finish(from: seen, to: new) }
    guard isViewLoaded, let top = new.last else {
      needsPlacement = false
      takeAway(seen.last)
      return finish(from: seen, to: new)
    }
    guard isSeen else {
      removeView(of: seen.last)
      placeUnseen(top, waits: waits || needsPlacement)
      return finish(from: seen, to: new)
    }
    let animates = animated && appearance.phase == .appeared && UIView.areAnimationsEnabled
    waiting = WaitingStackChange(
      seen: seen, coordinator: animates ? coordinator(from: seen.last, to: top) : nil)
    guard waits || wasWaiting else { return showWaitingContent() }
    waitForLayout()
  }

  private func coordinator(from old: UIViewController?, to new: UIViewController)
    -> TransitionCoordinator
  {
    TransitionCoordinator(from: old, to: new, in: view, duration: NavigationMovement.duration)
  }

  private func replaceStack(with new: [UIViewController], _ seen: [UIViewController]) {
    let old = storedViewControllers
    for controller in new where !old.contains(controller) { addChild(controller) }
    let leaving = old.filter { !new.contains($0) }
    for controller in leaving { controller.willMove(toParent: nil) }
    // What came and went between two layouts was never shown.
    for controller in leaving where !seen.contains(controller) { controller.removeFromParent() }
    storedViewControllers = new
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if old.first !== new.first { storedParent?.childTitleChanged(self) }
    navigationBar.setItems(new.map(\.navigationItem), animated: false)
  }

  private func waitForLayout() {
    view.setNeedsLayout()
    // Turns lay out visible windows only.
    TurnScheduler.shared.enqueue { [weak self] in
      guard let self, waiting != nil, isSeen, viewIfLoaded?.window?.isHidden ?? true else {
        return
      }
      showWaitingContent()
    }
  }

  private func placeUnseen(_ top: UIViewController, waits: Bool) {
    needsPlacement = waits
    if waits { view.setNeedsLayout() } else { place(top) }
  }

  private func takeAway(_ old: UIViewController?) {
    guard let old else { return }
    if old.appearance.phase != .disappeared { old.appearance.reason = .movedFromParent }
    AppearancePass.begin(false, animated: false, of: old)
    removeView(of: old)
    AppearancePass.end(old)
  }

  /// A controller that has another parent by now has taken its view along.
  func removeView(of old: UIViewController?) {
    guard let content = old?.viewIfLoaded, content.superview === viewIfLoaded else { return }
    content.removeFromSuperview()
  }

  func finish(from old: [UIViewController], to new: [UIViewController]) {
    for controller in old where !new.contains(controller) && controller.storedParent === self {
      controller.removeFromParent()
    }
    for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
  }

  /// A transition that was cancelled on its way leaves the stack as it was before.
  func goBack(to old: [UIViewController]) {
    let added = storedViewControllers.filter { !old.contains($0) }
    storedViewControllers = old
    navigationBar.setItems(old.map(\.navigationItem), animated: false)
    for controller in added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    if let top = old.last { place(top) }
  }
}
