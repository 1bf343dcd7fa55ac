import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct TapGestureTests {
  private let log = Box<[String]>([])

  @Test func tapCallsTheAction() {
    let host = TestHost(Text("A").onTapGesture { log.value.append("tap") })
    host.tap("A")
    #expect(log.value == ["tap"])
  }

  @Test func longHoldIsNoTap() {
    let host = TestHost(Text("A").onTapGesture { log.value.append("tap") })
    let frame = host.frame(ofText: "A")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
    #expect(log.value.isEmpty)
  }

  @Test func dragCancelsTheTap() {
    let host = TestHost(Text("A").onTapGesture { log.value.append("tap") })
    let frame = host.frame(ofText: "A")
    host.drag(
      from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + 60, y: frame.midY))
    #expect(log.value.isEmpty)
  }

  @Test func doubleTapNeedsTwoTapsInTime() {
    let host = TestHost(Text("A").onTapGesture(count: 2) { log.value.append("double") })
    host.tap("A")
    host.pass(0.5)
    host.tap("A")
    #expect(log.value.isEmpty)
    host.pass(0.1)
    host.tap("A")
    #expect(log.value == ["double"])
  }

  @Test func singleTapWaitsForADoubleTapInside() {
    let host = TestHost(
      Text("A").onTapGesture(count: 2) { log.value.append("double") }
        .onTapGesture { log.value.append("single") })
    host.tap("A")
    #expect(log.value.isEmpty)
    host.pass(0.5)
    #expect(log.value == ["single"])
    host.tap("A")
    host.pass(0.1)
    host.tap("A")
    host.pass(1)
    #expect(log.value == ["single", "double"])
  }

  @Test func innerTapWins() {
    let host = TestHost(
      VStack { Text("A").onTapGesture { log.value.append("inner") } }
        .onTapGesture { log.value.append("outer") })
    host.tap("A")
    #expect(log.value == ["inner"])
  }

  @Test func highPriorityTapWinsOverInner() {
    let host = TestHost(
      VStack { Text("A").onTapGesture { log.value.append("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.value.append("outer") }))
    host.tap("A")
    #expect(log.value == ["outer"])
  }

  @Test func simultaneousTapGoesAlong() {
    let host = TestHost(
      VStack { Text("A").onTapGesture { log.value.append("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log.value.append("outer") }))
    host.tap("A")
    #expect(log.value.sorted() == ["inner", "outer"])
  }

  @Test func buttonInsideOfATappableViewTakesTheTap() {
    let host = TestHost(
      VStack { Button("A") { log.value.append("button") } }
        .onTapGesture { log.value.append("outer") })
    host.tap("A")
    #expect(log.value == ["button"])
  }

  @Test func disabledButtonLeavesTheTapToOthers() {
    let host = TestHost(
      VStack { Button("A") { log.value.append("button") }.disabled(true) }
        .onTapGesture { log.value.append("outer") })
    host.tap("A")
    #expect(log.value == ["outer"])
  }

  @Test func disabledViewIgnoresItsGestures() {
    let host = TestHost(Text("A").onTapGesture { log.value.append("tap") }.disabled(true))
    host.tap("A")
    #expect(log.value.isEmpty)
  }

  @Test func maskWithoutSubviewsSilencesThem() {
    let host = TestHost(
      VStack { Text("A").onTapGesture { log.value.append("inner") } }
        .gesture(TapGesture().onEnded { log.value.append("outer") }, including: .gesture))
    host.tap("A")
    #expect(log.value == ["outer"])
  }

  @Test func spatialTapTellsTheLocalPoint() {
    let points = Box<[CGPoint]>([])
    let host = TestHost(Text("A").onTapGesture { point in points.value.append(point) })
    let frame = host.frame(ofText: "A")
    host.tap(at: CGPoint(x: frame.minX + 3, y: frame.minY + 4))
    #expect(points.value.count == 1)
    #expect(abs((points.value.first?.x ?? 0) - 3) < 0.001)
    #expect(abs((points.value.first?.y ?? 0) - 4) < 0.001)
  }

  @Test func exclusiveGestureTellsOneOfTwo() {
    let gesture = TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first: log.value.append("double")
      case .second: log.value.append("single")
      }
    }
    let host = TestHost(Text("A").gesture(gesture))
    host.tap("A")
    host.pass(1)
    host.tap("A")
    host.pass(0.1)
    host.tap("A")
    host.pass(1)
    #expect(log.value == ["single", "double"])
  }
}
