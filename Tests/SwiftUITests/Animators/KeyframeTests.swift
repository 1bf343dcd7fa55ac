import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct KeyframeTests {
  private let clock = DeviceClockForTests()

  struct Pose: Equatable {
    var angle = 0.0
    var scale = 1.0
    var name = "start"
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.0001 }

  // MARK: Timelines

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.angle) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.scale) {
        MoveKeyframe(2)
        LinearKeyframe(3, duration: 1)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: -1) == Pose(angle: 0, scale: 2))
    #expect(isNear(timeline.value(time: 0.25).angle, 2.5))
    #expect(isNear(timeline.value(time: 0.25).scale, 2.25))
    #expect(isNear(timeline.value(time: 1.75).angle, 2.5))
    #expect(timeline.value(time: 1.75).scale == 3)
    #expect(timeline.value(progress: 0.5) == Pose(angle: 10, scale: 3))
    #expect(timeline.value(time: 9) == Pose(angle: 0, scale: 3))
  }

  @Test func keyframesOfAWholeValueNeedNoTrack() {
    let isLong = true
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      LinearKeyframe(CGPoint(x: 10, y: 0), duration: 1)
      if isLong {
        LinearKeyframe(CGPoint(x: 10, y: 10), duration: 1, timingCurve: .easeIn)
      } else {
        MoveKeyframe(.zero)
      }
      for index in 1...2 {
        MoveKeyframe(CGPoint(x: index, y: index))
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == CGPoint(x: 5, y: 0))
    #expect(timeline.value(time: 1.5).y < 4)
    #expect(timeline.value(time: 2) == CGPoint(x: 2, y: 2))
  }

  @Test func cubicKeyframesAreSmooth() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    // Half of the way up at half of the time, by symmetry, with the speed of the whole.
    #expect(isNear(timeline.value(time: 1), 10))
    let step = 0.001
    let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
    let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
    #expect(abs(before - after) < 0.1)
    #expect(abs(before - 10) < 0.1)
    // It begins and ends at rest.
    #expect(timeline.value(time: 0.01) < 0.02)
    #expect(timeline.value(time: 1.99) > 19.98)
  }

  @Test func velocitiesCanBeGiven() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: -8)
    }
    #expect(isNear(timeline.value(time: 0.5), 2))
  }

  @Test func springsComeToRest() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: .bouncy)
    }
    #expect(isNear(timeline.duration, Spring.bouncy.settlingDuration))
    #expect(timeline.value(time: timeline.duration) == 1)
    let highest =
      stride(from: 0, to: timeline.duration, by: 0.01)
      .map { timeline.value(time: $0) }.max() ?? 0
    #expect(highest > 1.01)
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(10, duration: 1, spring: .smooth)
    }
    // The spring goes on with the speed of what came before.
    #expect(pushed.value(time: 1.05) > 10.1)
  }

  @Test func appsWriteKeyframesOfTheirOwn() {
    struct Nod: KeyframeTrackContent {
      let depth: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(depth, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
    struct Greeting: Keyframes {
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.angle) {
          Nod(depth: 30)
          Nod(depth: 10)
        }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) { Greeting() }
    #expect(timeline.duration == 2)
    #expect(isNear(timeline.value(time: 0.5).angle, 30))
    #expect(isNear(timeline.value(time: 1.25).angle, 5))
  }

  // MARK: Views

  struct Screen: View {
    @State var taps = 0
    var body: some View {
      VStack {
        Button("Go") { taps += 1 }
        Text("Star").keyframeAnimator(initialValue: Pose(), trigger: taps) { content, pose in
          VStack {
            content
            Text("angle \(Int(pose.angle.rounded()))").rotationEffect(.degrees(pose.angle))
          }
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(40, duration: 1)
          }
        }
      }
    }
  }

  @Test func aTriggerRunsThroughTheKeyframesOnce() {
    let host = TestHost(Screen())
    #expect(host.text("angle 0") != nil && host.text("Star") != nil)
    clock.advance(3)
    host.settle()
    #expect(host.text("angle 0") != nil)
    host.tap("Go")
    clock.advance(0.25)
    host.settle()
    #expect(host.text("angle 25") != nil)
    clock.advance(1.25)
    host.settle()
    #expect(host.text("angle 70") != nil)
    clock.advance(5)
    host.settle()
    #expect(host.text("angle 40") != nil)
    host.tap("Go")
    clock.advance(0.5)
    host.settle()
    // The next run starts where the last one ended.
    #expect(host.text("angle 70") != nil)
    clock.advance(5)
  }

  @Test func repeatedKeyframesBeginAgain() {
    struct Pulse: View {
      let isOn: Bool
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, repeating: isOn) { value in
          Text("value \(Int(value.rounded()))")
        } keyframes: { _ in
          LinearKeyframe(10, duration: 1)
        }
      }
    }
    let host = TestHost(Pulse(isOn: true))
    clock.advance(0.5)
    host.settle()
    #expect(host.text("value 5") != nil)
    clock.advance(0.75)
    host.settle()
    #expect(host.text("value 2") != nil || host.text("value 3") != nil)
    host.update(Pulse(isOn: false))
    #expect(host.text("value 0") != nil)
    clock.advance(2)
    host.settle()
    #expect(host.text("value 0") != nil)
  }
}
