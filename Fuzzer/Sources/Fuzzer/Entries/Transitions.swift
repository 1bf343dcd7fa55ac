import UIKit

/// Transitions that a finger moves to and fro, by odd parts and at odd speeds.
enum Transitions {
  @MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let usesAnimator: Bool

    init(duration: TimeInterval, usesAnimator: Bool) {
      self.duration = duration
      self.usesAnimator = usesAnimator
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let moving = context.view(forKey: .from)
      if let next = context.view(forKey: .to) {
        context.containerView.insertSubview(next, at: 0)
      }
      let move = { moving?.frame.origin.y = 400 }
      let end = { context.completeTransition(!context.transitionWasCancelled) }
      if usesAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { move() }
        animator.addCompletion { _ in end() }
        animator.startAnimation()
      } else {
        UIView.animate(withDuration: duration, animations: { move() }, completion: { _ in end() })
      }
    }
  }

  @MainActor
  private final class Driver: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    let slide: Slide
    let finger = UIPercentDrivenInteractiveTransition()

    init(_ slide: Slide) { self.slide = slide }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  @MainActor private static func move(
    _ finger: UIPercentDrivenInteractiveTransition, _ random: inout RandomSource
  ) {
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: finger.pause()
      case 1: finger.completionSpeed = random.number()
      case 2: finger.finish()
      case 3: finger.cancel()
      case 4: SimulatedTime.advance(by: Double.random(in: 0...0.1, using: &random))
      case 5: finger.update(Double.random(in: 0...1, using: &random))
      default: finger.update(random.number())
      }
      _ = (finger.percentComplete, finger.duration)
    }
    if random.flag() { finger.finish() } else { finger.cancel() }
    SimulatedTime.advance(by: 0.1)
  }

  @MainActor private static func entry(
    _ name: String,
    _ begin:
      @escaping @MainActor (UINavigationController, Driver, inout RandomSource) -> Void
  ) -> Entry {
    Entry(name: name) { random in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      let root = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = root
      window.isHidden = false
      let driver = Driver(
        Slide(duration: random.flag() ? 1 : random.number(), usesAnimator: random.flag()))
      driver.finger.completionCurve = random.pick([.easeIn, .easeOut, .linear, .easeInOut])
      driver.finger.wantsInteractiveStart = Int.random(in: 0..<4, using: &random) > 0
      begin(root, driver, &random)
      move(driver.finger, &random)
      root.dismiss(animated: false)
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @MainActor static let entries: [Entry] = [
    entry("interactive pop") { root, driver, random in
      root.pushViewController(UIViewController(), animated: false)
      if random.flag() { root.view.layoutIfNeeded() }
      root.delegate = driver
      root.popViewController(animated: true)
      withExtendedLifetime(driver) { SimulatedTime.advance(by: 0.1) }
    },
    entry("interactive push") { root, driver, random in
      root.delegate = driver
      root.pushViewController(UIViewController(), animated: true)
      if random.flag() { root.view.layoutIfNeeded() }
      if random.flag() { root.pushViewController(UIViewController(), animated: true) }
    },
    entry("interactive dismissal") { root, driver, random in
      let top = UIViewController()
      top.modalPresentationStyle = random.pick([.custom, .fullScreen, .pageSheet])
      top.transitioningDelegate = driver
      root.present(top, animated: false)
      SimulatedTime.advance(by: 0.1)
      top.dismiss(animated: true)
    },
    Entry(name: "finger without a transition") { random in
      let finger = UIPercentDrivenInteractiveTransition()
      move(finger, &random)
    },
    Entry(name: "animator scrubbed") { random in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let target = random.rect()
      let animator = UIViewPropertyAnimator(
        duration: random.number(), dampingRatio: random.number()
      ) { view.frame = target }
      animator.scrubsLinearly = random.flag()
      animator.pausesOnCompletion = random.flag()
      for _ in 0..<6 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: animator.startAnimation()
        case 1: animator.pauseAnimation()
        case 2: animator.fractionComplete = random.number()
        case 3: animator.isReversed.toggle()
        default:
          animator.pauseAnimation()
          animator.continueAnimation(
            withTimingParameters: random.flag()
              ? UICubicTimingParameters(animationCurve: .easeIn) : nil,
            durationFactor: random.number())
        }
        SimulatedTime.advance(by: 0.1)
      }
      if animator.state == .active {
        animator.stopAnimation(false)
        animator.finishAnimation(at: random.pick([.start, .end, .current]))
      }
      Stage.show(view)
    },
  ]
}
