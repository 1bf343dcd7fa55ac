import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
private final class Screen: UIViewController {
  private(set) var log: [String] = []
  private(set) var leftByFinger = false

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) {
    log.append("will disappear")
    leftByFinger = transitionCoordinator?.initiallyInteractive == true
  }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }

  func take() -> [String] {
    defer { log.removeAll() }
    return log
  }
}

/// Moves what goes to the bottom in a second, or what comes from there.
@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var ended: [Bool] = []
  let usesAnimator: Bool
  let isComing: Bool

  init(usesAnimator: Bool = false, isComing: Bool = false) {
    self.usesAnimator = usesAnimator
    self.isComing = isComing
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let from = transitionContext.view(forKey: .from)
    if let to = transitionContext.view(forKey: .to) {
      container.addSubview(to)
      if !isComing, let from { container.bringSubviewToFront(from) }
    }
    let moving = isComing ? transitionContext.view(forKey: .to) : from
    let height = container.bounds.height
    if isComing { moving?.frame.origin.y = height }
    let move = { moving?.frame.origin.y = self.isComing ? 0 : height }
    let end = {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    if usesAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { move() }
      animator.addCompletion { _ in end() }
      animator.startAnimation()
    } else {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { move() },
        completion: { _ in end() })
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
private final class Driver: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let interaction = UIPercentDrivenInteractiveTransition()
  let slide: Slide
  private(set) var shown: [UIViewController] = []
  var isInteractive = true

  init(_ slide: Slide = Slide()) { self.slide = slide }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { slide }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide.isComing ? slide : nil }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? interaction : nil }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
}

@MainActor
@Suite(.serialized)
struct InteractiveTransitionTests {
  private func seenY(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minY ?? .nan
  }

  // MARK: Presented screens

  @Test(arguments: [false, true]) func aFingerMovesADismissal(usesAnimator: Bool) {
    let root = Screen()
    let window = show(root)
    defer { window.isHidden = true }
    let driver = Driver(Slide(usesAnimator: usesAnimator))
    let presented = Screen()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = driver
    root.present(presented, animated: false)
    root.dismiss(animated: true)
    let height = window.bounds.height
    pass(3)
    #expect(isClose(seenY(presented), 0))
    driver.interaction.update(0.25)
    #expect(driver.interaction.percentComplete == 0.25)
    #expect(isClose(seenY(presented), height / 4))
    pass(3)
    #expect(isClose(seenY(presented), height / 4))
    #expect(presented.transitionCoordinator?.isInteractive == true)
    driver.interaction.finish()
    #expect(presented.transitionCoordinator?.isInteractive == false)
    pass(0.25)
    #expect(isClose(seenY(presented), height / 2, within: 1))
    #expect(root.presentedViewController === presented)
    pass(0.6)
    #expect(root.presentedViewController == nil)
    #expect(driver.slide.ended == [true])
    #expect(root.view.superview === window)
    #expect(root.view.frame == window.bounds)
  }

  @Test(arguments: [false, true]) func aCancelledDismissalLeavesThePresentedScreen(
    usesAnimator: Bool
  ) {
    let root = Screen()
    let window = show(root)
    defer { window.isHidden = true }
    let driver = Driver(Slide(usesAnimator: usesAnimator))
    let presented = Screen()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = driver
    root.present(presented, animated: false)
    _ = (root.take(), presented.take())
    root.dismiss(animated: true)
    var changes: [Bool] = []
    presented.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    driver.interaction.update(0.5)
    driver.interaction.cancel()
    #expect(changes == [true])
    pass(0.25)
    #expect(isClose(seenY(presented), window.bounds.height / 4, within: 1))
    pass(0.5)
    #expect(root.presentedViewController === presented)
    #expect(presented.view.frame == window.bounds)
    #expect(presented.view.window === window)
    #expect(!presented.isBeingDismissed)
    #expect(driver.slide.ended == [false])
    #expect(presented.take() == ["will disappear", "will appear", "did appear"])
    #expect(root.take() == ["will appear", "will disappear", "did disappear"])
    driver.isInteractive = false
    root.dismiss(animated: true)
    pass(1.1)
    #expect(root.presentedViewController == nil)
  }

  @Test func aCancelledPresentationLeavesThePresenter() {
    let root = Screen()
    let window = show(root)
    defer { window.isHidden = true }
    let driver = Driver(Slide(isComing: true))
    let presented = Screen()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = driver
    _ = root.take()
    root.present(presented, animated: true)
    driver.interaction.update(0.5)
    #expect(isClose(seenY(presented), window.bounds.height / 2))
    driver.interaction.cancel()
    pass(1)
    #expect(root.presentedViewController == nil)
    #expect(presented.view.window == nil)
    #expect(presented.take() == ["will appear", "will disappear", "did disappear"])
    #expect(root.take() == ["will disappear", "will appear", "did appear"])
  }

  @Test func whoeverDoesNotStartWithAFingerRuns() {
    let root = Screen()
    let window = show(root)
    defer { window.isHidden = true }
    let driver = Driver()
    driver.interaction.wantsInteractiveStart = false
    let presented = Screen()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = driver
    root.present(presented, animated: false)
    root.dismiss(animated: true)
    pass(1.1)
    #expect(root.presentedViewController == nil)
  }

  @Test func anAnimatorOfAFullScreenHasBothViews() {
    let root = Screen()
    let window = show(root)
    defer { window.isHidden = true }
    let driver = Driver()
    driver.isInteractive = false
    let presented = Screen()
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = driver
    root.present(presented, animated: false)
    root.dismiss(animated: true)
    #expect(root.view.superview === presented.view.superview)
    pass(1.1)
    #expect(root.view.superview === window)
    #expect(presented.view.superview == nil)
  }

  // MARK: Stacks and tabs

  @Test func aFingerMovesAScreenOffAStack() {
    let first = Screen()
    let second = Screen()
    let sut = UINavigationController(rootViewController: first)
    let window = show(sut)
    defer { window.isHidden = true }
    sut.pushViewController(second, animated: false)
    settle()
    let driver = Driver()
    sut.delegate = driver
    _ = (first.take(), second.take())
    sut.popViewController(animated: true)
    #expect(second.leftByFinger)
    driver.interaction.update(0.5)
    driver.interaction.cancel()
    pass(1)
    #expect(sut.viewControllers == [first, second])
    #expect(sut.navigationBar.topItem === second.navigationItem)
    #expect(second.view.frame.minY == 0)
    #expect(first.view.superview == nil)
    #expect(driver.shown.isEmpty)
    #expect(second.take() == ["will disappear", "will appear", "did appear"])
    sut.popViewController(animated: true)
    driver.interaction.update(0.9)
    driver.interaction.finish()
    pass(1)
    #expect(sut.viewControllers == [first])
    #expect(driver.shown == [first])
    #expect(second.parent == nil)
  }

  @Test func anAnimatorsViewsLieBelowTheBars() {
    let sut = UINavigationController(rootViewController: Screen())
    let window = show(sut)
    defer { window.isHidden = true }
    let driver = Driver()
    driver.isInteractive = false
    sut.delegate = driver
    let second = Screen()
    sut.pushViewController(second, animated: true)
    settle()
    pass(1.1)
    let order = sut.view.subviews
    let bar = order.firstIndex(of: sut.navigationBar) ?? -1
    #expect((order.firstIndex(of: second.view) ?? 99) < bar)
  }

  @Test func anAnimatorShowsAnotherTab() {
    let first = Screen()
    let second = Screen()
    let sut = UITabBarController()
    sut.viewControllers = [first, second]
    let window = show(sut)
    defer { window.isHidden = true }
    let driver = Driver()
    sut.delegate = driver
    _ = first.take()
    sut.selectedIndex = 1
    pass(0.5)
    #expect(isClose(seenY(first), window.bounds.height / 2, within: 1))
    #expect(second.take() == ["will appear"])
    #expect(sut.view.subviews.last === sut.tabBar)
    pass(0.6)
    #expect(first.view.superview == nil)
    #expect(second.take() == ["did appear"])
    #expect(first.take() == ["will disappear", "did disappear"])
    #expect(driver.slide.ended == [true])
  }
}
