import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct AnimationTests {
  private func screen() -> (UIView, UIWindow) {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(view)
    return (view, show(controller))
  }

  private func pass(_ seconds: TimeInterval) {
    UIApplication.shared.device.clock.advance(by: seconds) { settle() }
  }

  @Test func theEndComesOnTheDevicesClock() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.3, delay: 0.2) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    #expect(view.alpha == 0)
    pass(0.4)
    #expect(ends.isEmpty)
    pass(0.2)
    #expect(ends == [true])
  }

  @Test func nothingAnimatesWhereAnimationsAreOff() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    var count = 0
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        count += 1
      }
    }
    #expect(count == 1)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: { _ in
      count += 1
    }
    UIView.animate(withDuration: 0, animations: {}) { _ in count += 1 }
    UIView.setAnimationsEnabled(true)
    #expect(count == 3)
  }

  @Test func viewsOutsideAWindowEndAtOnce() {
    let view = UIView()
    var isDone = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      isDone = $0
    }
    #expect(isDone)
  }

  /// As Apple documents: "at the beginning of the next run loop cycle".
  @Test func blocksThatLastNoTimeEndWithTheNextTurn() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    var ends: [String] = []
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: {
      ends.append("block \($0)")
    }
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      view.center.x = 100
    } completion: {
      ends.append("keyframes \($0)")
    }
    UIView.transition(with: view, duration: 0) {
      view.backgroundColor = .red
    } completion: {
      ends.append("transition \($0)")
    }
    #expect(view.alpha == 0 && view.center.x == 100 && view.backgroundColor == .red)
    #expect(ends.isEmpty)
    settle()
    #expect(ends == ["block true", "keyframes true", "transition true"])
  }

  @Test func theMainQueueEndsBlocksThatLastNoTime() async {
    let finished: Bool = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0, animations: {}) { continuation.resume(returning: $0) }
    }
    #expect(finished)
  }

  @Test func removingAnimationsEndsThem() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      view.center.x = 100
    } completion: {
      ends.append($0)
    }
    pass(10)
    #expect(ends.isEmpty)
    view.layer.removeAllAnimations()
    #expect(ends == [false])
    #expect(view.center.x == 100)
  }

  @Test func animatorsPauseTurnAndFinish() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive)
    animator.startAnimation()
    pass(0.25)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.pauseAnimation()
    pass(5)
    #expect(!animator.isRunning && animator.state == .active)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    pass(0.3)
    #expect(ends == [.start])
    #expect(view.alpha == 1)
    #expect(animator.state == .inactive)
  }

  @Test func stoppedAnimatorsFinishWhereTheyAreTold() {
    let (view, window) = screen()
    defer { window.isHidden = true }
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .end)
    #expect(ends == [.end])
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    let found = issues { animator.finishAnimation(at: .end) }
    #expect(found.count == 1)
  }

  @Test func layersTellTheirDelegate() {
    final class Delegate: CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ animation: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let (view, window) = screen()
    defer { window.isHidden = true }
    let delegate = Delegate()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.5
    animation.delegate = delegate
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    view.layer.add(animation, forKey: "fade")
    CATransaction.commit()
    #expect(view.layer.animationKeys() == ["fade"])
    pass(0.4)
    #expect(delegate.ends.isEmpty && !isDone)
    pass(0.2)
    #expect(delegate.ends == [true])
    #expect(isDone)
    #expect(view.layer.animationKeys() == nil)
  }
}
