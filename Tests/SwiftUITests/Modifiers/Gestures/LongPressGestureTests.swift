import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct LongPressGestureTests {
  private let log = Box<[String]>([])

  private func host() -> TestHost {
    TestHost(
      Text("A").onLongPressGesture {
        log.value.append("long")
      } onPressingChanged: {
        log.value.append($0 ? "down" : "up")
      })
  }

  @Test func holdingForHalfASecondCallsTheAction() {
    let host = host()
    let point = host.frame(ofText: "A").origin
    host.touch(.began, at: point)
    host.pass(0.4)
    #expect(log.value == ["down"])
    host.pass(0.2)
    #expect(log.value.contains("long"))
    host.touch(.ended, at: point)
    #expect(log.value.filter { $0 == "up" }.count == 1)
    #expect(log.value.filter { $0 == "long" }.count == 1)
  }

  @Test func timeCountsWhenOnlyTouchesTellIt() {
    let host = host()
    let point = host.frame(ofText: "A").origin
    host.graph.touch(.began, at: point, time: 0)
    host.graph.touch(.ended, at: point, time: 1)
    #expect(log.value.contains("long"))
  }

  @Test func shortPressIsNone() {
    let host = host()
    host.tap("A")
    #expect(log.value == ["down", "up"])
  }

  @Test func movementCancels() {
    let host = host()
    let point = host.frame(ofText: "A").origin
    host.touch(.began, at: point)
    host.touch(.moved, at: CGPoint(x: point.x + 20, y: point.y))
    host.pass(1)
    #expect(log.value == ["down", "up"])
  }

  @Test func tapAndLongPressOnOneView() {
    let host = TestHost(
      Text("A").onTapGesture { log.value.append("tap") }
        .onLongPressGesture { log.value.append("long") })
    host.tap("A")
    #expect(log.value == ["tap"])
    let point = host.frame(ofText: "A").origin
    host.tap(at: point, duration: 1)
    #expect(log.value == ["tap", "long"])
  }

  @Test func dragAfterALongPress() {
    let gesture = LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
      if case .second(true, let drag?) = value { log.value.append("\(drag.translation.width)") }
    }
    let host = TestHost(Text("A").gesture(gesture))
    let point = host.frame(ofText: "A").origin
    host.touch(.began, at: point)
    host.pass(0.6)
    host.touch(.moved, at: CGPoint(x: point.x + 20, y: point.y))
    host.touch(.ended, at: CGPoint(x: point.x + 20, y: point.y))
    #expect(log.value == ["20.0"])
  }
}
