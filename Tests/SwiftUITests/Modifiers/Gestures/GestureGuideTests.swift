import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Gestures that follow each other or run side by side, as in Apple's guide to composed gestures.
@MainActor
@Suite struct GestureGuideTests {
  private let log = Box<[String]>([])
  private let size = CGSize(width: 400, height: 400)

  enum DragState {
    case inactive, pressing, dragging(CGSize)
  }

  struct Shape: View {
    let log: Box<[String]>
    @GestureState private var state = DragState.inactive
    @State private var place = CGSize.zero

    var body: some View {
      let press = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .updating($state) { value, state, _ in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          place.width += drag.translation.width
          log.value.append("moved \(Int(place.width))")
        }
      return Text(words).frame(width: 100, height: 100).contentShape(.rect).gesture(press)
    }

    private var words: String {
      switch state {
      case .inactive: "inactive"
      case .pressing: "pressing"
      case .dragging(let way): "dragging \(Int(way.width))"
      }
    }
  }

  @Test func aShapeIsMovedAfterALongPress() {
    let host = TestHost(Shape(log: log), size: size)
    let point = CGPoint(x: 200, y: 200)
    host.touch(.began, at: point)
    #expect(host.text("pressing") != nil)
    host.pass(0.6)
    #expect(host.text("dragging 0") != nil)
    host.touch(.moved, at: CGPoint(x: 250, y: 200))
    #expect(host.text("dragging 50") != nil)
    host.touch(.ended, at: CGPoint(x: 250, y: 200))
    #expect(log.value == ["moved 50"])
    #expect(host.text("inactive") != nil)
  }

  @Test func aShapeThatIsLeftTooEarlyStays() {
    let host = TestHost(Shape(log: log), size: size)
    let point = CGPoint(x: 200, y: 200)
    host.touch(.began, at: point)
    #expect(host.text("pressing") != nil)
    host.pass(0.2)
    host.touch(.ended, at: point)
    #expect(host.text("inactive") != nil)
    host.touch(.began, at: point)
    host.touch(.moved, at: CGPoint(x: 250, y: 200))
    #expect(host.text("inactive") != nil)
    host.touch(.ended, at: CGPoint(x: 250, y: 200))
    #expect(log.value.isEmpty)
  }

  struct Photo: View {
    @GestureState private var zoom = 1.0
    @GestureState private var turn = Angle.zero
    @State private var size = 1.0
    var body: some View {
      Color.red.frame(width: 100, height: 100)
        .scaleEffect(size * zoom).rotationEffect(turn)
        .gesture(
          MagnifyGesture()
            .updating($zoom) { value, state, _ in state = value.magnification }
            .onEnded { size *= $0.magnification }
            .simultaneously(
              with: RotateGesture().updating($turn) { value, state, _ in state = value.rotation })
        )
        .overlay(alignment: .top) {
          Text("\(Int((size * zoom * 100).rounded())) \(Int(turn.degrees.rounded()))")
            .allowsHitTesting(false)
        }
    }
  }

  @Test func aPhotoIsPinchedAndTurned() {
    let host = TestHost(Photo(), size: size)
    host.touch(.began, at: CGPoint(x: 180, y: 200), id: 1)
    host.touch(.began, at: CGPoint(x: 220, y: 200), id: 2)
    host.pass(0.1)
    host.touch(.moved, at: CGPoint(x: 180, y: 200), id: 1)
    host.touch(.moved, at: CGPoint(x: 260, y: 200), id: 2)
    #expect(host.text("200 0") != nil, "\(host.dump)")
    host.pass(0.1)
    host.touch(.moved, at: CGPoint(x: 180, y: 280), id: 2)
    #expect(host.text("200 90") != nil, "\(host.dump)")
    host.touch(.ended, at: CGPoint(x: 180, y: 280), id: 2)
    host.touch(.ended, at: CGPoint(x: 180, y: 200), id: 1)
    #expect(host.text("200 0") != nil, "\(host.dump)")
  }
}
