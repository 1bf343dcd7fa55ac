import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// The numbers of scrolling with a finger.
@MainActor
@Suite struct ScrollPhysicsTests {
  private let size = CGSize(width: 200, height: 400)

  private func host(_ modify: (ScrollView<AnyView>) -> some View = { $0 }) -> TestHost {
    TestHost(modify(ScrollView { AnyView(Color.red.frame(width: 200, height: 2000)) }), size: size)
  }

  private func y(_ host: TestHost) -> CGFloat { host.first(ScrollViewNode.self)?.offset.y ?? -1 }

  /// Drags down in two moves: the first one begins the pan.
  private func pull(_ host: TestHost, by distance: CGFloat) {
    host.touch(.began, at: CGPoint(x: 100, y: 50))
    host.pass(1)
    host.touch(.moved, at: CGPoint(x: 100, y: 60))
    host.pass(1)
    host.touch(.moved, at: CGPoint(x: 100, y: 60 + distance))
  }

  @Test func contentBeyondAnEdgeFollowsLikeARubberBand() {
    let host = host()
    pull(host, by: 200)
    let stretch: CGFloat = 200 * 0.55 / 400
    let shown = (1 - 1 / (stretch + 1)) * 400
    #expect(abs(y(host) + shown) < 0.001)
    host.pass(1)
    host.touch(.ended, at: CGPoint(x: 100, y: 260))
    #expect(y(host) == 0)
  }

  @Test func contentThatFitsBouncesUnlessTheAppSaysNo() {
    let small = TestHost(ScrollView { Color.red.frame(height: 50) }, size: size)
    pull(small, by: 100)
    #expect(y(small) < -10)
    let still = TestHost(
      ScrollView { Color.red.frame(height: 50) }.scrollBounceBehavior(.basedOnSize), size: size)
    pull(still, by: 100)
    #expect(y(still) == 0)
  }

  @Test func contentGoesOnAfterAFlick() {
    let host = host()
    let velocity = Box<CGFloat>(0)
    let noted = TestHost(
      ScrollView { Color.red.frame(width: 200, height: 20_000) }
        .onScrollPhaseChange { _, new, context in
          if new == .decelerating { velocity.value = context.velocity?.dy ?? 0 }
        }, size: size)
    noted.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 0.1)
    // After each millisecond 0.998 of the speed is left. The first 20 points began the pan.
    let way = velocity.value * 0.998 / (1 - 0.998) / 1000
    #expect(velocity.value > 500)
    #expect(abs(y(noted) - 180 - way) < 21)
    host.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 8)
    #expect(y(host) < 200)
  }

  @Test func contentIsCutAtTheEdgesUnlessTheAppSaysNo() {
    func clips(_ host: TestHost) -> Bool {
      DisplayList(host.canvas.items).description.contains("clip")
    }
    let cut = host()
    let free = host { $0.scrollClipDisabled() }
    #expect(clips(cut))
    #expect(!clips(free))
  }

  @Test func horizontalContentBeginsAtTheRightInRightToLeft() {
    let host = TestHost(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 100) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft), size: size)
    #expect(host.first(ScrollViewNode.self)?.offset.x == 800)
    #expect(abs(host.frame(ofText: "0").midX - 150) < 0.001)
  }

  @Test func marginsAreInsetsOfTheGeometry() {
    let log = Box<[ScrollGeometry]>([])
    let host = TestHost(
      ScrollView { Color.red.frame(height: 1000) }
        .contentMargins(.top, 30, for: .scrollContent)
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          log.value.append($1)
        },
      size: size)
    #expect(log.value.last?.contentOffset.y == -30)
    #expect(log.value.last?.contentInsets.top == 30)
    #expect(log.value.last?.contentSize.height == 1000)
    #expect(log.value.last?.containerSize == size)
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 100))
    host.settle()
    #expect(log.value.last?.contentOffset.y == 70)
  }

  @Test func marginsOfIndicatorsLeaveTheContentAlone() {
    func drawing(_ placement: ContentMarginPlacement) -> String {
      let host = TestHost(
        ScrollView { Color.red.frame(width: 200, height: 1000) }
          .contentMargins(.vertical, 50, for: placement), size: size)
      #expect(
        host.first(ScrollViewNode.self)?.contentSize.height
          == (placement.kind == .indicators ? 1000 : 1100))
      host.touch(.began, at: CGPoint(x: 100, y: 300))
      host.pass(1)
      host.touch(.moved, at: CGPoint(x: 100, y: 285))
      host.pass(1)
      host.touch(.moved, at: CGPoint(x: 100, y: 284))
      return DisplayList(host.canvas.items).description
    }
    #expect(drawing(.scrollIndicators).contains("roundedRect(194 53.333 "))
    #expect(drawing(.scrollContent).contains("roundedRect(194 3.333 "))
    #expect(drawing(.automatic).contains("roundedRect(194 53.333 "))
  }
}
