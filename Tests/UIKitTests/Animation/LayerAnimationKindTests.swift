import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

/// The kinds of animations of layers, and their keys.
@MainActor
@Suite(.serialized)
struct LayerAnimationKindTests {
  private let screen = AnimationScreen()
  private let layer: CALayer
  private let listener = AnimationListener()

  init() { layer = screen.addLayer() }

  private var seen: CALayer { layer.presentation() ?? layer }
  private var x: CGFloat { seen.position.x }

  private func keyframes(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.duration = 1
    return animation
  }

  // MARK: Keyframes

  /// The usual way to shake something: places relative to the model.
  @Test func relativeKeyframesShake() {
    defer { screen.close() }
    let animation = keyframes("position.x", [0, 10, -10, 10, 0])
    animation.isAdditive = true
    layer.add(animation, forKey: "shake")
    pass(0.25)
    #expect(isClose(x, 20))
    pass(0.25)
    #expect(isClose(x, 0))
    pass(0.375)
    #expect(isClose(x, 15))
    pass(0.2)
    #expect(x == 10)
  }

  /// Documented: a discrete animation has one time more than values.
  @Test func discreteValuesStandForTheirTimes() {
    defer { screen.close() }
    let animation = keyframes("position.x", [100, 200])
    animation.keyTimes = [0, 0.75, 1]
    animation.calculationMode = .discrete
    layer.add(animation, forKey: nil)
    pass(0.7)
    #expect(isClose(x, 100))
    pass(0.1)
    #expect(isClose(x, 200))
    pass(0.15)
    #expect(isClose(x, 200))
    pass(0.1)
  }

  @Test func eachStepHasItsOwnCurve() {
    defer { screen.close() }
    let animation = keyframes("position.x", [0, 100, 200])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    layer.add(animation, forKey: nil)
    pass(0.25)
    #expect(x > 10 && x < 45)
    pass(0.25)
    #expect(isClose(x, 100))
    pass(0.25)
    #expect(isClose(x, 150))
    pass(0.3)
  }

  @Test func keyframesOfTransformsTurn() {
    defer { screen.close() }
    let turns = [0, CGFloat.pi / 2, 0].map { CATransform3DMakeRotation($0, 0, 0, 1) }
    layer.add(keyframes("transform", turns), forKey: nil)
    pass(0.25)
    #expect(isClose(seen.transform.m12, sin(.pi / 4)))
    pass(0.25)
    #expect(isClose(seen.transform.m12, 1))
    pass(0.6)
  }

  /// As in code that comes from Objective-C.
  @Test func transformsMayStandInValues() {
    defer { screen.close() }
    let scale = CATransform3DMakeScale(3, 3, 1)
    #expect(NSValue(caTransform3D: scale).caTransform3DValue == scale)
    #expect(CATransform3DIsIdentity(NSValue(cgPoint: .zero).caTransform3DValue))
    let values = [CATransform3DIdentity, scale].map { NSValue(caTransform3D: $0) }
    layer.add(keyframes("transform", values), forKey: nil)
    pass(0.5)
    #expect(isClose(seen.transform.m11, 2))
    pass(0.6)
  }

  @Test func aCircleIsGoneRoundEvenly() {
    defer { screen.close() }
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true
      ).cgPath
    animation.calculationMode = .paced
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(isClose(x, 100, within: 0.1))
    pass(0.25)
    #expect(isClose(x, 50, within: 1) && isClose(seen.position.y, 100, within: 1))
    pass(0.25)
    #expect(isClose(x, 0, within: 1) && isClose(seen.position.y, 50, within: 1))
    pass(0.6)
  }

  /// Locations are lists of numbers of whatever kind.
  @Test func theStopsOfAGradientMove() throws {
    defer { screen.close() }
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    screen.view.layer.addSublayer(gradient)
    gradient.add(keyframes("locations", [[0, 1], [0.5, 1]]), forKey: nil)
    pass(0.5)
    let seen = try #require(gradient.presentation())
    #expect(isClose(CGFloat(seen.locations?.first?.doubleValue ?? 0), 0.25))
    pass(1)
  }

  // MARK: Groups

  /// Documented: the members are not scaled to the group's duration, but clipped.
  @Test func aGroupCutsItsMembersOff() {
    defer { screen.close() }
    let member = CABasicAnimation(keyPath: "position.x")
    member.fromValue = 0
    member.toValue = 100
    member.duration = 2
    let group = CAAnimationGroup()
    group.animations = [member]
    group.duration = 1
    layer.add(group, forKey: "group")
    pass(0.9)
    #expect(isClose(x, 45))
    pass(0.2)
    #expect(layer.animationKeys() == nil)
    #expect(x == 10)
  }

  /// Documented: the delegates of the members are ignored.
  @Test func onlyTheGroupTellsItsDelegate() {
    defer { screen.close() }
    let inner = AnimationListener()
    let member = CABasicAnimation(keyPath: "opacity")
    member.toValue = 0
    member.duration = 0.5
    member.delegate = inner
    let group = CAAnimationGroup()
    group.animations = [member]
    group.duration = 1
    group.delegate = listener
    layer.add(group, forKey: nil)
    pass(1.1)
    #expect(inner.log.isEmpty)
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func aMemberThatFillsStandsUntilTheGroupEnds() {
    defer { screen.close() }
    let member = CABasicAnimation(keyPath: "position.x")
    member.fromValue = 0
    member.toValue = 100
    member.duration = 0.5
    member.fillMode = .forwards
    let group = CAAnimationGroup()
    group.animations = [member]
    group.duration = 1
    group.repeatCount = 2
    layer.add(group, forKey: nil)
    pass(0.75)
    #expect(isClose(x, 100))
    pass(0.5)
    #expect(isClose(x, 50))
    pass(1)
    #expect(x == 10)
  }

  // MARK: Springs and turns

  @Test func aSpringHasItsDocumentedDefaults() {
    defer { screen.close() }
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    // Half of the critical damping swings over by exp(-pi / sqrt(3)) after pi / (10 * sqrt(3) / 2) seconds.
    pass(.pi / (5 * 3.0.squareRoot()))
    #expect(isClose(x, 100 * (1 + exp(-CGFloat.pi / CGFloat(3).squareRoot())), within: 0.01))
    pass(3)
  }

  @Test func aTurnGoesRoundForEver() {
    defer { screen.close() }
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "spin")
    pass(7.25)
    #expect(isClose(seen.transform.m12, 1))
    pass(0.5)
    #expect(isClose(seen.transform.m12, -1))
    layer.removeAnimation(forKey: "spin")
    #expect(CATransform3DIsIdentity(seen.transform))
  }

  // MARK: Transitions

  /// Documented: transitions have the key `kCATransition`, so that there is one at a time.
  @Test func aLayerHasOneTransitionWhateverItsKey() {
    defer { screen.close() }
    let first = CATransition()
    first.duration = 1
    first.delegate = listener
    layer.add(first, forKey: "mine")
    #expect(layer.animationKeys() == [kCATransition])
    pass(0.5)
    let second = CATransition()
    second.duration = 1
    layer.add(second, forKey: "other")
    settle()
    #expect(layer.animationKeys() == [kCATransition])
    #expect(listener.log == ["start", "stop false"])
    pass(1.1)
    #expect(layer.animationKeys() == nil)
  }

  /// Documented: parts of the whole way, 0 to 1.
  @Test func aTransitionMayShowAPartOfItsWay() {
    defer { screen.close() }
    func shown(from start: Float, after seconds: TimeInterval) -> [DisplayItem] {
      screen.view.backgroundColor = .red
      let transition = CATransition()
      transition.duration = 1
      transition.startProgress = start
      screen.view.layer.add(transition, forKey: nil)
      screen.view.backgroundColor = .blue
      pass(seconds)
      defer { screen.view.layer.removeAllAnimations() }
      return DrawingPass.content(of: screen.view)
    }
    #expect(shown(from: 0.5, after: 0.5) == shown(from: 0, after: 0.75))
    #expect(shown(from: 0.5, after: 0.5) != shown(from: 0, after: 0.5))
  }

  // MARK: Masks

  /// Circles that open are animations of a mask's path.
  @Test func aMaskIsSeenOnItsWay() throws {
    defer { screen.close() }
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.mask = mask
    settle()
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath
    animation.duration = 1
    animation.delegate = listener
    mask.add(animation, forKey: "open")
    pass(0.5)
    let seen = try #require(mask.presentation())
    #expect(isClose(seen.path?.boundingBox.width ?? 0, 20))
    pass(0.6)
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func aMaskGoesWithTheTimeOfItsLayer() {
    defer { screen.close() }
    let mask = CALayer()
    mask.frame = layer.bounds
    layer.mask = mask
    settle()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    mask.add(animation, forKey: nil)
    pass(0.25)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    pass(5)
    #expect(isClose(mask.presentation()?.position.x ?? 0, 25))
    mask.removeAllAnimations()
  }

  // MARK: Key paths

  @Test func partsOfValuesHaveTheirKeyPaths() {
    defer { screen.close() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 0.5), forKeyPath: "transform.scale")
    layer.setValue(7.5, forKeyPath: "position.y")
    CATransaction.commit()
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(layer.position.y == 7.5)
    #expect(isClose(layer.affineTransform().a, 0.5) && isClose(layer.affineTransform().d, 0.5))
    #expect((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue == 0.5)
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 20))
    #expect((layer.value(forKeyPath: "position.y") as? NSNumber)?.doubleValue == 7.5)
  }
}
