import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Courses, and what happens when several of them lead one value.
@MainActor
@Suite(.serialized)
struct CustomAnimationTests {
  private let clock = DeviceClockForTests()

  /// Covers the way in as many even steps as `steps`, a quarter of a second each.
  struct Steps: CustomAnimation {
    let steps: Int

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      let step = Int(time / 0.25)
      context.state[CallCount.self] += 1
      guard step < steps else { return nil }
      context.isLogicallyComplete = step >= steps - 1
      var part = value
      part.scale(by: Double(step) / Double(steps))
      return part
    }
  }

  enum CallCount: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  struct Bar: View, Animatable {
    var length: Double
    nonisolated var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    var body: some View { Text("length \(Int(length.rounded()))") }
  }

  struct Screen: View {
    let animations: [Animation]
    @State var step = 0
    var body: some View {
      VStack {
        Bar(length: Double(step) * 100)
        Button("Next") {
          withAnimation(animations[step % animations.count]) { step += 1 }
        }
        Button("Back") {
          withAnimation(animations[step % animations.count]) { step -= 1 }
        }
      }
    }
  }

  private func length(_ host: TestHost) -> Int? {
    host.settle()
    let text = host.nodes.lazy.compactMap { ($0 as? TextNode)?.text.plainString }
      .first { $0.hasPrefix("length ") }
    return text.flatMap { Int($0.dropFirst(7)) }
  }

  @Test func anAppsOwnAnimationLeadsAValue() {
    let host = TestHost(Screen(animations: [Animation(Steps(steps: 4))]))
    host.tap("Next")
    clock.advance(0.3)
    #expect(length(host) == 25)
    clock.advance(0.5)
    #expect(length(host) == 75)
    clock.advance(0.5)
    #expect(length(host) == 100)
  }

  @Test func theTimesOfAnAppsOwnAnimationAreFound() {
    let animation = Animation(Steps(steps: 4))
    #expect(abs(animation.settlingDuration - 1) < 0.02)
    #expect(abs(animation.duration - 0.75) < 0.02)
    #expect(animation.base is Steps)
    #expect(Animation(animation).base is Steps)
    #expect(animation == Animation(Steps(steps: 4)))
    #expect(animation != Animation(Steps(steps: 5)))
  }

  @Test func anAnimationMayCountAsEndedEarlier() {
    let animation = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
    #expect(animation.duration == 0.5)
    #expect(animation.settlingDuration == 2)
    #expect(animation.progress(at: 1) == 0.5)
  }

  @Test func theOrderOfChangesCounts() {
    let base = Animation.linear(duration: 1)
    #expect(base.delay(1).speed(2).settlingDuration == 1)
    #expect(base.speed(2).delay(1).settlingDuration == 1.5)
    #expect(base.delay(1).repeatCount(2).settlingDuration == 4)
    #expect(base.repeatCount(2).delay(1).settlingDuration == 3)
    #expect(base.speed(0).settlingDuration == .infinity)
    #expect(base.repeatCount(3, autoreverses: true).progress(at: 1.25) == 0.75)
    #expect(base.repeatCount(3, autoreverses: false).progress(at: 1.25) == 0.25)
    #expect(base.delay(0.5) == base.delay(0.5))
    #expect(base.delay(0.5) != base.delay(1))
  }

  @Test func curvesThatOverlapAddUp() {
    let host = TestHost(Screen(animations: [.linear(duration: 1)]))
    host.tap("Next")
    clock.advance(0.5)
    #expect(length(host) == 50)
    host.tap("Next")
    clock.advance(0.25)
    // Three quarters of the first way and a quarter of the second one.
    #expect(length(host) == 100)
    clock.advance(0.5)
    #expect(length(host) == 175)
    clock.advance(0.5)
    #expect(length(host) == 200)
  }

  @Test func aSpringTakesOverTheSpeed() {
    let host = TestHost(Screen(animations: [.spring(duration: 1)]))
    host.tap("Next")
    clock.advance(0.25)
    let start = length(host) ?? 0
    #expect(start > 20 && start < 100)
    host.tap("Back")
    // It goes on in its old direction for a moment before it turns.
    clock.advance(1.0 / 60)
    #expect(length(host).map { $0 > start } == true)
    clock.advance(3)
    #expect(length(host) == 0)
  }

  @Test func springsMergeWithSpringsOnly() {
    var context = AnimationContext<Double>()
    let spring = Animation.spring
    #expect(
      spring.shouldMerge(previous: .bouncy, value: 1, time: 0.1, context: &context))
    #expect(
      !spring.shouldMerge(previous: .linear, value: 1, time: 0.1, context: &context))
    #expect(
      !Animation.interpolatingSpring.shouldMerge(
        previous: .interpolatingSpring, value: 1, time: 0.1, context: &context))
    let velocity = Animation.linear(duration: 2).velocity(value: 10.0, time: 1, context: context)
    #expect(velocity.map { abs($0 - 5) < 0.001 } == true)
    #expect(
      Animation.linear(duration: 2).speed(2).velocity(value: 10.0, time: 0.5, context: context)
        .map { abs($0 - 10) < 0.001 } == true)
  }

  @Test func aFrameThatTurnsKeepsItsSpeed() throws {
    struct Sliding: View {
      @State var isAtEnd = false
      var body: some View {
        VStack(spacing: 0) {
          Button("Go") { withAnimation(.linear(duration: 1)) { isAtEnd.toggle() } }
          Text("Mark").frame(maxWidth: .infinity, alignment: isAtEnd ? .trailing : .leading)
        }
        .frame(width: 300)
      }
    }
    let host = TestHost(Sliding())
    func x() -> CGFloat { host.element(.staticText, "Mark")?.frame.minX ?? -1 }
    let start = x()
    host.tap("Go")
    clock.advance(0.5)
    let half = x()
    host.tap("Go")
    clock.advance(0.25)
    // The old way goes on as far as the new one goes back.
    #expect(abs(x() - half) < 1)
    clock.advance(2)
    #expect(x() == start)
  }
}
