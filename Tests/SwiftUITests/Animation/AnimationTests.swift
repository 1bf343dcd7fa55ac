import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Time is that of the device's clock, which only the tests move here.
@MainActor
@Suite(.serialized)
struct AnimationTests {
  private var clock: DeviceClockForTests { DeviceClockForTests() }

  // MARK: Leaving

  struct Screen: View {
    let log: Box<[String]>
    var transition = AnyTransition.opacity
    @State var isShown = true
    @State var count = 0
    var body: some View {
      VStack {
        if isShown {
          Leaver(log: log).transition(transition)
        } else {
          Text("gone")
        }
        Button("Animate") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("Jump") { isShown.toggle() }
      }
    }
  }

  struct Leaver: View {
    let log: Box<[String]>
    @State var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }
        .onAppear { log.value.append("appear") }
        .onDisappear { log.value.append("disappear") }
    }
  }

  @Test func anUnanimatedViewGoesAtOnce() {
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Jump")
    #expect(log.value == ["appear", "disappear"])
    #expect(host.graph.leaving.isEmpty)
  }

  @Test func aViewDisappearsWhenItsAnimationHasEnded() {
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Animate")
    #expect(host.text("gone") != nil)
    #expect(host.element(.button, "Count 0") == nil)
    #expect(log.value == ["appear"])
    clock.advance(0.9)
    #expect(!host.graph.leaving.isEmpty)
    clock.advance(0.2)
    host.settle()
    #expect(log.value == ["appear", "disappear"])
    #expect(host.graph.leaving.isEmpty)
  }

  @Test func aViewThatComesBackInTimeKeepsItsState() {
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Count 0")
    host.tap("Animate")
    clock.advance(0.5)
    host.tap("Animate")
    #expect(host.element(.button, "Count 1") != nil)
    clock.advance(2)
    host.settle()
    #expect(log.value == ["appear"])
  }

  @Test func aViewWithoutTransitionGoesAtOnce() {
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log, transition: .identity))
    host.tap("Animate")
    #expect(log.value == ["appear", "disappear"])
  }

  @Test func theAnimationOfATransitionCounts() {
    let log = Box<[String]>([])
    let host = TestHost(
      Screen(
        log: log,
        transition: .asymmetric(
          insertion: .identity, removal: .move(edge: .top).animation(.linear(duration: 3)))))
    host.tap("Animate")
    clock.advance(2)
    #expect(!host.graph.leaving.isEmpty)
    clock.advance(1.1)
    #expect(host.graph.leaving.isEmpty)
  }

  @Test func aLeavingViewIsDrawnOnItsWay() {
    let log = Box<[String]>([])
    let host = TestHost(Screen(log: log))
    let before = host.canvas.items.count
    host.tap("Animate")
    #expect(host.canvas.items.count >= before)
    clock.advance(2)
    host.settle()
    #expect(host.canvas.items.count <= before)
  }

  @Test func rowsLeaveWithTheirAnimation() {
    struct Row: View {
      let name: String
      let log: Box<[String]>
      var body: some View {
        Text(name).onDisappear { log.value.append(name) }
      }
    }
    struct Rows: View {
      let log: Box<[String]>
      @State var names = ["A", "B"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Row(name: $0, log: log) }
          Button("Drop") { withAnimation(.linear(duration: 1)) { names = ["B"] } }
        }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Rows(log: log))
    host.tap("Drop")
    #expect(host.text("A") == nil && log.value.isEmpty)
    clock.advance(1.1)
    host.settle()
    #expect(log.value == ["A"])
  }

  @Test func aParentThatGoesTakesItsLeavingViewsAlong() {
    let log = Box<[String]>([])
    struct Outer: View {
      let log: Box<[String]>
      @State var isShown = true
      var body: some View {
        VStack {
          if isShown { Screen(log: log) }
          Button("Drop all") { isShown = false }
        }
      }
    }
    let host = TestHost(Outer(log: log))
    host.tap("Animate")
    host.tap("Drop all")
    #expect(log.value == ["appear", "disappear"])
    clock.advance(2)
    #expect(log.value.count == 2)
  }

  // MARK: Transactions

  @Test func theValueOfAnAnimationModifierDecides() {
    struct Valued: View {
      let log: Box<[String]>
      @State var isShown = true
      @State var other = 0
      var body: some View {
        VStack {
          VStack {
            if isShown { Leaver(log: log) }
          }
          .animation(.linear(duration: 1), value: isShown)
          Button("Toggle") { isShown.toggle() }
        }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Valued(log: log))
    host.tap("Toggle")
    #expect(!host.graph.leaving.isEmpty)
    clock.advance(1.1)
    host.settle()
    #expect(log.value == ["appear", "disappear"])
  }

  @Test func transactionsAreChangedOnTheirWayDown() {
    struct Quiet: View {
      let log: Box<[String]>
      @State var isShown = true
      var body: some View {
        VStack {
          VStack {
            if isShown { Leaver(log: log) }
          }
          .transaction { $0.animation = nil }
          Button("Toggle") { withAnimation { isShown.toggle() } }
        }
      }
    }
    let log = Box<[String]>([])
    let host = TestHost(Quiet(log: log))
    host.tap("Toggle")
    #expect(log.value == ["appear", "disappear"])
  }

  // MARK: Courses

  @Test func coursesBeginAtZeroAndEndAtOne() {
    let animations: [Animation] = [
      .linear, .easeIn, .easeOut, .easeInOut, .default, .bouncy, .timingCurve(0.1, 0.9, 0.2, 1),
    ]
    for animation in animations {
      #expect(animation.progress(at: 0) == 0)
      #expect(animation.progress(at: 10) == 1)
    }
    #expect(abs(Animation.linear(duration: 2).progress(at: 0.5) - 0.25) < 0.001)
    #expect(Animation.easeIn(duration: 1).progress(at: 0.5) < 0.4)
    #expect(Animation.easeOut(duration: 1).progress(at: 0.5) > 0.6)
    #expect(Animation.linear(duration: 1).delay(1).progress(at: 0.9) == 0)
    let back = Animation.linear(duration: 1).repeatForever()
    #expect(abs(back.progress(at: 1.25) - 0.75) < 0.001)
  }

  // MARK: Transitions of the app's own

  struct Tilt: ViewModifier {
    let degrees: Double
    func body(content: Content) -> some View {
      VStack {
        Text("tilted \(Int(degrees))")
        content
      }
    }
  }

  struct Framed: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      VStack {
        Text(phase.isIdentity ? "at rest" : "moving")
        content
      }
    }
  }

  @Test func ownTransitionsShapeTheViewAtRest() {
    let tilted = Text("A").transition(
      .modifier(active: Tilt(degrees: 90), identity: Tilt(degrees: 0)))
    #expect(TestHost(tilted).text("tilted 0") != nil)
    let framed = TestHost(Text("A").transition(Framed()))
    #expect(framed.text("at rest") != nil && framed.text("A") != nil)
    framed.update(Text("B").transition(Framed()))
    #expect(framed.text("B") != nil)
    _ = Text("A").transition(.slide.combined(with: .opacity))
    _ = Text("A").transition(.scale)
  }
}

/// Moves the device's clock.
@MainActor
struct DeviceClockForTests {
  func advance(_ seconds: Double) {
    UIApplication.shared.device.clock.advance(by: seconds) { TurnScheduler.shared.runTurn() }
  }
}
