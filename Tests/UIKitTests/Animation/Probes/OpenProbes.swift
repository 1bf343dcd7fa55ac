import CoreGraphics
import Foundation
import Testing
import UIKit

/// What apps rely on in animations that other parts of the framework decide.
@MainActor
@Suite(.serialized)
struct OpenProbes {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }

  // MARK: Geometry

  /// The frame follows from position, anchor point and bounds, as documented of `CALayer`.
  @Test func theAnchorPointMovesTheFrame() {
    defer { screen.close() }
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 25, y: 25))
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(view.layer.position == .zero)
  }

  /// Doors and hands of clocks turn about a corner or an end.
  @Test func aViewTurnsAboutItsAnchorPoint() {
    defer { screen.close() }
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    view.layer.position = CGPoint(x: 100, y: 100)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The corner at the anchor stays, and what was to its right lies below it now.
    let corner = view.convert(CGPoint.zero, to: view.superview)
    let right = view.convert(CGPoint(x: 50, y: 0), to: view.superview)
    #expect(isClose(corner.x, 100) && isClose(corner.y, 100))
    #expect(isClose(right.x, 100) && isClose(right.y, 150))
  }

  /// A view's transform is the layer's, so that setting it takes a turn into the depth away.
  @Test func aViewsTransformReplacesThatOfTheLayer() {
    defer { screen.close() }
    view.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  // MARK: Masks of views

  /// A mask lies in no superview, but on the screen, where blocks animate it.
  @Test func aBlockAnimatesTheMaskOfAView() {
    defer { screen.close() }
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    mask.backgroundColor = .black
    view.mask = mask
    settle()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      mask.frame.size.width = 50
    } completion: {
      ends.append($0)
    }
    pass(0.5)
    #expect(isClose(mask.layer.presentation()?.bounds.width ?? 0, 30))
    #expect(ends.isEmpty)
    pass(0.6)
    #expect(ends == [true])
  }

  // MARK: Transitions that a finger takes hold of on the way

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
    let animator = Interruptible()

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { animator }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  /// Documented: a transition that begins by itself may become interactive later if its animator is interruptible.
  @Test func aFingerTakesHoldOfATransitionThatRuns() {
    let holder = Holder()
    holder.interaction.wantsInteractiveStart = false
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = holder
    root.present(screen, animated: false)
    root.dismiss(animated: true)
    pass(0.25)
    holder.interaction.pause()
    pass(3)
    #expect(root.presentedViewController === screen)
    let place = screen.view.layer.presentation()?.frame.minY ?? .nan
    #expect(isClose(place, window.bounds.height / 4, within: 1))
    holder.interaction.update(0.75)
    holder.interaction.finish()
    pass(1)
    #expect(root.presentedViewController == nil)
  }
}
