import CoreGraphics
import Foundation
import Testing
import UIKit

/// Copies of animations: those that apps make, and those that layers keep.
@MainActor
@Suite(.serialized)
struct AnimationCopyTests {
  private let screen = AnimationScreen()
  private let layer = CALayer()
  private let listener = AnimationListener()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.view.layer.addSublayer(layer)
    settle()
  }

  @Test func aCopyHasTheValuesOfItsKind() throws {
    defer { screen.close() }
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = CGFloat(1)
    spring.damping = 7
    spring.duration = 3
    spring.isAdditive = true
    spring.fillMode = .both
    spring.timingFunction = CAMediaTimingFunction(name: .easeIn)
    spring.delegate = listener
    spring.setValue("grow", forKey: "name")
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy !== spring)
    #expect(copy.keyPath == "position.x" && copy.fromValue as? CGFloat == 1)
    #expect(copy.damping == 7 && copy.duration == 3 && copy.isAdditive)
    #expect(copy.fillMode == .both && copy.timingFunction === spring.timingFunction)
    #expect(copy.delegate === listener)
    #expect(copy.value(forKey: "name") as? String == "grow")
    copy.damping = 8
    #expect(spring.damping == 7)
  }

  @Test func copiesOfAllKindsAreOfTheirKind() {
    defer { screen.close() }
    let path = CAKeyframeAnimation(keyPath: "position")
    path.values = [CGPoint.zero]
    path.keyTimes = [0]
    path.rotationMode = .rotateAuto
    let group = CAAnimationGroup()
    group.animations = [path]
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromTop
    let copies = [path, group, transition].map { $0.copy() }
    let copiedPath = copies[0] as? CAKeyframeAnimation
    #expect(copiedPath?.values as? [CGPoint] == [.zero] && copiedPath?.keyTimes == [0])
    #expect(copiedPath?.rotationMode == .rotateAuto)
    #expect((copies[1] as? CAAnimationGroup)?.animations?.first === path)
    let copiedTransition = copies[2] as? CATransition
    #expect(copiedTransition?.type == .push && copiedTransition?.subtype == .fromTop)
  }

  /// Documented: the object "is copied by the render tree, not referenced".
  @Test func aLayerKeepsACopyAndTellsOfThat() {
    defer { screen.close() }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 1
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    let kept = layer.animation(forKey: "fade")
    #expect(kept !== animation)
    #expect((kept as? CABasicAnimation)?.keyPath == "opacity")
    pass(1.1)
    #expect(listener.stopped === kept)
  }

  private final class Named: CABasicAnimation {
    let title: String

    init(_ title: String) {
      self.title = title
      super.init()
    }
  }

  /// A class of an app's own is not known to copies, whatever its initialisers.
  @Test func animationsOfAnAppsOwnClassStayWhatTheyAre() {
    defer { screen.close() }
    let animation = Named("fade")
    animation.keyPath = "opacity"
    animation.toValue = 0
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    #expect((layer.animation(forKey: "fade") as? Named)?.title == "fade")
    pass(1.1)
  }

  @Test func theCurveTellsItsPoints() {
    defer { screen.close() }
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    var points: [[Float]] = []
    for index in 0...3 {
      var point: [Float] = [-1, -1]
      curve.getControlPoint(at: index, values: &point)
      points.append(point)
    }
    #expect(points == [[0, 0], [0.42, 0], [0.58, 1], [1, 1]])
    var point: [Float] = [-1, -1]
    curve.getControlPoint(at: 4, values: &point)
    #expect(point == [-1, -1])
  }
}
