import CoreGraphics
import Testing

@testable import SwiftUI

/// Who meets a touch.
@MainActor
struct HitTestingTests {
  private let log = Box<[String]>([])

  private func tappable(_ name: String, _ color: Color = .red) -> some View {
    color.onTapGesture { log.value.append(name) }
  }

  private func tap<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) {
    TestHost(view, size: CGSize(width: 200, height: 200)).tap(at: CGPoint(x: x, y: y))
  }

  @Test func theFrontViewIsMet() {
    tap(
      ZStack {
        tappable("back")
        tappable("front")
      }, 100, 100)
    tap(
      ZStack {
        tappable("first").zIndex(1)
        tappable("second")
      }, 100, 100)
    #expect(log.value == ["front", "first"])
  }

  @Test func touchesPassViewsThatTakeNone() {
    tap(
      ZStack {
        tappable("back")
        tappable("front").allowsHitTesting(false)
      }, 100, 100)
    tap(
      ZStack {
        tappable("below")
        tappable("hidden").hidden()
      }, 100, 100)
    tap(
      ZStack {
        tappable("under")
        tappable("clear").opacity(0)
      }, 100, 100)
    #expect(log.value == ["back", "below", "under"])
  }

  @Test func disabledViewsIgnoreTheirGestures() {
    tap(tappable("disabled").disabled(true), 100, 100)
    #expect(log.value.isEmpty)
  }

  /// What is clipped away is not seen, but touched; a content shape ends that.
  @Test func clippedPartsAreMet() {
    tap(tappable("circle").clipShape(Circle()), 5, 5)
    #expect(log.value == ["circle"])
    let picture = tappable("picture").frame(width: 200, height: 200)
      .frame(width: 40, height: 40).clipped()
    tap(picture, 20, 20)
    #expect(log.value == ["circle", "picture"])
    tap(picture.contentShape(Rectangle()), 20, 20)
    #expect(log.value == ["circle", "picture"])
  }

  @Test func transformedViewsAreMetWhereTheyAreSeen() {
    let small = tappable("small").frame(width: 20, height: 20)
    tap(small.scaleEffect(4), 130, 100)
    tap(small.offset(x: 60), 160, 100)
    tap(small.offset(x: 60), 100, 100)
    tap(small.frame(width: 20, height: 100).rotationEffect(.degrees(90)), 100, 100)
    tap(
      Color.red.frame(width: 20, height: 120).onTapGesture { log.value.append("turned") }
        .rotationEffect(.degrees(90)), 150, 100)
    #expect(log.value == ["small", "small", "small", "turned"])
  }

  @Test func aContentShapeMayLeaveOutOrReachBeyond() {
    let ring = tappable("hole").contentShape(
      Path {
        $0.addRect(CGRect(x: 0, y: 0, width: 200, height: 200))
        $0.addRect(CGRect(x: 50, y: 50, width: 100, height: 100))
      }, eoFill: true)
    tap(ring, 100, 100)
    #expect(log.value.isEmpty)
    tap(ring, 10, 10)
    #expect(log.value == ["hole"])
  }

  @Test func shapesForOtherKindsLeaveTouchesAlone() {
    tap(tappable("whole").contentShape(.dragPreview, Circle()), 5, 5)
    #expect(log.value == ["whole"])
  }

  @Test func visualEffectsMoveWhatIsMet() throws {
    let view = Button("Moved") { log.value.append("moved") }
      .visualEffect { effect, _ in effect.scaleEffect(0.5).offset(x: 50) }
    let host = TestHost(view, size: CGSize(width: 200, height: 200))
    let plain = TestHost(Button("Moved") {}, size: CGSize(width: 200, height: 200))
    let frame = try #require(host.element(.button, "Moved")?.frame)
    let before = try #require(plain.element(.button, "Moved")?.frame)
    #expect(abs(frame.width - before.width / 2) < 0.01)
    #expect(abs(frame.midX - 150) < 0.01)
    host.tap("Moved")
    #expect(log.value == ["moved"])
  }
}
