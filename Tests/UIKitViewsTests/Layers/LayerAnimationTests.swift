import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct LayerAnimationTests {
  private final class Delegate: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ animation: CAAnimation) { log.append("start") }
    func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
      log.append("stop \(flag)")
    }
  }

  let screen = AnimationScreen()
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.view.layer.addSublayer(layer)
    settle()
  }

  var seen: CALayer { layer.presentation() ?? layer }

  func x(_ from: CGFloat?, _ to: CGFloat?, by: CGFloat? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  // MARK: Basic

  @Test func theModelStaysWhileThePresentationMoves() {
    defer { screen.close() }
    let delegate = Delegate()
    let animation = x(100, 200)
    animation.delegate = delegate
    layer.add(animation, forKey: "move")
    #expect(layer.animationKeys() == ["move"])
    pass(0.25)
    #expect(layer.position.x == 10)
    #expect(isClose(seen.position.x, 125) && seen.position.y == 10)
    #expect(seen.model() === layer)
    pass(1)
    #expect(isClose(seen.position.x, 10))
    #expect(delegate.log == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func missingValuesAreThoseOfTheModel() {
    defer { screen.close() }
    for (animation, expected) in [
      (x(110, nil), 60), (x(nil, 30), 20), (x(nil, nil, by: 40), 30), (x(50, nil, by: 20), 60),
      (x(nil, 50, by: 20), 40),
    ] {
      layer.add(animation, forKey: "move")
      pass(0.5)
      #expect(isClose(seen.position.x, CGFloat(expected)))
      layer.removeAllAnimations()
    }
  }

  @Test func partsOfTransformsAndAdditiveOnesMeet() {
    defer { screen.close() }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0.0
    turn.toValue = Double.pi
    turn.duration = 1
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.toValue = 3.0
    scale.duration = 1
    let shift = x(0, 10)
    shift.isAdditive = true
    layer.add(turn, forKey: nil)
    layer.add(scale, forKey: nil)
    layer.add(shift, forKey: nil)
    pass(0.5)
    let transform = seen.affineTransform()
    #expect(isClose(transform.a, 0) && isClose(transform.b, 2))
    #expect(isClose(seen.position.x, 15))
    pass(1)
  }

  @Test func timingFunctionsAndFillModesCount() {
    defer { screen.close() }
    let animation = x(0, 100)
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "move")
    pass(0.5)
    #expect(seen.position.x == 0)
    pass(1)
    #expect(seen.position.x < 40 && seen.position.x > 20)
    pass(5)
    #expect(seen.position.x == 100)
    #expect((layer.animation(forKey: "move") as? CABasicAnimation)?.toValue as? CGFloat == 100)
    layer.removeAnimation(forKey: "move")
    #expect(seen.position.x == 10)
  }

  @Test func repeatsAndWaysBackAreCounted() {
    defer { screen.close() }
    let delegate = Delegate()
    let animation = x(0, 100)
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.delegate = delegate
    layer.add(animation, forKey: nil)
    pass(1.25)
    #expect(isClose(seen.position.x, 75))
    pass(1)
    #expect(isClose(seen.position.x, 25))
    #expect(delegate.log == ["start"])
    pass(2)
    #expect(delegate.log == ["start", "stop true"])
    let endless = x(0, 100)
    endless.repeatCount = .infinity
    layer.add(endless, forKey: nil)
    pass(10.5)
    #expect(isClose(seen.position.x, 50))
    #expect(UIApplication.shared.device.clock.nextBusyDeadline == nil)
    layer.removeAllAnimations()
  }

  @Test func cumulativeRunsGoOnWhereTheyWere() {
    defer { screen.close() }
    let animation = x(nil, nil, by: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation, forKey: nil)
    pass(2.5)
    #expect(isClose(seen.position.x, 10 + 25))
    pass(1)
  }

  @Test func oneAnimationServesManyLayers() {
    defer { screen.close() }
    let other = CALayer()
    screen.view.layer.addSublayer(other)
    let delegate = Delegate()
    let animation = x(0, 100)
    animation.delegate = delegate
    layer.add(animation, forKey: "a")
    other.add(animation, forKey: "a")
    pass(0.5)
    #expect(isClose(seen.position.x, 50))
    #expect(isClose(other.presentation()?.position.x ?? 0, 50))
    pass(1)
    #expect(delegate.log == ["start", "start", "stop true", "stop true"])
  }

  // MARK: Other kinds

  @Test func keyframesGoThroughTheirValues() {
    defer { screen.close() }
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 4
    layer.add(animation, forKey: nil)
    pass(0.5)
    #expect(isClose(seen.position.x, 50))
    pass(2)
    #expect(isClose(seen.position.x, 100) && isClose(seen.position.y, 25))
    pass(2)
  }

  @Test func pathsLeadAndTurn() {
    defer { screen.close() }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = 4
    layer.add(animation, forKey: nil)
    pass(0.5)
    #expect(isClose(seen.position.x, 50) && isClose(seen.affineTransform().a, 1))
    pass(1.5)
    #expect(isClose(seen.position.y, 100) && isClose(seen.affineTransform().b, 1))
    pass(3)
  }

  @Test func springsHaveTheirClosedForm() {
    defer { screen.close() }
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0.0
    spring.toValue = 100.0
    spring.damping = 20
    #expect(spring.settlingDuration > 0.85 && spring.settlingDuration < 1)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    pass(0.2)
    #expect(isClose(seen.position.x, 100 * (1 - exp(-2) * 3)))
    pass(1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func groupsEndTheirMembers() {
    defer { screen.close() }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1.0
    fade.toValue = 0.0
    fade.beginTime = 0.5
    fade.duration = 1
    let group = CAAnimationGroup()
    group.animations = [x(0, 100), fade]
    group.duration = 1
    layer.add(group, forKey: "both")
    pass(0.25)
    #expect(isClose(seen.position.x, 25) && seen.opacity == 1)
    pass(0.5)
    #expect(isClose(CGFloat(seen.opacity), 0.75))
    pass(0.3)
    #expect(seen.opacity == 1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func shapesGradientsAndPathsAreAnimated() throws {
    defer { screen.close() }
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    screen.view.layer.addSublayer(shape)
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.fromValue = 0
    stroke.duration = 1
    let grow = CABasicAnimation(keyPath: "path")
    grow.toValue = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    grow.duration = 1
    shape.add(stroke, forKey: nil)
    shape.add(grow, forKey: nil)
    pass(0.5)
    let seen = try #require(shape.presentation())
    #expect(isClose(seen.strokeEnd, 0.5))
    #expect(isClose(seen.path?.boundingBox.width ?? 0, 20))
    pass(1)
  }

  @Test func transitionsShowTheOldAndTheNew() {
    defer { screen.close() }
    screen.view.backgroundColor = .red
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    screen.view.layer.add(transition, forKey: nil)
    screen.view.backgroundColor = .blue
    pass(0.25)
    let items = DrawingPass.content(of: screen.view)
    #expect(items != DrawingPass.content(of: screen.view, showsModel: true))
    #expect(screen.view.layer.animationKeys() == ["transition"])
    pass(1)
    #expect(
      DrawingPass.content(of: screen.view)
        == DrawingPass.content(of: screen.view, showsModel: true))
  }

  // MARK: Time

  @Test func layersCanStandStillAndGoOn() {
    defer { screen.close() }
    let delegate = Delegate()
    let animation = x(0, 100)
    animation.delegate = delegate
    layer.add(animation, forKey: nil)
    pass(0.25)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    pass(10)
    #expect(isClose(seen.position.x, 25))
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(isClose(seen.position.x, 25))
    pass(0.5)
    #expect(isClose(seen.position.x, 75))
    #expect(delegate.log == ["start"])
    pass(0.5)
    #expect(delegate.log == ["start", "stop true"])
  }

  // MARK: Presentation

  @Test func presentationsAreCopiesOfTheirClass() {
    defer { screen.close() }
    final class Meter: CALayer {
      var level = 0
      override init() { super.init() }
      override init(layer: Any) {
        level = (layer as? Meter)?.level ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    let meter = Meter()
    #expect(meter.presentation() == nil)
    meter.level = 7
    meter.cornerRadius = 3
    screen.view.layer.addSublayer(meter)
    let seen = meter.presentation()
    #expect(seen !== meter)
    #expect(seen?.level == 7 && seen?.cornerRadius == 3)
    #expect(seen?.model() === meter)
  }

  @Test func presentationsFindWhatIsSeenAtAPoint() {
    defer { screen.close() }
    layer.add(x(10, 110), forKey: nil)
    pass(0.5)
    let root = screen.view.layer.presentation()
    #expect(root?.hitTest(CGPoint(x: 85, y: 35))?.model() !== layer)
    #expect(seen.frame == CGRect(x: 50, y: 0, width: 20, height: 20))
    #expect(seen.contains(CGPoint(x: 5, y: 5)))
    #expect(seen.superlayer?.model() === screen.view.layer)
    pass(1)
  }
}
