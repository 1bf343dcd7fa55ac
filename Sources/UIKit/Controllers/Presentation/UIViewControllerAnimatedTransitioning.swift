import CoreGraphics
import Foundation

/// What an app's own transition between two controllers works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animator puts the views; that of the controller that goes lies there already.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a finger moves the transition now.
  var isInteractive: Bool { get }
  /// Whether it goes, or has gone, back to its start.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The object that moves an interactive transition says how far it is, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger is gone, and the transition runs on to its end.
  func finishInteractiveTransition()
  /// The finger is gone, and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// A finger takes hold of a transition that runs.
  func pauseInteractiveTransition()
  /// The animator says that all has come to its place.
  ///
  /// `didComplete`: Whether that is the end; else the controllers are as they were before.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that the animator has to move; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's coordinates; zero for a view that is not there at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container's coordinates; zero for a view that will be gone.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Shows how one controller takes the place of another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Moves the views, and calls `completeTransition` on the context when they have come to their place.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// What a finger takes hold of on the way, the same object each time; a transition without one goes its way.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    DefaultRequirement.missing(UIViewPropertyAnimator(duration: 0, curve: .linear))
  }
  public func animationEnded(_ transitionCompleted: Bool) {}
}
