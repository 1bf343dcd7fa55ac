import CoreGraphics
import Foundation

/// What an app's own transition between two controllers works with.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the animator puts the views; that of the controller that goes lies there already.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Always false here.
  var isInteractive: Bool { get }
  /// Always false here.
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Always the identity.
  var targetTransform: CGAffineTransform { get }
  /// The animator says that all has come to its place.
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
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The context of a transition that an app's animator shows.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller, the view that the animator moves, and where that is at the start and at the end.
  struct Side {
    weak var controller: UIViewController?
    var view: UIView?
    var initial = CGRect.zero
    var final = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private let to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private var completion: (() -> Void)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, in container: UIView,
    style: UIModalPresentationStyle, from: Side, to: Side
  ) {
    self.animator = animator
    containerView = container
    presentationStyle = style
    self.from = from
    self.to = to
    super.init()
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  /// Starts; `completion` runs when the animator says that it has ended.
  func start(completion: @escaping () -> Void) {
    self.completion = completion
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    completion()
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initial : vc === to.controller ? to.initial : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.final : vc === to.controller ? to.final : .zero
  }
}
