import CoreGraphics
import Foundation
import Testing
import UIKit

/// What apps rely on of `UIViewPropertyAnimator`.
@MainActor
@Suite(.serialized)
struct PropertyAnimatorTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var seen: CALayer { screen.seen }
  private var x: CGFloat { seen.position.x - 25 }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 125 }
  }

  // MARK: States

  /// Documented: the state becomes active, and the animations stand still right away.
  @Test func pausingAnInactiveAnimatorRunsItsBlocks() {
    defer { screen.close() }
    let sut = animator()
    sut.pauseAnimation()
    #expect(sut.state == .active && !sut.isRunning)
    #expect(view.center.x == 125)
    #expect(isClose(x, 0))
    pass(5)
    #expect(isClose(x, 0))
    sut.startAnimation()
    pass(0.5)
    #expect(isClose(x, 50))
    pass(0.6)
    #expect(sut.state == .inactive)
  }

  /// Documented: an animation cannot be started in this state.
  @Test func aStoppedAnimatorStaysStopped() {
    defer { screen.close() }
    let sut = animator()
    sut.startAnimation()
    pass(0.5)
    sut.stopAnimation(false)
    sut.fractionComplete = 0.9
    #expect(sut.state == .stopped && !sut.isRunning)
    #expect(isClose(view.center.x, 75))
    sut.finishAnimation(at: .current)
    #expect(sut.state == .inactive)
    #expect(isClose(view.center.x, 75))
  }

  @Test func completionsRunInTheirOrder() {
    defer { screen.close() }
    let sut = animator()
    var ends: [String] = []
    sut.addCompletion { _ in ends.append("first") }
    sut.addCompletion { _ in ends.append("second") }
    sut.startAnimation()
    pass(1.1)
    #expect(ends == ["first", "second"])
  }

  @Test func aFinishedAnimatorCanRunOtherBlocks() {
    defer { screen.close() }
    let sut = animator()
    sut.startAnimation()
    pass(1.1)
    var ends: [UIViewAnimatingPosition] = []
    sut.addAnimations { view.center.x = 25 }
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    pass(0.25)
    #expect(isClose(x, 75))
    pass(0.8)
    #expect(ends == [.end])
    #expect(view.center.x == 25)
  }

  @Test func aDelayedAnimatorIsActiveAndHasDoneNothing() {
    defer { screen.close() }
    let sut = animator()
    sut.startAnimation(afterDelay: 1)
    #expect(sut.state == .active && sut.delay == 1)
    pass(0.5)
    #expect(sut.fractionComplete == 0)
    pass(0.75)
    #expect(isClose(sut.fractionComplete, 0.25))
    sut.stopAnimation(true)
  }

  @Test func aRunningAnimatorIsMadeAtOnce() {
    defer { screen.close() }
    var ends: [UIViewAnimatingPosition] = []
    let sut = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 125 },
      completion: { ends.append($0) })
    pass(1)
    #expect(sut.isRunning)
    #expect(isClose(x, 50))
    pass(0.6)
    #expect(ends == [.end])
  }

  // MARK: Observing

  /// Documented: observing `isRunning` is the way to know that an animator has ended that pauses on completion.
  @Test func whoeverObservesItHearsThatAnAnimatorPausesAtItsEnd() {
    defer { screen.close() }
    let sut = animator()
    sut.pausesOnCompletion = true
    var heard: [Bool] = []
    let observation = sut.observe(\.isRunning, options: .new) { _, change in
      heard.append(change.newValue ?? false)
    }
    sut.startAnimation()
    #expect(heard == [true])
    pass(1.1)
    #expect(heard == [true, false])
    #expect(sut.state == .active && sut.fractionComplete == 1)
    observation.invalidate()
    sut.stopAnimation(true)
  }

  // MARK: Turning round

  /// Since iOS 11 the fraction is that of the way that is gone now.
  @Test func turningAPausedAnimatorTurnsItsFraction() {
    defer { screen.close() }
    let sut = animator()
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.fractionComplete = 0.3
    sut.isReversed = true
    #expect(isClose(sut.fractionComplete, 0.7))
    #expect(isClose(x, 30))
    sut.startAnimation()
    pass(0.2)
    #expect(isClose(x, 10))
    #expect(ends.isEmpty)
    pass(0.11)
    #expect(ends == [.start])
    #expect(view.center.x == 25)
  }

  @Test func turnedTwiceItEndsAtItsEnd() {
    defer { screen.close() }
    let sut = animator()
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    pass(0.5)
    sut.isReversed = true
    pass(0.25)
    sut.isReversed = false
    #expect(isClose(x, 25))
    pass(0.7)
    #expect(sut.isRunning)
    pass(0.1)
    #expect(ends == [.end])
    #expect(view.center.x == 125)
  }

  @Test func atItsStartATurnedOnePausesToo() {
    defer { screen.close() }
    let sut = animator()
    sut.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    pass(0.5)
    sut.isReversed = true
    pass(0.6)
    #expect(sut.state == .active && !sut.isRunning)
    #expect(sut.fractionComplete == 1)
    #expect(isClose(x, 0))
    #expect(ends.isEmpty)
    sut.stopAnimation(false)
    sut.finishAnimation(at: .start)
    #expect(ends == [.start])
    #expect(view.center.x == 25)
  }

  // MARK: Going on

  @Test func theTimeThatIsLeftIsKeptWithAnotherCurve() {
    defer { screen.close() }
    let sut = animator()
    sut.fractionComplete = 0.75
    sut.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0)
    #expect(isClose(x, 75))
    pass(0.2)
    #expect(sut.isRunning && x > 75)
    pass(0.06)
    #expect(sut.state == .inactive)
  }

  @Test func aFractionThatIsSetTwiceIsTheLastOne() {
    defer { screen.close() }
    let sut = animator(.easeInOut)
    for fraction in [CGFloat(0.9), 0.1, 0.6] {
      sut.fractionComplete = fraction
      #expect(isClose(x, fraction * 100))
    }
    sut.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    pass(1)
    #expect(sut.state == .inactive && view.center.x == 125)
  }

  // MARK: Blocks in its blocks

  /// Keyframes in an animator are the common way to give its parts their times; they inherit the duration.
  @Test func keyframesInAnAnimatorAreScrubbedAndEndWithIt() {
    defer { screen.close() }
    let sut = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 125 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.y = 125
        }
      }
    }
    sut.fractionComplete = 0.5
    #expect(isClose(x, 100) && isClose(seen.position.y, 25))
    sut.startAnimation()
    pass(0.6)
    #expect(sut.state == .inactive)
    #expect(view.layer.animationKeys() == nil)
    #expect(seen.position == CGPoint(x: 125, y: 125))
  }

  @Test func aBlockInAnAnimatorEndsWithIt() {
    defer { screen.close() }
    var ends: [String] = []
    let sut = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.center.x = 125
      } completion: { _ in
        ends.append("block")
      }
    }
    sut.startAnimation()
    pass(0.5)
    #expect(isClose(x, 50))
    pass(0.6)
    #expect(ends == ["block"])
    #expect(view.layer.animationKeys() == nil)
    #expect(seen.position.x == 125)
  }

  @Test func stoppingAnAnimatorStopsTheBlocksInIt() {
    defer { screen.close() }
    let sut = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1) { view.center.x = 125 }
    }
    sut.startAnimation()
    pass(0.5)
    sut.stopAnimation(true)
    #expect(isClose(view.center.x, 75))
    #expect(isClose(x, 50))
    pass(1)
    #expect(isClose(x, 50))
  }

  @Test func goingBackTakesTheBlocksInItBackToo() {
    defer { screen.close() }
    let sut = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1) { view.center.x = 125 }
    }
    sut.startAnimation()
    pass(0.5)
    sut.isReversed = true
    pass(0.6)
    #expect(sut.state == .inactive)
    #expect(view.center.x == 25 && isClose(x, 0))
  }
}
