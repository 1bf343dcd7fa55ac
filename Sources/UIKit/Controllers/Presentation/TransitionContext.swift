import CoreGraphics
import Foundation

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
  /// What moves the transition with a finger; nil for one that runs by itself.
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The time of the container, which the interactor moves to and fro.
  let time: TransitionTime
  private var alongside: (() -> Void)?
  private var completion: ((Bool) -> Void)?
  /// What a finger takes hold of while it runs; nil where the app gives nothing.
  private(set) lazy var interruptible: (any UIViewImplicitlyAnimating)? = DefaultRequirement.call {
    animator.interruptibleAnimator(using: self)
  }
  /// Told of each change between moving with a finger and running.
  var interactionChanged: (() -> Void)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    movedBy interactor: (any UIViewControllerInteractiveTransitioning)?, in container: UIView,
    style: UIModalPresentationStyle, from: Side, to: Side
  ) {
    self.animator = animator
    self.interactor = interactor
    containerView = container
    presentationStyle = style
    self.from = from
    self.to = to
    time = TransitionTime(of: container.layer)
    isInteractive = interactor?.wantsInteractiveStart ?? false
    initiallyInteractive = isInteractive
    super.init()
  }

  var isAnimated: Bool { true }
  /// Whether a finger may take hold of it; the app is only asked once the transition has started.
  var isInterruptible: Bool { interactor != nil && completion != nil && interruptible != nil }
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// How far a finger has moved it, 0 to 1.
  private(set) var percentComplete = CGFloat(0)
  var targetTransform: CGAffineTransform { .identity }
  /// In seconds.
  private(set) lazy var duration = animator.transitionDuration(using: self)
  var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  // MARK: Running

  /// Starts; `completion` runs when the animator says that it has ended, with whether it is the end that was
  /// wanted.
  ///
  /// `alongside`: What apps animate beside it.
  func start(alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    self.alongside = alongside
    self.completion = completion
    guard let interactor else { return animate() }
    // Also where the transition begins without a finger: Apple's sample of interruptible transitions relies on it.
    interactor.startInteractiveTransition(self)
    // One that moves the views itself lets what is beside them run.
    let left = self.alongside
    self.alongside = nil
    left?()
  }

  /// Lets the animator move the views, with what moves beside them.
  func animate() {
    time.begin(duration: duration)
    let alongside = alongside
    self.alongside = nil
    guard interactor != nil else {
      alongside?()
      animator.animateTransition(using: self)
      return
    }
    time.follow {
      alongside?()
      animator.animateTransition(using: self)
    }
    if let interruptible { time.take(interruptible) }
  }

  /// Ends without the animator, as something else has come between.
  func abandon() {
    completion = nil
    interruptible = nil
    time.reset()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    interruptible = nil
    time.reset()
    if !didComplete { transitionWasCancelled = true }
    completion(didComplete)
    animator.animationEnded(didComplete)
  }

  // MARK: Moving with a finger

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    interactionChanged?()
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    interactionChanged?()
  }

  /// Documented: one that began without a finger becomes interactive only if it is interruptible.
  func pauseInteractiveTransition() {
    guard !isInteractive, completion != nil, initiallyInteractive || isInterruptible else { return }
    isInteractive = true
    transitionWasCancelled = false
    interactionChanged?()
  }

  // MARK: Both sides

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
