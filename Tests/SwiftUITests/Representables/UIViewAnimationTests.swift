import CoreGraphics
import Device
import Foundation
import SwiftUI
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIViewAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init() {
    window.addSubview(view)
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
  }

  private func pass(_ seconds: TimeInterval) {
    UIApplication.shared.device.clock.advance(by: seconds) { TurnScheduler.shared.runTurn() }
  }

  private var x: CGFloat { (view.layer.presentation()?.position.x ?? .nan) - 25 }

  @Test func viewsMoveAsSwiftUIsDo() {
    defer { window.isHidden = true }
    var isDone = false
    UIView.animate(.spring(duration: 0.5, bounce: 0.3)) {
      view.center.x = 125
    } completion: {
      isDone = true
    }
    #expect(view.center.x == 125)
    pass(0.2)
    let part = Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 0.2)
    #expect(abs(x - 100 * CGFloat(part)) < 1e-6)
    #expect(!isDone)
    pass(3)
    #expect(isDone && x == 100)
  }

  @Test func curvesDelaysAndRepeatsCount() {
    defer { window.isHidden = true }
    UIView.animate(.linear(duration: 1).repeatForever().delay(0.5)) { view.center.x = 125 }
    pass(0.4)
    #expect(x == 0)
    pass(0.6)
    #expect(abs(x - 50) < 1e-6)
    pass(1)
    #expect(abs(x - 50) < 1e-6)
    #expect(UIApplication.shared.device.clock.nextBusyDeadline == nil)
    view.layer.removeAllAnimations()
  }
}
