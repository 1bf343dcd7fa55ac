import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Fades the coming view in, or the leaving one out.
@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var ended: [Bool] = []
  let completes: Bool

  init(completes: Bool = true) { self.completes = completes }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let coming = transitionContext.view(forKey: .to)
    if let coming {
      coming.alpha = 0
      transitionContext.containerView.addSubview(coming)
    }
    UIView.animate(
      withDuration: 0.2,
      animations: {
        coming?.alpha = 1
        if coming == nil { transitionContext.view(forKey: .from)?.alpha = 0 }
      },
      completion: { _ in
        if self.completes { transitionContext.completeTransition(true) }
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let fade: Fade
  private(set) var operations: [UINavigationController.Operation] = []

  init(_ fade: Fade) { self.fade = fade }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { fade }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return fade
  }
}

@MainActor
@Suite(.serialized)
struct AnimatedTransitioningTests {
  @Test func anAnimatorShowsWhatIsPresented() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let transitions = Transitions(Fade())
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transitions
    var isDone = false
    root.present(presented, animated: true) { isDone = true }
    let context = try #require(transitions.fade.context)
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.view(forKey: .to) === presented.view)
    #expect(context.finalFrame(for: presented) == window.bounds)
    #expect(!isDone)
    pass(0.1)
    #expect((presented.view.layer.presentation()?.opacity ?? 1) < 1)
    pass(0.2)
    #expect(isDone)
    #expect(transitions.fade.ended == [true])
    #expect(presented.view.window === window)
  }

  @Test func anAnimatorTakesAwayWhatIsDismissed() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let transitions = Transitions(Fade())
    let presented = UIViewController()
    presented.modalPresentationStyle = .custom
    root.present(presented, animated: false)
    presented.transitioningDelegate = transitions
    root.dismiss(animated: true)
    let context = try #require(transitions.fade.context)
    #expect(context.view(forKey: .from) === presented.view)
    #expect(context.view(forKey: .to) == nil)
    #expect(root.presentedViewController === presented)
    pass(0.3)
    #expect(root.presentedViewController == nil)
    #expect(presented.view.window == nil)
  }

  @Test func aTransitionLastsUntilTheAnimatorSaysSo() throws {
    let root = UIViewController()
    let window = show(root)
    defer { window.isHidden = true }
    let transitions = Transitions(Fade(completes: false))
    let presented = UIViewController()
    presented.transitioningDelegate = transitions
    var isDone = false
    root.present(presented, animated: true) { isDone = true }
    pass(2)
    #expect(!isDone)
    try #require(transitions.fade.context).completeTransition(true)
    #expect(isDone)
  }

  @Test func anAnimatorShowsWhatIsPushed() throws {
    let first = UIViewController()
    let second = UIViewController()
    let sut = UINavigationController(rootViewController: first)
    let window = show(sut)
    defer { window.isHidden = true }
    let transitions = Transitions(Fade())
    sut.delegate = transitions
    sut.pushViewController(second, animated: true)
    settle()
    #expect(transitions.operations == [.push])
    let context = try #require(transitions.fade.context)
    #expect(context.view(forKey: .from) === first.view)
    #expect(context.initialFrame(for: first) == context.finalFrame(for: second))
    pass(0.3)
    #expect(first.view.superview == nil)
    #expect(second.view.window === window)
    sut.popViewController(animated: true)
    #expect(transitions.operations == [.push, .pop])
    pass(0.3)
    #expect(second.parent == nil)
    #expect(first.view.window === window)
  }
}
