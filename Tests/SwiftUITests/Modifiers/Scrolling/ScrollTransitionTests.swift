import CoreGraphics
import Device
import Testing
import UIKit

@testable import SwiftUI

/// Views that look otherwise while they come into sight; the clock is the device's.
@MainActor
@Suite(.serialized)
struct ScrollTransitionTests {
  private let size = CGSize(width: 200, height: 400)

  /// A view of 100 points, 400 below the top of its scroll view.
  private func host(
    _ configuration: ScrollTransitionConfiguration = .interactive(timingCurve: .linear)
  ) -> TestHost {
    TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 400)
          Text("Card").frame(height: 100)
            .scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 20)
            }
          Color.red.frame(height: 800)
        }
      }, size: size)
  }

  private func go(_ y: CGFloat, _ host: TestHost) {
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: y))
    host.settle()
  }

  private func opacity(_ host: TestHost) -> Double {
    for step in host.first(ScrollTransitionNode.self)?.currentSteps ?? [] {
      if case .effect(.opacity(let value)) = step.kind { return value }
    }
    return -1
  }

  private func shift(_ host: TestHost) -> CGFloat {
    for step in host.first(ScrollTransitionNode.self)?.currentSteps ?? [] {
      if case .offset(let offset) = step.kind { return offset.width }
    }
    return -1
  }

  private func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }

  @Test func whatIsSeenFollowsThePlace() {
    let host = host()
    #expect(opacity(host) == 0 && shift(host) == 20)
    go(25, host)
    #expect(near(opacity(host), 0.25) && near(shift(host), 15))
    go(100, host)
    #expect(opacity(host) == 1 && shift(host) == 0)
    go(400, host)
    #expect(opacity(host) == 1 && shift(host) == 0)
    go(450, host)
    #expect(near(opacity(host), 0.5) && near(shift(host), -10))
    go(520, host)
    #expect(opacity(host) == 0 && shift(host) == -20)
  }

  @Test func theThresholdSaysWhenTheViewIsThere() {
    let half = host(.interactive(timingCurve: .linear).threshold(.visible(0.5)))
    go(25, half)
    #expect(near(opacity(half), 0.5))
    go(50, half)
    #expect(opacity(half) == 1)
    let middle = host(.interactive(timingCurve: .linear).threshold(.centered))
    go(125, middle)
    #expect(near(opacity(middle), 0.5))
    go(250, middle)
    #expect(opacity(middle) == 1)
    let inset = host(.interactive(timingCurve: .linear).threshold(.visible.inset(by: 100)))
    go(100, inset)
    #expect(near(opacity(inset), 0.5))
    let between = ScrollTransitionConfiguration.Threshold.hidden
      .interpolated(towards: .visible, amount: 0.25)
    #expect(between == .visible(0.25))
  }

  @Test func theCurveSetsThePace() {
    let host = host(.interactive(timingCurve: .easeIn))
    go(50, host)
    #expect(opacity(host) == UnitCurve.easeIn.value(at: 0.5))
  }

  @Test func anAnimatedTransitionTakesItsTime() {
    let host = host(.animated(.linear(duration: 1)))
    #expect(opacity(host) == 0)
    go(49, host)
    #expect(opacity(host) == 0)
    go(60, host)
    #expect(opacity(host) < 0.1)
    pass(0.5)
    #expect(abs(opacity(host) - 0.5) < 0.05)
    pass(0.6)
    #expect(opacity(host) == 1)
  }

  @Test func identityChangesNothing() {
    let host = host(.identity)
    #expect(opacity(host) == 1 && shift(host) == 0)
  }

  @Test func bothEndsHaveAWayOfTheirOwn() {
    let host = TestHost(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 100)
          Color.blue.frame(width: 100)
            .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) {
              $0.opacity($1.isIdentity ? 1 : 0)
            }
          Color.red.frame(width: 800)
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(opacity(host) == 0)
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 180, y: 0))
    host.settle()
    #expect(opacity(host) == 1)
  }

  @Test func withoutAScrollViewTheViewIsInSight() {
    let host = TestHost(
      Text("a").scrollTransition { $0.opacity($1.isIdentity ? 1 : 0) }, size: size)
    #expect(opacity(host) == 1)
  }

  private func pass(_ seconds: Double) {
    UIApplication.shared.device.clock.advance(by: seconds) { TurnScheduler.shared.runTurn() }
  }
}
