import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What layers animate by themselves when their values change.
extension LayerAnimationTests {
  @Test func layersThatWereSeenAnimateTheirChanges() {
    defer { screen.close() }
    screen.open()
    layer.position.x = 110
    #expect(layer.position.x == 110)
    #expect(seen.position.x == 10)
    #expect(layer.animationKeys() == ["position"])
    pass(0.125)
    // Core Animation's own curve, at half of its time.
    #expect(seen.position.x > 85 && seen.position.x < 95)
    layer.position.x = 10
    #expect(seen.position.x > 85)
    pass(0.3)
    #expect(seen.position.x == 10)
  }

  @Test func newLayersAndViewsOwnJump() {
    defer { screen.close() }
    screen.open()
    let new = CALayer()
    screen.view.layer.addSublayer(new)
    new.position.x = 50
    #expect(new.animationKeys() == nil)
    screen.view.layer.cornerRadius = 8
    screen.view.layer.opacity = 0.5
    #expect(screen.view.layer.animationKeys() == nil)
    settle()
    new.position.x = 60
    #expect(new.animationKeys() == ["position"])
    pass(1)
  }

  @Test func transactionsRuleChanges() {
    defer { screen.close() }
    screen.open()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { log.append("done") }
    layer.opacity = 0
    CATransaction.commit()
    pass(1)
    #expect(isClose(CGFloat(seen.opacity), 0.25))
    #expect(log.isEmpty)
    pass(1)
    #expect(log == ["done"])
  }

  @Test func actionsDecideWhatHappens() {
    defer { screen.close() }
    screen.open()
    layer.actions = ["position": NSNull(), "opacity": x(0, 100)]
    layer.position.x = 40
    #expect(layer.animationKeys() == nil)
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    #expect(seen.opacity == 0)
    pass(0.5)
    #expect(isClose(seen.position.x, 50))
    pass(1)
  }
}
