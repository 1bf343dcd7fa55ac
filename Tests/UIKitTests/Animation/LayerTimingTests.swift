import CoreGraphics
import Foundation
import Testing
import UIKit

/// When animations of layers run: `CAMediaTiming`.
@MainActor
@Suite(.serialized)
struct LayerTimingTests {
  private let screen = AnimationScreen()
  private let layer: CALayer
  private let listener = AnimationListener()

  init() { layer = screen.addLayer() }

  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  /// From 0 to 100 in `duration` seconds, at an even pace.
  private func move(_ duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    animation.delegate = listener
    return animation
  }

  // MARK: Speed and offset

  @Test func twiceTheSpeedTakesHalfTheTime() {
    defer { screen.close() }
    let animation = move()
    animation.speed = 2
    layer.add(animation, forKey: nil)
    pass(0.25)
    #expect(isClose(x, 50))
    pass(0.3)
    #expect(listener.log == ["start", "stop true"])
    #expect(x == 10)
  }

  /// With a speed below none an animation runs from its end to its start, and is over when it is there.
  @Test func aNegativeSpeedRunsBackwards() {
    defer { screen.close() }
    let animation = move()
    animation.speed = -1
    layer.add(animation, forKey: "back")
    pass(0.25)
    #expect(isClose(x, 75))
    pass(0.5)
    #expect(isClose(x, 25))
    pass(0.3)
    #expect(listener.log == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  /// The animation lasts as long as without an offset: it comes round to the part that was left out.
  @Test func anOffsetBeginsInTheMiddleAndComesRound() {
    defer { screen.close() }
    let animation = move(4)
    animation.timeOffset = 1
    layer.add(animation, forKey: nil)
    #expect(isClose(x, 25))
    pass(1)
    #expect(isClose(x, 50))
    pass(2.5)
    #expect(isClose(x, 12.5))
    #expect(listener.log == ["start"])
    pass(0.6)
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func withoutSpeedItStandsAtItsOffset() {
    defer { screen.close() }
    let animation = move()
    animation.speed = 0
    animation.timeOffset = 0.25
    layer.add(animation, forKey: "still")
    pass(10)
    #expect(isClose(x, 25))
    #expect(layer.animationKeys() == ["still"])
    layer.removeAllAnimations()
  }

  /// A layer that stands still shows the moment of its own offset, by which apps let a slider scrub.
  @Test func aLayersOffsetScrubs() {
    defer { screen.close() }
    layer.speed = 0
    layer.add(move(), forKey: nil)
    for part in [0.3, 0.9, 0.1] {
      layer.timeOffset = part
      pass(1)
      #expect(isClose(x, CGFloat(part) * 100))
    }
    layer.removeAllAnimations()
  }

  // MARK: Repeating and filling

  @Test func aRepeatDurationEndsInTheMiddleOfARun() {
    defer { screen.close() }
    let animation = move()
    animation.repeatDuration = 2.5
    layer.add(animation, forKey: nil)
    pass(2.25)
    #expect(isClose(x, 25))
    #expect(listener.log == ["start"])
    pass(0.3)
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func fillingForwardsIsOfNoUseOnceItIsRemoved() {
    defer { screen.close() }
    let animation = move()
    animation.fillMode = .forwards
    layer.add(animation, forKey: "move")
    pass(1.1)
    #expect(layer.animation(forKey: "move") == nil)
    #expect(x == 10)
  }

  @Test func whatStaysWithoutFillingShowsTheModel() {
    defer { screen.close() }
    let animation = move()
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    pass(1.1)
    #expect(layer.animationKeys() == ["move"])
    #expect(x == 10)
    #expect(listener.log == ["start", "stop true"])
    layer.removeAllAnimations()
    settle()
    #expect(listener.log.count == 2)
  }

  @Test func forwardsShowsTheModelBeforeItsBegin() {
    defer { screen.close() }
    let animation = move()
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    pass(0.5)
    #expect(x == 10)
    pass(1)
    #expect(isClose(x, 50))
    pass(5)
    #expect(isClose(x, 100))
    layer.removeAllAnimations()
  }

  @Test func goingBackAndStayingEndsAtTheStart() {
    defer { screen.close() }
    let animation = move()
    animation.autoreverses = true
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    pass(1.75)
    #expect(isClose(x, 25))
    pass(1)
    #expect(isClose(x, 0))
    layer.removeAllAnimations()
  }

  // MARK: What the delegate hears

  /// Documented: when the animation begins its active duration.
  @Test func theBeginIsToldWhenTheDelayIsOver() {
    defer { screen.close() }
    let animation = move()
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: nil)
    pass(0.9)
    #expect(listener.log.isEmpty)
    pass(0.2)
    #expect(listener.log == ["start"])
    pass(1)
    #expect(listener.log == ["start", "stop true"])
  }

  /// The animation begins with the transaction, not while it is being added.
  @Test func theBeginIsNotToldWhileTheAnimationIsAdded() {
    defer { screen.close() }
    layer.add(move(), forKey: nil)
    #expect(listener.log.isEmpty)
    settle()
    #expect(listener.log == ["start"])
    layer.removeAllAnimations()
  }

  @Test func oneWithTheSameKeyEndsTheOneBeforeUnfinished() {
    defer { screen.close() }
    layer.add(move(), forKey: "move")
    pass(0.5)
    layer.add(move(), forKey: "move")
    settle()
    #expect(listener.log == ["start", "stop false", "start"])
    #expect(isClose(x, 0))
    pass(1.1)
    #expect(listener.log.last == "stop true")
  }

  @Test func aLayerThatGoesEndsItsAnimations() {
    defer { screen.close() }
    layer.add(move(), forKey: nil)
    pass(0.5)
    layer.removeFromSuperlayer()
    settle()
    #expect(listener.log == ["start", "stop false"])
  }

  /// Documented: changes of the animation after it was added are not propagated.
  @Test func laterChangesOfAnAnimationDoNotCount() {
    defer { screen.close() }
    let animation = move()
    layer.add(animation, forKey: "move")
    animation.toValue = 1000
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    animation.delegate = nil
    pass(0.5)
    #expect(isClose(x, 50))
    pass(0.6)
    #expect(layer.animationKeys() == nil)
    #expect(listener.log == ["start", "stop true"])
  }

  /// Apps know their animations again by values that they keep in them.
  @Test func valuesOfAnAppsOwnTravelWithTheAnimation() {
    defer { screen.close() }
    let animation = move()
    animation.setValue("grow", forKey: "name")
    animation.setValue(layer, forKey: "of")
    layer.add(animation, forKey: nil)
    pass(1.1)
    #expect(listener.stopped?.value(forKey: "name") as? String == "grow")
    #expect(listener.stopped?.value(forKey: "of") as? CALayer === layer)
    #expect(listener.stopped?.value(forKey: "other") == nil)
  }

  /// Chains of animations begin the next one in the delegate.
  @Test func theNextOneMayBeginWhenAllAreRemoved() {
    defer { screen.close() }
    let next = CABasicAnimation(keyPath: "position.x")
    next.fromValue = 200
    next.toValue = 200
    next.duration = 1
    listener.onStop = { [layer] in layer.add(next, forKey: "next") }
    layer.add(move(), forKey: "first")
    pass(0.5)
    layer.removeAllAnimations()
    settle()
    #expect(layer.animationKeys() == ["next"])
    #expect(isClose(x, 200))
    pass(1.1)
    #expect(layer.animationKeys() == nil)
  }
}

/// Writes down what it hears.
@MainActor
final class AnimationListener: CAAnimationDelegate {
  private(set) var log: [String] = []
  private(set) var stopped: CAAnimation?
  var onStop: (() -> Void)?

  func animationDidStart(_ animation: CAAnimation) { log.append("start") }

  func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
    log.append("stop \(flag)")
    stopped = animation
    onStop?()
  }
}
