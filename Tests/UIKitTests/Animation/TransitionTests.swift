import CoreGraphics
import Foundation
import Testing
import UIKit

/// Moves what goes to the bottom in a second, at an even pace.
@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = transitionContext.view(forKey: .from)
    let container = transitionContext.containerView
    if let to = transitionContext.view(forKey: .to) {
      container.addSubview(to)
      if let from { container.bringSubviewToFront(from) }
    }
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { from?.frame.origin.y = container.bounds.height },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  let slide = Slide()

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { slide }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Transitions of views and of controllers.
@MainActor
@Suite(.serialized)
struct TransitionTests {
  private let transitions = Transitions()

  /// A presented screen over another one, which a finger can move away.
  private func presented() -> (root: UIViewController, screen: UIViewController, UIWindow) {
    let root = UIViewController()
    let window = show(root)
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    screen.transitioningDelegate = transitions
    root.present(screen, animated: false)
    return (root, screen, window)
  }

  private func seenY(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minY ?? .nan
  }

  // MARK: With a finger

  /// Documented: the rest takes `(1 - percentComplete) * duration / completionSpeed`.
  @Test func theRestIsAsFastAsItIsAskedToBe() {
    let (root, screen, window) = presented()
    defer { window.isHidden = true }
    root.dismiss(animated: true)
    transitions.interaction.update(0.5)
    transitions.interaction.completionSpeed = 2
    transitions.interaction.finish()
    pass(0.125)
    #expect(isClose(seenY(screen), window.bounds.height * 0.75, within: 1))
    #expect(root.presentedViewController === screen)
    pass(0.15)
    #expect(root.presentedViewController == nil)
    #expect(transitions.slide.ended == [true])
  }

  /// The way back takes `percentComplete * duration / completionSpeed`.
  @Test func theWayBackIsAsLongAsTheWayThatWasGone() {
    let (root, screen, window) = presented()
    defer { window.isHidden = true }
    root.dismiss(animated: true)
    transitions.interaction.update(0.25)
    transitions.interaction.cancel()
    pass(0.2)
    #expect(seenY(screen) > 0 && transitions.slide.ended.isEmpty)
    pass(0.1)
    #expect(transitions.slide.ended == [false])
    #expect(root.presentedViewController === screen)
    #expect(isClose(seenY(screen), 0))
  }

  @Test func theFingerGoesToAndFro() {
    let (root, screen, window) = presented()
    defer { window.isHidden = true }
    root.dismiss(animated: true)
    for part in [CGFloat(0.4), 0.1, 0.8, 0] {
      transitions.interaction.update(part)
      #expect(isClose(seenY(screen), window.bounds.height * part, within: 0.01))
      #expect(screen.transitionCoordinator?.percentComplete == part)
    }
    transitions.interaction.finish()
    pass(1.1)
    #expect(root.presentedViewController == nil)
  }

  @Test func whatIsAlongsideKnowsThatItWasCancelled() {
    let (root, screen, window) = presented()
    defer { window.isHidden = true }
    root.dismiss(animated: true)
    var log: [String] = []
    screen.transitionCoordinator?.animate(alongsideTransition: { _ in log.append("beside") }) {
      log.append("cancelled \($0.isCancelled)")
    }
    transitions.interaction.update(0.5)
    transitions.interaction.cancel()
    #expect(!log.contains("cancelled true"))
    pass(1)
    #expect(log.last == "cancelled true")
    #expect(screen.transitionCoordinator == nil)
  }

  @Test func aSecondTryCanSucceed() {
    let (root, screen, window) = presented()
    defer { window.isHidden = true }
    root.dismiss(animated: true)
    transitions.interaction.update(0.5)
    transitions.interaction.cancel()
    pass(1)
    #expect(root.presentedViewController === screen)
    root.dismiss(animated: true)
    transitions.interaction.update(0.5)
    #expect(isClose(seenY(screen), window.bounds.height / 2, within: 0.01))
    transitions.interaction.finish()
    pass(1)
    #expect(root.presentedViewController == nil)
    #expect(transitions.slide.ended == [false, true])
  }

  // MARK: Alongside

  @Test func theCoordinatorSaysWhoComesAndGoes() {
    let first = UIViewController()
    let second = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    let window = show(stack)
    defer { window.isHidden = true }
    stack.pushViewController(second, animated: true)
    settle()
    let coordinator = stack.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === first)
    #expect(coordinator?.viewController(forKey: .to) === second)
    #expect(coordinator?.isAnimated == true && coordinator?.isInteractive == false)
    #expect((coordinator?.transitionDuration ?? 0) > 0)
    var ended: [Bool] = []
    coordinator?.animate(alongsideTransition: nil) { ended.append($0.isCancelled) }
    pass(1)
    #expect(ended == [false])
    #expect(stack.transitionCoordinator == nil)
  }

  // MARK: Views

  @Test func viewsCanBeShownAndHiddenInPlace() {
    let screen = AnimationScreen()
    defer { screen.close() }
    let old = UIView(frame: screen.view.bounds)
    let new = UIView(frame: screen.view.bounds)
    new.isHidden = true
    screen.view.addSubview(old)
    screen.view.addSubview(new)
    settle()
    var ends: [Bool] = []
    UIView.transition(
      from: old, to: new, duration: 1,
      options: [.transitionFlipFromLeft, .showHideTransitionViews]
    ) {
      ends.append($0)
    }
    #expect(old.isHidden && !new.isHidden)
    #expect(old.superview === screen.view && new.superview === screen.view)
    #expect(ends.isEmpty)
    pass(1.1)
    #expect(ends == [true])
  }

  /// Documented: changes in the block are not animated, unless the options allow it.
  @Test func whatChangesInATransitionJumps() {
    let screen = AnimationScreen()
    defer { screen.close() }
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(child)
    settle()
    UIView.transition(with: screen.view, duration: 1, options: .transitionCrossDissolve) {
      child.alpha = 0
    }
    pass(0.5)
    #expect(child.layer.presentation()?.opacity == 0)
    pass(1)
    UIView.transition(
      with: screen.view, duration: 1,
      options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
    ) {
      child.alpha = 1
    }
    pass(0.5)
    #expect(isClose(CGFloat(child.layer.presentation()?.opacity ?? 0), 0.5))
    pass(1)
  }

  @Test func aTransitionWithoutAnimationsIsOverAtOnce() {
    let screen = AnimationScreen()
    defer { screen.close() }
    var ends: [Bool] = []
    let view = screen.view
    UIView.performWithoutAnimation {
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromTop) {
        view.backgroundColor = .red
      } completion: {
        ends.append($0)
      }
    }
    settle()
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }
}
