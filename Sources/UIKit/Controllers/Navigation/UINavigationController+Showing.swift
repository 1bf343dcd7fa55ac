import CoreGraphics
import Foundation

extension UINavigationController {
  /// Puts the top controller into the place of the one that is seen, and tells all who are to know.
  func show(_ change: WaitingStackChange) {
    transition?.finish()
    let stack = storedViewControllers
    guard let new = stack.last else { return waiting = nil }
    new.loadViewIfNeeded()
    // A view that loads may change the stack once more: what is seen until then goes on to be known, and the next layout
    // shows the top of that.
    guard waiting === change else { return }
    waiting = nil
    let old = change.seen.last.flatMap { $0.storedParent === self ? $0 : nil }
    let step = StackStep(
      old: old, new: new, isPush: !change.seen.contains(new), animates: change.coordinator != nil,
      isSeen: isSeen)
    let animator = step.animates ? animator(for: step) : nil
    let interactor = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    if let animator {
      change.coordinator?.transitionDuration = animator.transitionDuration(using: nil)
    }
    change.coordinator?.beginsInteractively = interactor?.wantsInteractiveStart ?? false
    begin(step, change.coordinator)
    place(new, above: step.animates && step.isPush ? old?.viewIfLoaded : nil)
    if !step.animates { removeView(of: old) }
    if step.isSeen { AppearancePass.isAppearing(new) }
    let end = { [weak self] (isDone: Bool) -> Void in
      self?.end(step, isDone: isDone, from: change.seen, to: stack)
    }
    guard let coordinator = change.coordinator else {
      end(true)
      tellDidShow(step)
      return
    }
    transition = coordinator
    coordinator.animate(alongsideTransition: nil) { [weak self] in
      if !$0.isCancelled { self?.tellDidShow(step) }
    }
    if let animator {
      coordinator.start(
        NavigationMovement.context(animator, movedBy: interactor, from: old, to: new, in: view),
        end: end)
      keepBarsInFront()
    } else {
      coordinator.start(moves: { play(step, with: $0) }, end: { end(true) })
    }
  }

  private func begin(_ step: StackStep, _ coordinator: TransitionCoordinator?) {
    guard step.isSeen else { return }
    step.new.appearance.reason = step.isPush ? .movedToParent : nil
    // A screen that another takes the place of leaves, too.
    let stays = step.old.map { storedViewControllers.contains($0) } ?? true
    step.old?.appearance.reason = stays ? nil : .movedFromParent
    delegate?.navigationController(self, willShow: step.new, animated: step.animates)
    step.new.appearance.coordinator = coordinator
    step.old?.appearance.coordinator = coordinator
    if let old = step.old { AppearancePass.begin(false, animated: step.animates, of: old) }
    AppearancePass.begin(true, animated: step.animates, of: step.new)
  }

  private func end(
    _ step: StackStep, isDone: Bool, from old: [UIViewController], to new: [UIViewController]
  ) {
    transition = nil
    let (shown, gone) = isDone ? (step.new, step.old) : (step.old, step.new)
    if step.isSeen, !isDone {
      AppearancePass.begin(false, animated: step.animates, of: step.new)
      if let old = step.old { AppearancePass.begin(true, animated: step.animates, of: old) }
    }
    if step.animates { removeView(of: gone) }
    if !isDone { goBack(to: old) }
    if step.isSeen {
      if let gone { AppearancePass.end(gone) }
      if appearance.phase == .appeared, let shown { AppearancePass.end(shown) }
    }
    if isDone { finish(from: old, to: new) }
  }

  private func tellDidShow(_ step: StackStep) {
    guard step.isSeen else { return }
    toldScreen = step.new
    delegate?.navigationController(self, didShow: step.new, animated: step.animates)
  }

  private func play(_ step: StackStep, with run: AnimationRun) {
    let zoomed = step.isPush ? step.new : step.old
    if let zoomed, let source = step.isPush ? step.old : step.new,
      zoomed.preferredTransition?.play(
        of: zoomed, from: source, isComing: step.isPush, with: run) == true
    {
      return
    }
    NavigationMovement.play(
      from: step.old?.viewIfLoaded, to: step.new.viewIfLoaded, isPush: step.isPush, in: view,
      with: run)
  }

  private func animator(for step: StackStep) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let old = step.old else { return nil }
    return delegate?.navigationController(
      self, animationControllerFor: step.isPush ? .push : .pop, from: old, to: step.new)
  }

  /// Animators add views to the container, which lies below the bars.
  private func keepBarsInFront() {
    view.bringSubviewToFront(navigationBar)
    view.bringSubviewToFront(toolbar)
  }

  /// Puts a controller's view behind the bars, over another view or at the back.
  func place(_ controller: UIViewController, above lower: UIView? = nil) {
    needsPlacement = false
    guard let content = controller.view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let lower, lower.superview === view {
      view.insertSubview(content, aboveSubview: lower)
    } else {
      view.insertSubview(content, at: 0)
    }
    layOutContent()
  }
}

/// From one screen of a stack to the next.
@MainActor
private struct StackStep {
  let old: UIViewController?
  let new: UIViewController
  let isPush: Bool
  let animates: Bool
  /// Whether controllers hear of it.
  let isSeen: Bool
}
