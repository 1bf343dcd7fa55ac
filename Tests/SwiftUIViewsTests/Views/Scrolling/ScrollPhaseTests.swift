import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollPhaseTests {
  private let size = CGSize(width: 200, height: 400)

  @Test func aFlickGoesThroughAllPhases() {
    let log = Box<[ScrollPhase]>([])
    let host = TestHost(
      ScrollView { Color.red.frame(height: 2000) }
        .onScrollPhaseChange { old, new in
          #expect(log.value.last ?? .idle == old)
          log.value.append(new)
        }, size: size)
    #expect(log.value.isEmpty)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect(log.value == [.tracking, .interacting, .decelerating, .idle])
  }

  @Test func aFingerIsTrackedBeforeItMoves() {
    let log = Box<[ScrollPhase]>([])
    let tapped = Box(0)
    let host = TestHost(
      ScrollView { Color.red.frame(height: 2000).onTapGesture { tapped.value += 1 } }
        .onScrollPhaseChange { _, new in log.value.append(new) }, size: size)
    let point = CGPoint(x: 100, y: 300)
    host.touch(.began, at: point)
    #expect(log.value == [.tracking])
    host.pass(0.1)
    host.touch(.moved, at: CGPoint(x: 100, y: 297))
    #expect(log.value == [.tracking])
    host.touch(.moved, at: CGPoint(x: 100, y: 280))
    host.touch(.moved, at: CGPoint(x: 100, y: 270))
    #expect(log.value == [.tracking, .interacting])
    host.pass(1)
    host.touch(.moved, at: CGPoint(x: 100, y: 270))
    host.touch(.ended, at: CGPoint(x: 100, y: 270))
    #expect(log.value.last == .idle && tapped.value == 0)
    log.value = []
    host.tap(at: point)
    #expect(log.value == [.tracking, .idle] && tapped.value == 1)
  }

  @Test func aDragInsideEndsTheTracking() {
    let log = Box<[ScrollPhase]>([])
    let host = TestHost(
      ScrollView { Color.red.frame(height: 2000).highPriorityGesture(DragGesture()) }
        .onScrollPhaseChange { _, new in log.value.append(new) }, size: size)
    host.touch(.began, at: CGPoint(x: 100, y: 300))
    host.touch(.moved, at: CGPoint(x: 100, y: 250))
    #expect(log.value == [.tracking, .idle])
    host.touch(.cancelled, at: CGPoint(x: 100, y: 250))
    #expect(log.value == [.tracking, .idle])
  }

  @Test func theContextKnowsHowFastAndWhere() {
    let velocity = Box<CGVector?>(nil)
    let offset = Box<CGFloat>(0)
    let host = TestHost(
      ScrollView { Color.red.frame(height: 2000) }
        .onScrollPhaseChange { _, new, context in
          if new == .decelerating { velocity.value = context.velocity }
          if new == .idle { offset.value = context.geometry.contentOffset.y }
        }, size: size)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
    #expect((velocity.value?.dy ?? 0) > 0)
    #expect(offset.value == host.first(ScrollViewNode.self)?.offset.y)
  }

  @Test func theInnerScrollViewIsNotThatOfTheOuterView() {
    let log = Box<[String]>([])
    let host = TestHost(
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 900, height: 100) }
          .onScrollPhaseChange { log.value.append("inner \($1.debugDescription)") }
        Color.blue.frame(height: 900)
      }
      .onScrollPhaseChange { log.value.append("outer \($1.debugDescription)") }, size: size)
    host.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 80, y: 50), duration: 3)
    #expect(log.value.allSatisfy { $0.hasPrefix("inner") })
    #expect(log.value.last == "inner idle")
  }

  @Test func animatedJumpsAreAnimating() {
    struct Screen: View {
      let log: Box<[ScrollPhase]>
      @State var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack {
          Button("Jump") { position.scrollTo(edge: .bottom) }
          Button("Glide") { withAnimation { position.scrollTo(edge: .top) } }
          ScrollView { Color.red.frame(height: 2000) }
            .scrollPosition($position)
            .onScrollPhaseChange { log.value.append($1) }
        }
      }
    }
    let log = Box<[ScrollPhase]>([])
    let host = TestHost(Screen(log: log), size: size)
    host.tap("Jump")
    #expect(log.value.isEmpty)
    host.tap("Glide")
    #expect(log.value == [.animating, .idle])
    #expect(host.first(ScrollViewNode.self)?.offset.y == 0)
  }

  @Test func onlyIdleIsNotScrolling() {
    #expect(!ScrollPhase.idle.isScrolling)
    let others: [ScrollPhase] = [.tracking, .interacting, .decelerating, .animating]
    for phase in others { #expect(phase.isScrolling) }
  }
}
