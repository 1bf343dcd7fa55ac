import Accessibility
import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Views that come and go with transitions of the app's own.
@MainActor
@Suite(.serialized)
struct TransitionTests {
  private let clock = DeviceClockForTests()

  struct Screen<Content: View>: View {
    let content: Content
    @State var isShown = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          .frame(height: 44)
        if isShown { content }
      }
      .frame(width: 300, height: 400, alignment: .top)
    }
  }

  /// Fades to 20 % and says in which phase the view is.
  struct Dim: Transition {
    let log: Box<[TransitionPhase]>
    func body(content: Content, phase: TransitionPhase) -> some View {
      log.value.append(phase)
      return content.opacity(phase.isIdentity ? 1 : 0.2)
    }
  }

  private func drawing(_ host: TestHost) -> String {
    host.settle()
    return host.graph.displayList().description
  }

  @Test func aTransitionRunsThroughItsPhases() {
    let log = Box<[TransitionPhase]>([])
    let host = TestHost(Screen(content: Text("Guest").transition(Dim(log: log))))
    host.tap("Toggle")
    #expect(log.value.contains(.willAppear) && log.value.last == .identity)
    #expect(drawing(host).contains("opacity 0.2"), "\(drawing(host))")
    clock.advance(0.5)
    #expect(drawing(host).contains("opacity 0.6"), "\(drawing(host))")
    clock.advance(1)
    #expect(!drawing(host).contains("opacity"))
    log.value = []
    host.tap("Toggle")
    #expect(log.value.last == .didDisappear)
    clock.advance(0.25)
    #expect(drawing(host).contains("opacity 0.8"), "\(drawing(host))")
    clock.advance(1)
    #expect(!drawing(host).contains("opacity"))
    #expect(host.graph.leaving.isEmpty && host.text("Guest") == nil)
  }

  @Test func aViewThatTurnsBackKeepsItsLooks() {
    let log = Box<[TransitionPhase]>([])
    let host = TestHost(Screen(content: Text("Guest").transition(Dim(log: log))))
    host.tap("Toggle")
    clock.advance(2)
    host.tap("Toggle")
    clock.advance(0.5)
    #expect(drawing(host).contains("opacity 0.6"))
    host.tap("Toggle")
    #expect(drawing(host).contains("opacity 0.6"))
    clock.advance(3)
    #expect(!drawing(host).contains("opacity"))
    #expect(host.text("Guest") != nil)
  }

  @Test func modifiersLeadFromActiveToIdentity() throws {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let host = TestHost(
      Screen(
        content: Text("Guest").transition(
          .modifier(active: Shift(x: 100), identity: Shift(x: 0)))))
    func x() -> CGFloat? { host.element(.staticText, "Guest")?.frame.minX }
    host.tap("Toggle")
    let start = try #require(x())
    clock.advance(0.25)
    let quarter = try #require(x())
    clock.advance(2)
    let end = try #require(x())
    #expect(abs(start - end - 100) < 1)
    #expect(abs(quarter - end - 75) < 4)
  }

  @Test func animatableModifiersRunThroughTheirSteps() {
    struct Blinds: ViewModifier, Animatable {
      var degree: Double
      nonisolated var animatableData: Double {
        get { degree }
        set { degree = newValue }
      }
      func body(content: Content) -> some View {
        VStack {
          content
          Text("degree \(Int(degree.rounded()))")
        }
      }
    }
    let host = TestHost(
      Screen(
        content: Text("Guest").transition(
          .modifier(active: Blinds(degree: 100), identity: Blinds(degree: 0)))))
    host.tap("Toggle")
    #expect(host.text("degree 100") != nil)
    clock.advance(0.5)
    host.settle()
    #expect(host.text("degree 50") != nil)
    clock.advance(1)
    host.settle()
    #expect(host.text("degree 0") != nil)
  }

  @Test func eachWayCanHaveItsOwn() {
    let coming = Box<[TransitionPhase]>([])
    let going = Box<[TransitionPhase]>([])
    let host = TestHost(
      Screen(
        content: Text("Guest").transition(
          AsymmetricTransition(insertion: Dim(log: coming), removal: Dim(log: going)))))
    host.tap("Toggle")
    clock.advance(2)
    host.settle()
    #expect(coming.value.contains(.willAppear) && !going.value.contains(.willAppear))
    host.tap("Toggle")
    #expect(!coming.value.contains(.didDisappear) && going.value.contains(.didDisappear))
    clock.advance(2)
  }

  @Test func theTransitionsOwnAnimationLeads() {
    let log = Box<[TransitionPhase]>([])
    let host = TestHost(
      Screen(
        content: Text("Guest").transition(
          Dim(log: log).animation(.linear(duration: 4)))))
    host.tap("Toggle")
    clock.advance(2)
    #expect(drawing(host).contains("opacity 0.6"), "\(drawing(host))")
    clock.advance(3)
    #expect(!drawing(host).contains("opacity"))
  }

  @Test func siblingsComeWithTheirOwnTransitions() throws {
    let host = TestHost(
      Screen(
        content: Group {
          Text("Left").transition(.move(edge: .leading))
          Text("Faded").transition(.opacity)
        }))
    host.tap("Toggle")
    let start = try #require(host.element(.staticText, "Left")?.frame)
    let faded = try #require(host.element(.staticText, "Faded")?.frame)
    clock.advance(2)
    let end = try #require(host.element(.staticText, "Left")?.frame)
    #expect(abs(end.minX - start.minX - end.width) < 1)
    #expect(host.element(.staticText, "Faded")?.frame == faded)
  }

  @Test func transitionsShapeViewsFromEdgesInsideOfOthers() throws {
    struct Sliding: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        MoveTransition(edge: .top).apply(content: content, phase: phase).padding(1)
      }
    }
    let host = TestHost(Screen(content: Text("Guest").transition(Sliding())))
    host.tap("Toggle")
    let start = try #require(host.element(.staticText, "Guest")?.frame)
    clock.advance(2)
    let end = try #require(host.element(.staticText, "Guest")?.frame)
    #expect(abs(end.minY - start.minY - end.height) < 1)
  }

  @Test func leadingIsOnTheRightWhereTextRunsToTheLeft() throws {
    let host = TestHost(
      Screen(content: Text("Guest").transition(.move(edge: .leading)))
        .environment(\.layoutDirection, .rightToLeft))
    host.tap("Toggle")
    let start = try #require(host.element(.staticText, "Guest")?.frame)
    clock.advance(2)
    let end = try #require(host.element(.staticText, "Guest")?.frame)
    #expect(abs(start.minX - end.minX - end.width) < 1)
  }

  @Test func pushedViewsComeFromAnEdgeAndGoToTheOther() throws {
    let host = TestHost(Screen(content: Text("Guest").transition(.push(from: .bottom))))
    host.tap("Toggle")
    let start = try #require(host.element(.staticText, "Guest")?.frame)
    clock.advance(0.5)
    #expect(drawing(host).contains("opacity 0.5"), "\(drawing(host))")
    clock.advance(1)
    let end = try #require(host.element(.staticText, "Guest")?.frame)
    #expect(abs(start.minY - end.minY - end.height) < 1)
    host.tap("Toggle")
    clock.advance(0.5)
    // Half of its height above its place, and half as opaque.
    let leaving = drawing(host)
    #expect(leaving.contains("offset (0 -\(NumberText.text(end.height / 2)))"), "\(leaving)")
    #expect(leaving.contains("opacity 0.5"), "\(leaving)")
    clock.advance(1)
  }

  @Test func combinedTransitionsDoBoth() {
    let host = TestHost(
      Screen(content: Text("Guest").transition(.scale(scale: 0.5).combined(with: .opacity))))
    host.tap("Toggle")
    clock.advance(0.5)
    #expect(drawing(host).contains("transform [0.75 0 0 0.75"), "\(drawing(host))")
    #expect(drawing(host).contains("opacity 0.5"), "\(drawing(host))")
    clock.advance(1)
  }

  @Test func motionIsReducedToFading() throws {
    let host = TestHost(
      Screen(content: Text("Guest").transition(.move(edge: .leading)))
        .transformEnvironment(\.accessibilitySettings) { $0.reduceMotion = true })
    host.tap("Toggle")
    let start = try #require(host.element(.staticText, "Guest")?.frame)
    clock.advance(0.5)
    #expect(drawing(host).contains("opacity 0.5"))
    clock.advance(1)
    #expect(host.element(.staticText, "Guest")?.frame == start)
  }
}
