import CoreGraphics
import Foundation
import Testing
import UIKit

/// Transitions that a finger takes hold of on the way.
@MainActor
@Suite(.serialized)
struct InterruptibleTransitionTests {
  /// Moves what goes to the bottom in a second, at an even pace.
  @MainActor
  private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
    private var made: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      let from = transitionContext.view(forKey: .from)
      let container = transitionContext.containerView
      if let to = transitionContext.view(forKey: .to) { container.insertSubview(to, at: 0) }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        from?.frame.origin.y = container.bounds.height
      }
      animator.addCompletion { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      made = animator
      return animator
    }
  }

  @MainActor
  private final class Holder: NSObject, UIViewControllerTransitioningDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
      self.animator = animator
      super.init()
      interaction.wantsInteractiveStart = false
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// The same, which nobody can take hold of.
  @MainActor
  private final class Uninterruptible: NSObject, UIViewControllerAnimatedTransitioning {
    private let inner = Interruptible()

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      inner.animateTransition(using: transitionContext)
    }
  }

  /// A dismissal that began by itself a quarter of its time ago, and what it leads from and to.
  private func begin(
    _ holder: Holder
  ) -> (root: UIViewController, screen: UIViewController, UIWindow) {
    let root = UIViewController()
    let window = show(root)
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = holder
    root.present(screen, animated: false)
    root.dismiss(animated: true)
    pass(0.25)
    return (root, screen, window)
  }

  private func seenY(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minY ?? .nan
  }

  /// Documented: a transition that begins by itself may become interactive later if its animator is interruptible.
  @Test func aFingerTakesHoldOfATransitionThatRuns() {
    let holder = Holder(Interruptible())
    let (root, screen, window) = begin(holder)
    defer { window.isHidden = true }
    #expect(screen.transitionCoordinator?.isInterruptible == true)
    #expect(screen.transitionCoordinator?.isInteractive == false)
    holder.interaction.pause()
    #expect(screen.transitionCoordinator?.isInteractive == true)
    #expect(isClose(holder.interaction.percentComplete, 0.25))
    pass(3)
    #expect(root.presentedViewController === screen)
    #expect(isClose(seenY(screen), window.bounds.height / 4, within: 1))
    holder.interaction.update(0.75)
    #expect(isClose(seenY(screen), window.bounds.height * 0.75, within: 1))
    holder.interaction.finish()
    pass(1)
    #expect(root.presentedViewController == nil)
  }

  @Test func whatAFingerTookHoldOfCanGoBack() {
    let holder = Holder(Interruptible())
    let (root, screen, window) = begin(holder)
    defer { window.isHidden = true }
    holder.interaction.pause()
    holder.interaction.update(0.5)
    holder.interaction.cancel()
    pass(1)
    #expect(root.presentedViewController === screen)
    #expect(!screen.isBeingDismissed)
    #expect(isClose(seenY(screen), 0))
  }

  @Test func aTransitionThatIsNotInterruptibleGoesItsWay() {
    let holder = Holder(Uninterruptible())
    let (root, screen, window) = begin(holder)
    defer { window.isHidden = true }
    #expect(screen.transitionCoordinator?.isInterruptible == false)
    holder.interaction.pause()
    #expect(screen.transitionCoordinator?.isInteractive == false)
    pass(1)
    #expect(root.presentedViewController == nil)
  }
}
