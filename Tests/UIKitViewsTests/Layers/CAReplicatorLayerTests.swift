import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct CAReplicatorLayerTests {
  private func dots() -> (CAReplicatorLayer, CALayer) {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
    return (replicator, dot)
  }

  private func count(_ word: String, in text: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  @Test func theSublayersAreShownSeveralTimes() {
    let (replicator, _) = dots()
    #expect(count("fill", in: DrawingPass.own(of: replicator).description) == 3)
    replicator.instanceCount = 0
    #expect(DrawingPass.own(of: replicator).isEmpty)
  }

  @Test func replicatorsInReplicatorsHaveAnEndTogether() {
    var (layer, _) = dots()
    layer.instanceCount = 200
    for _ in 0..<3 {
      let outer = CAReplicatorLayer()
      outer.instanceCount = .max
      outer.addSublayer(layer)
      layer = outer
    }
    let drawn = count("fill", in: DrawingPass.own(of: layer).description)
    #expect(drawn > 0 && drawn <= 10_000)
  }

  @Test func laterInstancesMoveLater() {
    let (replicator, dot) = dots()
    let screen = AnimationScreen()
    screen.view.layer.addSublayer(replicator)
    replicator.instanceDelay = 0.4
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.5
    fade.toValue = 0.5
    fade.duration = 1
    fade.repeatCount = .infinity
    dot.add(fade, forKey: "fade")
    pass(0.5)
    // The third has not begun yet.
    #expect(count("opacity 0.5", in: DrawingPass.own(of: replicator).description) == 2)
    pass(0.5)
    #expect(count("opacity 0.5", in: DrawingPass.own(of: replicator).description) == 3)
    dot.removeAllAnimations()
  }
}
