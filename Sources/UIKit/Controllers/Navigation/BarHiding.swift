import CoreGraphics
import Foundation

/// Hides the bars of a navigation controller when the user taps, swipes or types, and shows them again.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private var hidToolbar = false
  /// Whether the bars have gone because the screen is low.
  private var hidForHeight = false
  private var followsHeight = false
  private var observer: (any NSObjectProtocol)?

  /// How far a swipe goes at least, in points; chosen, as it is documented nowhere.
  private static let distance: CGFloat = 30

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    for recognizer in [tap, swipe] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    tap.onRecognized = { [weak self] _ in self?.tapped() }
    swipe.onRecognized = { [weak self] _ in self?.swiped() }
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardAppears() } }
  }

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  /// Listens to the gestures that the controller asks for.
  func update() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    tap.isEnabled =
      controller.hidesBarsOnTap
      || controller.hidesBarsWhenVerticallyCompact
        && controller.traitCollection.verticalSizeClass == .compact
    swipe.isEnabled = controller.hidesBarsOnSwipe
    for recognizer in [tap, swipe] where recognizer.view !== view {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func tapped() {
    guard let controller else { return }
    setHidden(!controller.isNavigationBarHidden)
  }

  private func swiped() {
    guard swipe.state == .ended else { return }
    let move = swipe.translation(in: nil)
    guard abs(move.y) >= Self.distance, abs(move.y) > abs(move.x) else { return }
    setHidden(move.y < 0)
  }

  private func keyboardAppears() {
    guard let controller, controller.hidesBarsWhenKeyboardAppears,
      let responder = FirstResponder.current as? UIView, let view = controller.viewIfLoaded,
      responder.isDescendant(of: view)
    else { return }
    setHidden(true)
  }

  /// The controller minds now how high the screen is, or no longer.
  func followHeight() {
    guard let controller else { return }
    if !followsHeight {
      followsHeight = true
      controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        [weak self] (_: UINavigationController, _) in self?.heightDidChange()
      }
    }
    heightDidChange()
  }

  /// The screen has become low, or high again.
  private func heightDidChange() {
    update()
    guard let controller else { return }
    let isCompact = controller.traitCollection.verticalSizeClass == .compact
    if controller.hidesBarsWhenVerticallyCompact, isCompact {
      hidForHeight = !controller.isNavigationBarHidden
      if hidForHeight { setHidden(true) }
    } else if hidForHeight {
      hidForHeight = false
      setHidden(false)
    }
  }

  private func setHidden(_ hidden: Bool) {
    guard let controller else { return }
    if hidden, !controller.isToolbarHidden {
      hidToolbar = true
      controller.setToolbarHidden(true, animated: true)
    } else if !hidden, hidToolbar {
      hidToolbar = false
      controller.setToolbarHidden(false, animated: true)
    }
    controller.setNavigationBarHidden(hidden, animated: true)
  }

  // MARK: Beside other gestures

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Controls and the bars themselves keep their taps.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let controller, let view = touch.view else { return false }
    return !(view is UIControl) && !view.isDescendant(of: controller.navigationBar)
      && !view.isDescendant(of: controller.toolbar)
  }
}
