import CoreGraphics
import Device
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ViewAnimationTests {
  private let screen = AnimationScreen()
  private var view: UIView { screen.view }
  private var seen: CALayer { screen.seen }

  // MARK: On the way

  @Test func alphaAndFrameAreSeenHalfWay() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
      view.frame = CGRect(x: 100, y: 40, width: 100, height: 50)
    }
    #expect(view.alpha == 0)
    #expect(view.frame == CGRect(x: 100, y: 40, width: 100, height: 50))
    #expect(seen.opacity == 1)
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.5))
    #expect(isClose(seen.frame.minX, 50) && isClose(seen.frame.minY, 20))
    #expect(isClose(seen.bounds.width, 75))
    pass(0.5)
    #expect(seen.opacity == 0)
    #expect(seen.frame == view.frame)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func theCurveIsThatOfTheOptions() {
    defer { screen.close() }
    let curve = CAMediaTimingFunction(name: .easeInEaseOut).curve
    UIView.animate(withDuration: 1) { view.center.x = 125 }
    pass(0.25)
    #expect(isClose(seen.position.x, 25 + 100 * CGFloat(curve.value(at: 0.25))))
    #expect(seen.position.x < 45)
    pass(1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) { view.center.x = 25 }
    pass(0.25)
    #expect(seen.position.x < 90)
    pass(1)
  }

  @Test func picturesShowWhatIsOnItsWay() throws {
    defer { screen.close() }
    view.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 125
      view.alpha = 0.5
      view.backgroundColor = .blue
    }
    pass(0.5)
    let text = DisplayList(DrawingPass.items(of: view)).description
    #expect(text.contains("opacity 0.75"), Comment(rawValue: text))
    #expect(text.contains("50"), Comment(rawValue: text))
    let color = try #require(seen.backgroundColor?.components)
    #expect(isClose(color[0], 0.5, within: 0.2) && isClose(color[2], 0.5, within: 0.2))
    pass(1)
    #expect(DisplayList(DrawingPass.items(of: view)).description.contains("opacity 0.5"))
  }

  @Test func transformsTurnOnTheirWay() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
    }
    pass(0.5)
    let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
    let transform = seen.affineTransform()
    #expect(isClose(transform.a, expected.a) && isClose(transform.b, expected.b))
    #expect(isClose(transform.c, expected.c) && isClose(transform.d, expected.d))
    pass(1)
  }

  @Test func constraintsMoveWithTheLayoutInTheBlock() throws {
    defer { screen.close() }
    let parent = try #require(view.superview)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let left = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    left.constant = 110
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { parent.layoutIfNeeded() }
    pass(0.5)
    #expect(child.frame.minX == 110)
    #expect(isClose(child.layer.presentation()?.frame.minX ?? 0, 60))
    pass(1)
  }

  @Test func whatIsBeforeTheDelayIsSeenUntilItIsOver() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
    pass(1.9)
    #expect(seen.opacity == 1)
    pass(0.6)
    #expect(isClose(CGFloat(seen.opacity), 0.5))
    pass(1)
  }

  // MARK: Springs

  @Test func springsRestAtTheirDuration() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0
    ) {
      view.center.x = 125
    } completion: {
      ends.append($0)
    }
    var farthest: CGFloat = 0
    for _ in 0..<99 {
      pass(0.01)
      farthest = max(farthest, seen.position.x)
    }
    // With this damping the first swing goes over by exp(-pi * 0.4 / sqrt(1 - 0.16)).
    let swing = 100 * exp(-CGFloat.pi * 0.4 / CGFloat(0.84).squareRoot())
    #expect(isClose(farthest, 125 + swing, within: 0.5))
    #expect(ends.isEmpty)
    pass(0.02)
    #expect(ends == [true])
    #expect(seen.position.x == 125)
  }

  @Test func springsByDurationAndBounceMoveAsTheirClosedForm() {
    defer { screen.close() }
    UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 125 }
    pass(0.25)
    // Critical damping with a frequency of 2 pi / 0.5, after half of that time.
    let way = 1 - exp(-CGFloat.pi) * (1 + .pi)
    #expect(isClose(seen.position.x, 25 + 100 * way))
    pass(2)
  }

  // MARK: Repeating

  @Test func repeatingGoesOnAndBack() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]
    ) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    pass(1.25)
    #expect(isClose(CGFloat(seen.opacity), 0.25))
    pass(100.5)
    #expect(isClose(CGFloat(seen.opacity), 0.75))
    #expect(ends.isEmpty)
    #expect(UIApplication.shared.device.clock.nextBusyDeadline == nil)
    view.layer.removeAllAnimations()
    #expect(ends == [false])
    #expect(seen.opacity == 0)
  }

  @Test func repeatCountsEnd() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 125 }
    } completion: {
      ends.append($0)
    }
    pass(2.5)
    #expect(isClose(seen.position.x, 75))
    pass(1)
    #expect(isClose(seen.position.x, 75))
    #expect(ends.isEmpty)
    pass(0.5)
    #expect(ends == [true])
  }

  // MARK: Interruption

  @Test func placesGoOnFromWhereTheyAreAndBothComplete() {
    defer { screen.close() }
    var ends: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 125
    } completion: {
      ends.append("out \($0)")
    }
    pass(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 25
    } completion: {
      ends.append("back \($0)")
    }
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    #expect(isClose(seen.position.x, 75))
    pass(0.25)
    // The first is 25 short of its end, the second 75 of its own.
    #expect(isClose(seen.position.x, 25 - 25 + 75))
    pass(0.5)
    #expect(ends == ["out true"])
    #expect(isClose(seen.position.x, 50))
    pass(0.5)
    #expect(ends == ["out true", "back true"])
  }

  @Test func opacityIsReplacedFromTheModelOrFromWhatIsSeen() {
    defer { screen.close() }
    var ends: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0.2
    } completion: {
      ends.append("first \($0)")
    }
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.6))
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.alpha = 0
    } completion: {
      ends.append("second \($0)")
    }
    #expect(isClose(CGFloat(seen.opacity), 0.6))
    settle()
    #expect(ends == ["first false"])
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.3))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
    #expect(seen.opacity == 0)
    pass(1)
    #expect(ends == ["first false", "second false"])
  }

  @Test func leavingTheWindowEndsAnimations() {
    defer { screen.close() }
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    pass(0.5)
    view.removeFromSuperview()
    settle()
    #expect(ends == [false])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func completionsRunInTheOrderOfTheirEnds() {
    defer { screen.close() }
    var ends: [String] = []
    UIView.animate(withDuration: 0.6) {
      view.alpha = 0
    } completion: { _ in
      ends.append("long")
    }
    UIView.animate(withDuration: 0.3) {
      view.center.x = 9
    } completion: { _ in
      ends.append("a")
    }
    UIView.animate(withDuration: 0.3) {
      view.center.y = 9
    } completion: { _ in
      ends.append("b")
      UIView.animate(withDuration: 0.2) {
        view.center.y = 3
      } completion: { _ in
        ends.append("c")
      }
    }
    pass(1)
    #expect(ends == ["a", "b", "c", "long"])
  }

  // MARK: Blocks in blocks

  @Test func innerBlocksInheritTheTime() {
    defer { screen.close() }
    var inherited: TimeInterval = 0
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.2) {
        inherited = UIView.inheritedAnimationDuration
        view.alpha = 0
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
      ) {
        view.center.x = 125
      }
    }
    #expect(inherited == 2)
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.75))
    #expect(isClose(seen.position.x, 75))
    pass(2)
  }

  @Test func partsOfABlockCanJump() {
    defer { screen.close() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.performWithoutAnimation { view.alpha = 0.5 }
      view.center.x = 125
    }
    pass(0.5)
    #expect(seen.opacity == 0.5)
    #expect(isClose(seen.position.x, 75))
    pass(1)
  }

  // MARK: Touches

  @Test func movingViewsTakeNoTouchesUnlessTheyMay() {
    defer { screen.close() }
    screen.open()
    let point = CGPoint(x: 10, y: 10)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(screen.window.hitTest(point, with: nil) !== view)
    pass(1)
    #expect(screen.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(screen.window.hitTest(point, with: nil) === view)
    pass(1)
  }

  // MARK: Waiting

  @Test func aDriverSeesTheEnd() throws {
    defer { screen.close() }
    var isDone = false
    UIView.animate(withDuration: 3) {
      view.center.x = 125
    } completion: {
      isDone = $0
    }
    _ = try UIApplication.shared.settledTree()
    #expect(isDone)
    #expect(seen.position.x == 125)
  }
}
