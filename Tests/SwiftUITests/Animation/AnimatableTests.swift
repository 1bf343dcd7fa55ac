import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor
@Suite(.serialized)
struct AnimatableTests {
  private let clock = DeviceClockForTests()

  struct Counting: AnimatableModifier {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    func body(content: Content) -> some View {
      VStack {
        content
        Text("\(Int(number))")
      }
    }
  }

  struct CountingView: View, Animatable {
    var number: Double
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("view \(Int(number))") }
  }

  struct Screen: View {
    @State var number = 0.0
    var body: some View {
      VStack {
        Text("A").modifier(Counting(number: number))
        CountingView(number: number)
        Button("Animate") { withAnimation(.linear(duration: 1)) { number = 100 } }
        Button("Jump") { number = 10 }
      }
    }
  }

  @Test func animatableValuesRunThroughTheirSteps() {
    let host = TestHost(Screen())
    host.tap("Animate")
    #expect(host.text("0") != nil)
    clock.advance(0.505)
    host.settle()
    let shown = host.nodes.compactMap { ($0 as? TextNode)?.text.plainString }
    let numbers = shown.compactMap { Int($0.replacingOccurrences(of: "view ", with: "")) }
    #expect(numbers.count == 2 && numbers.allSatisfy { (45...55).contains($0) })
    clock.advance(1)
    host.settle()
    #expect(host.text("100") != nil && host.text("view 100") != nil)
  }

  @Test func unanimatedChangesJump() {
    let host = TestHost(Screen())
    host.tap("Animate")
    clock.advance(0.5)
    host.settle()
    host.tap("Jump")
    #expect(host.text("10") != nil)
    clock.advance(2)
    host.settle()
    #expect(host.text("10") != nil)
  }

  // MARK: GeometryEffect

  struct Shift: GeometryEffect {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  @Test func effectsMoveWhatIsTouched() {
    let log = Box(0)
    let host = TestHost(
      Color.red.frame(width: 40, height: 40).onTapGesture { log.value += 1 }
        .modifier(Shift(x: 100)), size: CGSize(width: 300, height: 300))
    host.tap(at: CGPoint(x: 150, y: 150))
    #expect(log.value == 0)
    host.tap(at: CGPoint(x: 250, y: 150))
    #expect(log.value == 1)
  }

  @Test func projectionsAreMatrices() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(ProjectionTransform().isIdentity && move.isAffine)
    #expect(move.concatenating(scale).m31 == 6)
    #expect(move.inverted().m32 == -4)
    #expect(move.concatenating(move.inverted()).isIdentity)
  }

  // MARK: TimelineView

  @Test func timelinesFollowTheirSchedules() {
    let start = UIApplication.shared.device.clock.date
    let host = TestHost(
      TimelineView(.periodic(from: start, by: 2)) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      })
    #expect(host.text("0") != nil)
    clock.advance(1.9)
    host.settle()
    #expect(host.text("0") != nil)
    clock.advance(2.2)
    host.settle()
    #expect(host.text("4") != nil)
    host.graph.tearDown()
  }

  @Test func explicitDatesEnd() {
    let start = UIApplication.shared.device.clock.date
    let host = TestHost(
      TimelineView(.explicit([start, start + 1, start + 2])) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      })
    clock.advance(5)
    host.settle()
    #expect(host.text("2") != nil)
  }

  @Test func anAnimationTimelineRunsUnlessItIsPaused() {
    let bodies = Box(0)
    struct Clockwork: View {
      let bodies: Box<Int>
      let paused: Bool
      var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: paused)) { _ in
          let _ = bodies.value += 1
          Text("tick")
        }
      }
    }
    func run(_ host: TestHost) {
      for _ in 0..<20 {
        clock.advance(0.1)
        host.settle()
      }
    }
    let host = TestHost(Clockwork(bodies: bodies, paused: false))
    run(host)
    #expect(bodies.value >= 8)
    host.graph.tearDown()
    bodies.value = 0
    run(TestHost(Clockwork(bodies: bodies, paused: true)))
    #expect(bodies.value == 1)
  }

  // MARK: Matched geometry

  @Test func aMatchedViewStandsWhereItsSourceIs() {
    struct Matched: View {
      @Namespace var space
      @State var second = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("marker").frame(maxWidth: .infinity, maxHeight: .infinity)
            .matchedGeometryEffect(id: "bar", in: space, isSource: false)
          HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 20)
              .matchedGeometryEffect(id: second ? "none" : "bar", in: space)
            Color.blue.frame(width: 70, height: 20)
              .matchedGeometryEffect(id: second ? "bar" : "none", in: space)
          }
          Button("Move") { second = true }
        }
      }
    }
    let host = TestHost(Matched())
    func middle() -> CGFloat { host.frame(ofText: "marker").midX }
    let first = middle()
    host.tap("Move")
    #expect(abs(middle() - first - 60) < 0.5)
  }

  struct Heroes: View {
    @Namespace var space
    @State var isDetail = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 1)) { isDetail.toggle() } }
        HStack(spacing: 0) {
          ZStack {
            if !isDetail {
              Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            }
          }
          .frame(width: 100, height: 100)
          ZStack {
            if isDetail {
              Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
            }
          }
          .frame(width: 100, height: 100)
        }
      }
    }
  }

  @Test func aLeavingViewGoesAlongWithTheOneThatMatchesIt() throws {
    let host = TestHost(Heroes(), size: CGSize(width: 200, height: 300))
    /// Where the two views are seen, by their colours.
    func places() -> [String: CGFloat] {
      var found: [String: CGFloat] = [:]
      func visit(_ item: DisplayItem, _ transform: CGAffineTransform) {
        switch item {
        case .fill(let path, let paint, _):
          found["\(paint)"] = path.boundingBox.applying(transform).midX
        case .group(let attributes, let items):
          for item in items { visit(item, attributes.transform.concatenating(transform)) }
        default: break
        }
      }
      for item in host.canvas.items { visit(item, .identity) }
      return found
    }
    let red = "\(Paint.color(host.graph.environment.color(.red)))"
    let blue = "\(Paint.color(host.graph.environment.color(.blue)))"
    #expect(places()[red] == 50)
    host.tap("Go")
    clock.advance(0.5)
    host.settle()
    let half = places()
    #expect(half[red].map { abs($0 - 100) < 5 } == true, "\(half)")
    clock.advance(1)
    host.settle()
    #expect(places()[red] == nil && places()[blue] == 150)
  }
}
