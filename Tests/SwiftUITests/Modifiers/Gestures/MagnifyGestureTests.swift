import CoreGraphics
import Device
import Testing

@testable import SwiftUI

/// Two fingers.
@MainActor
struct MagnifyGestureTests {
  private let log = Box<[String]>([])

  /// Moves two fingers, whose way is symmetric to the middle of the view.
  private func pinch<V: View>(_ view: V, from start: CGPoint, to end: CGPoint) {
    let host = TestHost(view.frame(width: 200, height: 200))
    let middle = CGPoint(x: 195, y: 422)
    func touch(_ phase: Touch.Phase, _ offset: CGPoint) {
      host.touch(phase, at: CGPoint(x: middle.x + offset.x, y: middle.y + offset.y), id: 1)
      host.touch(phase, at: CGPoint(x: middle.x - offset.x, y: middle.y - offset.y), id: 2)
    }
    touch(.began, start)
    for step in 1...4 {
      host.pass(0.05)
      let part = CGFloat(step) / 4
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touch(.ended, end)
  }

  @Test func fingersThatMoveApartMagnify() {
    let gesture = MagnifyGesture().onChanged { log.value.append("\($0.magnification)") }
      .onEnded {
        log.value.append("end \($0.magnification) at \($0.startAnchor.x) \($0.startAnchor.y)")
      }
    pinch(
      Color.red.gesture(gesture), from: CGPoint(x: 20, y: 0), to: CGPoint(x: 60, y: 0))
    #expect(log.value.last == "end 3.0 at 0.5 0.5", "\(log.value)")
    #expect(log.value.count > 3)
  }

  @Test func fingersThatTurnRotate() {
    let gesture = RotateGesture().onEnded { log.value.append("\($0.rotation.degrees.rounded())") }
    pinch(
      Color.red.gesture(gesture), from: CGPoint(x: 40, y: 0), to: CGPoint(x: 40, y: 40))
    #expect(log.value == ["45.0"])
  }

  @Test func bothAtOnceTellBoth() {
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture()).onEnded {
      let scale = $0.first.map { "\(Int($0.magnification * 10))" } ?? "none"
      let angle = $0.second.map { "\(Int($0.rotation.degrees.rounded()))" } ?? "none"
      log.value.append("\(scale) \(angle)")
    }
    pinch(
      Color.red.gesture(gesture), from: CGPoint(x: 40, y: 0), to: CGPoint(x: 40, y: 40))
    #expect(log.value == ["14 45"])
  }

  @Test func oneFingerMagnifiesNothing() {
    let host = TestHost(
      Color.red.gesture(MagnifyGesture().onChanged { _ in log.value.append("changed") }))
    host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
    #expect(log.value.isEmpty)
  }
}
