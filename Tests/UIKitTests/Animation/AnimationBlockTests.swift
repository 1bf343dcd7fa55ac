import CoreGraphics
import Foundation
import Testing
import UIKit

/// What apps rely on in blocks of `UIView.animate`.
@MainActor
@Suite(.serialized)
struct AnimationBlockTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var seen: CALayer { screen.seen }
  private var x: CGFloat { seen.position.x }

  // MARK: The model beside the block

  /// The animation of an opacity that UIKit adds says where it begins, and no end: it goes where the model is.
  @Test func aFadeGoesWhereTheModelIs() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.5))
    view.alpha = 0.8
    #expect(isClose(CGFloat(seen.opacity), 0.9))
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.8))
  }

  /// Those of places are added to the model, which may move on meanwhile.
  @Test func aMovementIsAddedToTheModel() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 125 }
    pass(0.5)
    #expect(isClose(x, 75))
    view.center.x = 225
    #expect(isClose(x, 175))
    pass(0.5)
    #expect(isClose(x, 225))
  }

  @Test func whatIsSetAtOnceDoesNotStopWhatRuns() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    pass(0.5)
    view.alpha = 1
    pass(0.6)
    #expect(ends == [true])
  }

  // MARK: Repeating

  /// Documented: at the end the views are updated at once to reflect the new values.
  @Test func whatGoesBackJumpsToItsNewValueAtTheEnd() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
      view.center.x = 125
    } completion: {
      ends.append($0)
    }
    pass(1.75)
    #expect(isClose(x, 50))
    #expect(ends.isEmpty)
    pass(0.25)
    #expect(x == 125)
    #expect(ends == [true])
  }

  /// Documented: 0.5 more of the count ends on the new value.
  @Test func halfACycleMoreEndsAtTheNewValue() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 125 }
    }
    pass(1.5)
    #expect(isClose(x, 75))
    pass(1.4)
    #expect(isClose(x, 115))
    pass(0.1)
    #expect(x == 125)
  }

  /// Apps say so in blocks with the options to repeat and to go back.
  @Test func aBlockCanSayHowOftenItRepeats() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      UIView.setAnimationRepeatCount(2)
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    pass(2.5)
    #expect(isClose(CGFloat(seen.opacity), 0.5))
    pass(1.4)
    #expect(ends.isEmpty)
    pass(0.2)
    #expect(ends == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func keyframesRepeatAndGoBack() {
    defer { screen.close() }
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, linear]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 125 }
    }
    pass(0.25)
    #expect(isClose(x, 75))
    pass(0.5)
    #expect(isClose(x, 125))
    pass(1)
    #expect(isClose(x, 75))
    view.layer.removeAllAnimations()
  }

  // MARK: Ends

  @Test func anAnimationCanBeTakenBackDuringItsDelay() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 1) {
      view.center.x = 125
    } completion: {
      ends.append($0)
    }
    pass(0.5)
    #expect(isClose(x, 25))
    view.layer.removeAllAnimations()
    settle()
    #expect(ends == [false])
    #expect(x == 125)
    pass(3)
    #expect(ends.count == 1)
  }

  @Test func aBlockThatAnimatesNothingDoesNotWaitForItsTime() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 5) {
      view.isHidden = true
    } completion: {
      ends.append($0)
    }
    settle()
    #expect(ends == [true])
    #expect(seen.isHidden)
  }

  @Test func aBlockInAnotherCompletesByItself() {
    defer { screen.close() }
    var ends: [String] = []
    UIView.animate(withDuration: 2) {
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        view.center.x = 125
      } completion: { _ in
        ends.append("inner")
      }
    } completion: { _ in
      ends.append("outer")
    }
    pass(1.1)
    #expect(ends == ["inner"])
    pass(1)
    #expect(ends == ["inner", "outer"])
  }

  @Test func oneOfManyThatIsTakenAwayLeavesTheBlockUnfinished() {
    defer { screen.close() }
    let other = UIView(frame: view.frame)
    view.superview?.addSubview(other)
    settle()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      other.alpha = 0
    } completion: {
      ends.append($0)
    }
    pass(0.5)
    other.layer.removeAllAnimations()
    settle()
    #expect(ends.isEmpty)
    pass(0.6)
    #expect(ends == [false])
  }

  // MARK: Curves

  /// Documented: 1 stands for the whole distance in one second.
  @Test func aSpringBeginsWithItsVelocity() {
    defer { screen.close() }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 10
    ) {
      view.center.x = 125
    }
    pass(0.01)
    #expect(x > 32 && x < 37)
    pass(2)
    #expect(x == 125)
  }

  /// The number that the keyboard's notifications tell, which apps put into the options; it is no even course.
  @Test func theKeyboardsCurveIsASpring() {
    defer { screen.close() }
    UIView.animate(
      withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
    ) {
      view.center.x = 125
    }
    pass(0.25)
    #expect(x > 75)
    pass(1)
    #expect(x == 125)
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
  }
}
