import CoreGraphics
import Testing

@testable import SwiftUI

/// Gestures made of others, and the state that follows them.
@MainActor
struct CombinedGestureTests {
  private let log = Box<[String]>([])

  @Test func aSequenceTellsWhereItStands() {
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first: log.value.append("pressing")
        case .second(_, nil): log.value.append("pressed")
        case .second(_, let drag?): log.value.append("drag \(Int(drag.translation.width))")
        }
      }
    let host = TestHost(Color.red.gesture(gesture))
    let point = CGPoint(x: 100, y: 400)
    host.touch(.began, at: point)
    host.pass(0.6)
    host.touch(.moved, at: CGPoint(x: 130, y: 400))
    host.touch(.ended, at: CGPoint(x: 130, y: 400))
    #expect(log.value.first == "pressing")
    #expect(log.value.contains("pressed"))
    #expect(log.value.last == "drag 30")
  }

  @Test func aDragBeforeThePressEndsTheSequence() {
    let gesture = LongPressGesture().sequenced(before: DragGesture())
      .onEnded { _ in log.value.append("end") }
    let host = TestHost(Color.red.gesture(gesture))
    host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
    #expect(log.value.isEmpty)
  }

  @Test func exclusiveGesturesPreferTheFirst() {
    let double = TapGesture(count: 2).map { _ in "double" }
    let gesture = double.exclusively(before: TapGesture()).onEnded { value in
      switch value {
      case .first(let name): log.value.append(name)
      case .second: log.value.append("single")
      }
    }
    let host = TestHost(Text("A").gesture(gesture))
    host.tap("A")
    host.pass(0.1)
    host.tap("A")
    host.pass(1)
    host.tap("A")
    host.pass(1)
    #expect(log.value == ["double", "single"])
  }

  @Test func valuesAreMapped() {
    let host = TestHost(
      Color.red.gesture(
        DragGesture().map { $0.translation.width > 0 ? "right" : "left" }
          .onChanged { log.value.append($0) }
          .onEnded { log.value.append("end \($0)") }))
    host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 100, y: 400))
    // Only what changes is told.
    #expect(log.value == ["left", "end left"])
  }

  @Test func masksChooseWhoFollows() {
    func host(_ mask: GestureMask) -> TestHost {
      TestHost(
        VStack { Text("A").onTapGesture { log.value.append("inner") } }
          .highPriorityGesture(
            TapGesture().onEnded { log.value.append("outer") }, including: mask))
    }
    host(.all).tap("A")
    host(.subviews).tap("A")
    host(.gesture).tap("A")
    host(.none).tap("A")
    #expect(log.value == ["outer", "inner", "outer"])
  }

  struct Held: View {
    let log: Box<[String]>
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 9)))
    private var isHeld: Bool?
    @GestureState(reset: { value, transaction in
      transaction.animation = .linear(duration: Double(value ?? 0))
    }) private var steps: Int?

    var body: some View {
      Text(isHeld == true ? "held \(steps ?? 0)" : "free")
        .transaction { log.value.append("\($0.animation?.duration ?? 0)") }
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, state, _ in state = true }
            .updating($steps) { _, state, transaction in
              state = (state ?? 0) + 1
              transaction.isContinuous = true
            })
    }
  }

  @Test func gestureStatesCollectWhileTheGestureGoesOn() {
    let host = TestHost(Held(log: log))
    let point = host.frame(ofText: "free").origin
    host.touch(.began, at: point)
    #expect(host.text("held 1") != nil)
    host.touch(.moved, at: CGPoint(x: point.x + 2, y: point.y))
    host.touch(.moved, at: CGPoint(x: point.x + 4, y: point.y))
    #expect(host.text("held 3") != nil)
    host.touch(.ended, at: CGPoint(x: point.x + 4, y: point.y))
    #expect(host.text("free") != nil)
  }
}
