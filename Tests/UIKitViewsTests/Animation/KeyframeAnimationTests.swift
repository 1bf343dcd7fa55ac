import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct KeyframeAnimationTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var x: CGFloat { screen.seen.position.x - 25 }

  private func animate(_ options: UIView.KeyframeAnimationOptions = []) {
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: options.union(linear)) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 65 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 25 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    }
  }

  @Test func eachPartHasItsTime() {
    defer { screen.close() }
    animate()
    #expect(view.center.x == 25)
    pass(0.5)
    #expect(isClose(x, 20))
    pass(1)
    #expect(isClose(x, 40))
    pass(1.5)
    #expect(isClose(x, 20))
    #expect(isClose(CGFloat(screen.seen.opacity), 0.25))
    pass(1)
    #expect(isClose(x, 0))
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func discreteValuesStand() {
    defer { screen.close() }
    animate(.calculationModeDiscrete)
    pass(0.9)
    #expect(isClose(x, 0))
    pass(0.2)
    #expect(isClose(x, 40))
    pass(2.8)
    #expect(isClose(x, 40))
    pass(0.2)
  }

  @Test func pacedKeepsItsSpeed() {
    defer { screen.close() }
    animate(.calculationModePaced)
    pass(1)
    #expect(isClose(x, 20))
    pass(1)
    #expect(isClose(x, 40))
    pass(1)
    #expect(isClose(x, 20))
    pass(1)
  }

  @Test func theWholeTimeEasesByItself() {
    defer { screen.close() }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 125 }
    }
    pass(0.25)
    #expect(x < 20)
    pass(0.25)
    #expect(isClose(x, 50))
    pass(1)
  }

  @Test func completionComesAtTheEndOnce() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    } completion: {
      ends.append($0)
    }
    pass(1.4)
    #expect(ends.isEmpty)
    pass(0.2)
    #expect(ends == [true])
  }
}
