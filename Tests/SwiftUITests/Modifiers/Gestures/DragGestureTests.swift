import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct DragGestureTests {
  @Test func changesBeginAfterTenPoints() {
    let widths = Box<[CGFloat]>([])
    let ended = Box<[CGFloat]>([])
    let host = TestHost(
      Text("A").gesture(
        DragGesture().onChanged { widths.value.append($0.translation.width) }
          .onEnded { ended.value.append($0.translation.width) }))
    let start = host.frame(ofText: "A").origin
    host.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y), steps: 5)
    #expect(widths.value.map { ($0 * 10).rounded() / 10 } == [12, 18, 24, 30])
    #expect(ended.value == [30])
  }

  @Test func shortMovementIsNoDrag() {
    let ended = Box(0)
    let host = TestHost(Text("A").gesture(DragGesture().onEnded { _ in ended.value += 1 }))
    let start = host.frame(ofText: "A").origin
    host.drag(from: start, to: CGPoint(x: start.x + 5, y: start.y))
    #expect(ended.value == 0)
  }

  @Test func zeroDistanceBeginsAtOnce() {
    let changed = Box(0)
    let host = TestHost(
      Text("A").gesture(DragGesture(minimumDistance: 0).onChanged { _ in changed.value += 1 }))
    host.touch(.began, at: host.frame(ofText: "A").origin)
    #expect(changed.value == 1)
  }

  struct Following: View {
    @GestureState var offset = CGSize.zero
    var body: some View {
      Text("x\(Int(offset.width))")
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
  }

  @Test func gestureStateFollowsAndGoesBack() {
    let host = TestHost(Following())
    let start = host.frame(ofText: "x0").origin
    host.touch(.began, at: start)
    host.pass(0.1)
    host.touch(.moved, at: CGPoint(x: start.x + 20, y: start.y))
    #expect(host.text("x20") != nil)
    host.touch(.ended, at: CGPoint(x: start.x + 20, y: start.y))
    #expect(host.text("x0") != nil)
  }

  @Test func gestureStateGoesBackWhenTheTouchIsCancelled() {
    let host = TestHost(Following())
    let start = host.frame(ofText: "x0").origin
    host.touch(.began, at: start)
    host.touch(.moved, at: CGPoint(x: start.x + 20, y: start.y))
    host.touch(.cancelled, at: CGPoint(x: start.x + 20, y: start.y))
    #expect(host.text("x0") != nil)
  }

  @Test func dragAroundATapTakesTheMovingFinger() {
    let log = Box<[String]>([])
    let host = TestHost(
      Text("A").onTapGesture { log.value.append("tap") }
        .gesture(DragGesture().onEnded { _ in log.value.append("drag") }))
    let start = host.frame(ofText: "A").origin
    host.drag(from: start, to: CGPoint(x: start.x + 30, y: start.y))
    host.tap("A")
    #expect(log.value == ["drag", "tap"])
  }

  @Test func changesUseTheLatestClosure() {
    struct Counting: View {
      @State var count = 0
      let log: Box<[Int]>
      var body: some View {
        let seen = count
        Text("A").gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            log.value.append(seen)
            count += 1
          })
      }
    }
    let log = Box<[Int]>([])
    let host = TestHost(Counting(log: log))
    let start = host.frame(ofText: "A").origin
    host.touch(.began, at: start)
    host.touch(.moved, at: CGPoint(x: start.x + 1, y: start.y))
    host.touch(.moved, at: CGPoint(x: start.x + 2, y: start.y))
    #expect(log.value == [0, 1, 2])
  }

  @Test func velocityPredictsTheEnd() {
    let value = DragGesture.Value(
      time: .init(timeIntervalSinceReferenceDate: 0), location: CGPoint(x: 100, y: 100),
      startLocation: CGPoint(x: 50, y: 50), velocity: CGSize(width: 8, height: 8))
    #expect(value.predictedEndLocation == CGPoint(x: 102, y: 102))
    #expect(value.predictedEndTranslation == CGSize(width: 52, height: 52))
  }
}
