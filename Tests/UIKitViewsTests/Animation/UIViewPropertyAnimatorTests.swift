import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIViewPropertyAnimatorTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var x: CGFloat { screen.seen.position.x - 25 }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 125 }
  }

  @Test func viewsAreSeenOnTheirWay() {
    defer { screen.close() }
    let sut = animator()
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    #expect(view.center.x == 125)
    pass(0.25)
    #expect(sut.isRunning && sut.state == .active)
    #expect(isClose(x, 25))
    #expect(isClose(sut.fractionComplete, 0.25))
    pass(0.75)
    #expect(ends == [.end])
    #expect(sut.state == .inactive && !sut.isRunning)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func delaysComeFirst() {
    defer { screen.close() }
    let sut = animator()
    sut.startAnimation(afterDelay: 0.5)
    pass(0.5)
    #expect(isClose(x, 0))
    pass(0.5)
    #expect(isClose(x, 50))
    pass(1)
    #expect(sut.state == .inactive)
  }

  @Test func scrubbingShowsThePart() {
    defer { screen.close() }
    let sut = animator(.easeIn)
    sut.fractionComplete = 0.3
    #expect(sut.state == .active && !sut.isRunning)
    #expect(isClose(x, 30))
    sut.fractionComplete = 0.7
    #expect(isClose(x, 70))
    sut.scrubsLinearly = false
    sut.fractionComplete = 0.5
    #expect(x < 40)
    sut.stopAnimation(true)
  }

  @Test func pausingAndGoingOnKeepsThePlace() {
    defer { screen.close() }
    let sut = animator(.easeIn)
    sut.startAnimation()
    pass(0.5)
    let place = x
    #expect(place < 40)
    sut.pauseAnimation()
    pass(3)
    #expect(isClose(x, place))
    // What is seen is what the fraction tells now.
    #expect(isClose(sut.fractionComplete * 100, place, within: 1e-4))
    sut.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(isClose(x, place, within: 1e-4))
    pass(0.49)
    #expect(sut.isRunning)
    pass(0.02)
    #expect(!sut.isRunning)
  }

  @Test func theRestTakesAPartOfTheDuration() {
    defer { screen.close() }
    let sut = animator()
    sut.fractionComplete = 0.5
    sut.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    pass(1)
    #expect(isClose(x, 75))
    pass(1)
    #expect(sut.state == .inactive)
  }

  @Test func theRestCanHaveAnotherCourse() {
    defer { screen.close() }
    let sut = animator(.easeIn)
    sut.fractionComplete = 0.5
    sut.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    pass(0.5)
    #expect(isClose(x, 75))
    pass(0.5)
    #expect(sut.state == .inactive)
  }

  @Test func turnedRoundItEndsAtTheStart() {
    defer { screen.close() }
    let sut = animator()
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    pass(0.6)
    sut.isReversed = true
    #expect(isClose(sut.fractionComplete, 0.4))
    pass(0.3)
    #expect(isClose(x, 30))
    #expect(view.center.x == 125)
    pass(0.3)
    #expect(ends == [.start])
    #expect(view.center.x == 25)
    #expect(!sut.isReversed)
  }

  @Test func stoppingLeavesViewsWhereTheyAreSeen() {
    defer { screen.close() }
    let sut = animator()
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    pass(0.4)
    sut.stopAnimation(true)
    #expect(sut.state == .inactive)
    #expect(isClose(view.center.x, 65))
    #expect(view.layer.animationKeys() == nil)
    pass(2)
    #expect(ends.isEmpty)
  }

  @Test func stoppedAnimatorsFinishWhereTheyAreTold() {
    defer { screen.close() }
    for (position, expected) in [
      (UIViewAnimatingPosition.start, 25), (.current, 65), (.end, 125),
    ] {
      view.center.x = 25
      view.backgroundColor = .red
      let sut = animator()
      sut.addAnimations { view.backgroundColor = .blue }
      var ends: [UIViewAnimatingPosition] = []
      sut.addCompletion { ends.append($0) }
      sut.startAnimation()
      pass(0.4)
      sut.stopAnimation(false)
      #expect(sut.state == .stopped)
      #expect(isClose(view.center.x, 65))
      sut.finishAnimation(at: position)
      #expect(ends == [position])
      #expect(isClose(view.center.x, CGFloat(expected)))
      if position == .start { #expect(view.backgroundColor == .red) }
      if position == .end { #expect(view.backgroundColor == .blue) }
    }
  }

  @Test func pausedOnCompletionItCanGoBack() {
    defer { screen.close() }
    let sut = animator()
    sut.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    sut.addCompletion { ends.append($0) }
    sut.startAnimation()
    pass(2)
    #expect(sut.state == .active && !sut.isRunning)
    #expect(sut.fractionComplete == 1)
    #expect(ends.isEmpty)
    sut.isReversed = true
    sut.startAnimation()
    pass(0.5)
    #expect(isClose(x, 50))
    sut.stopAnimation(true)
  }

  @Test func laterAnimationsHaveTheirPartOfTheTime() {
    defer { screen.close() }
    let sut = animator()
    sut.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    sut.startAnimation()
    pass(0.5)
    #expect(isClose(CGFloat(screen.seen.opacity), 1))
    pass(0.25)
    #expect(isClose(CGFloat(screen.seen.opacity), 0.5))
    sut.addAnimations { view.center.y = 125 }
    pass(0.125)
    #expect(isClose(screen.seen.position.y, 75))
    pass(1)
    #expect(sut.state == .inactive)
  }

  @Test func springsTakeTheTimeOfTheirPhysics() {
    defer { screen.close() }
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let sut = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    sut.addAnimations { view.center.x = 125 }
    #expect(sut.duration < 1 && sut.duration > 0.85)
    sut.startAnimation()
    pass(0.2)
    #expect(isClose(x, 100 * (1 - exp(-2) * 3)))
    pass(1)
    #expect(sut.state == .inactive)
  }

  @Test func whatMayNotBeInterruptedIsReported() {
    defer { screen.close() }
    let sut = animator()
    sut.isInterruptible = false
    sut.startAnimation()
    #expect(issues { sut.pauseAnimation() }.count == 1)
    #expect(sut.isRunning)
    pass(1)
    #expect(sut.state == .inactive)
  }

  @Test func touchesFindMovingViewsWhereTheyAreSeen() {
    defer { screen.close() }
    screen.open()
    let sut = animator()
    sut.startAnimation()
    pass(0.5)
    #expect(screen.window.hitTest(CGPoint(x: 55, y: 20), with: nil) === view)
    #expect(screen.window.hitTest(CGPoint(x: 140, y: 20), with: nil) !== view)
    sut.isManualHitTestingEnabled = true
    #expect(screen.window.hitTest(CGPoint(x: 140, y: 20), with: nil) === view)
    sut.stopAnimation(true)
  }

  @Test func aDriverWaitsForTheEnd() throws {
    defer { screen.close() }
    let sut = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 0, animations: { view.center.x = 125 })
    _ = try UIApplication.shared.settledTree()
    #expect(sut.state == .inactive)
  }
}
