import CoreGraphics
import Foundation

/// How screens of a stack come and go.
@MainActor
enum NavigationMovement {
  /// In seconds.
  static let duration = 0.35

  /// What an app's animator works with: both views lie in the controller's, where they are to end.
  static func context(
    _ animator: any UIViewControllerAnimatedTransitioning,
    movedBy interactor: (any UIViewControllerInteractiveTransitioning)?,
    from old: UIViewController?, to new: UIViewController, in container: UIView
  ) -> TransitionContext {
    let frame = new.viewIfLoaded?.frame ?? container.bounds
    var leaving = TransitionContext.Side(controller: old, view: old?.viewIfLoaded)
    leaving.initial = frame
    var coming = TransitionContext.Side(controller: new, view: new.viewIfLoaded)
    coming.final = frame
    return TransitionContext(
      animator, movedBy: interactor, in: container, style: .none, from: leaving, to: coming)
  }

  /// The upper screen moves by the whole width, the lower one by a third of it.
  static func play(
    from old: UIView?, to new: UIView?, isPush: Bool, in view: UIView, with run: AnimationRun
  ) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -view.bounds.width : view.bounds.width
    let (start, end) = isPush ? (width, -width / 3) : (-width / 3, width)
    let here = LayerValue.number(CGFloat(0))
    if let new { run.play(new.layer, "position.x", from: .number(start), to: here, adds: true) }
    if let old { run.play(old.layer, "position.x", from: here, to: .number(end), adds: true) }
  }
}
