import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ProjectionTests {
  private func isClose(_ a: CGPoint?, _ b: CGPoint) -> Bool {
    a.map { abs($0.x - b.x) < 1e-9 && abs($0.y - b.y) < 1e-9 } ?? false
  }

  @Test func concatenationAppliesTheLeftTransformFirst() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let grow = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(isClose(move.concatenating(grow).apply(to: .zero), CGPoint(x: 20, y: 0)))
    #expect(isClose(grow.concatenating(move).apply(to: .zero), CGPoint(x: 10, y: 0)))
  }

  @Test func theInverseTakesBack() {
    var transform = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    transform.m13 = 0.002
    transform.m31 = 7
    let there = transform.apply(to: CGPoint(x: 12, y: 34))
    let back = there.flatMap { transform.inverted().apply(to: $0) }
    #expect(isClose(back, CGPoint(x: 12, y: 34)))
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
  }

  @Test func turningAroundTheUprightAxisNarrowsAndShowsDepth() {
    let rotation = _ProjectionModifier.Rotation3D(
      angle: .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    let size = CGSize(width: 100, height: 100)
    let matrix = rotation.transform(in: size)
    #expect(isClose(matrix.apply(to: CGPoint(x: 50, y: 50)), CGPoint(x: 50, y: 50)))
    let left = matrix.apply(to: .zero).map { $0.y } ?? 0
    let right = matrix.apply(to: CGPoint(x: 100, y: 0)).map { $0.y } ?? 0
    #expect(left != right, "one side is nearer to the eye")
    let without = _ProjectionModifier.Rotation3D(
      angle: .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 0)
    #expect(isClose(without.transform(in: size).apply(to: .zero), CGPoint(x: 25, y: 0)))
  }

  @Test func aMovedButtonIsTouchedWhereItIsSeen() {
    var taps = 0
    let host = TestHost(
      Button("Tap") { taps += 1 }
        .transformEffect(CGAffineTransform(translationX: 0, y: 200)))
    let frame = host.frame(ofText: "Tap")
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(taps == 0)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY + 200))
    #expect(taps == 1)
  }

  @Test func anEffectOfTheAppsOwnDependsOnTheSize() {
    struct Shift: GeometryEffect {
      nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
      }
    }
    var taps = 0
    let host = TestHost(
      Button("Tap") { taps += 1 }
        .frame(width: 60, height: 40)
        .modifier(Shift()))
    host.tap(at: CGPoint(x: 195 + 60, y: 422))
    #expect(taps == 1)
  }
}

extension ProjectionTests {
  /// A display list says what is seen in perspective once, however often it is turned.
  @Test func aTurnedViewIsDrawnOnceInAGroup() {
    func turned(_ view: some View) -> some View {
      view.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let square = Color.red.frame(width: 100, height: 100)
    let host = TestHost(turned(square), size: CGSize(width: 100, height: 100))
    #expect(
      DisplayList(host.canvas.items).description == """
        group projection [0.933 0.433 0.00866, 0 1 0, 3.349 -21.651 0.566987]
          fill rect(0 0 100 100) #FF3B30
        """)
    let nested = TestHost(turned(turned(turned(square))))
    #expect(DisplayList(nested.canvas.items).description.split(separator: "\n").count == 4)
  }

  @Test func accessibilityTellsWhereAScaledViewIsSeen() throws {
    var taps = 0
    let host = TestHost(
      Button("Tap") { taps += 1 }
        .frame(width: 100, height: 40)
        .contentShape(Rectangle())
        .scaleEffect(2))
    let frame = try #require(host.element(.button, "Tap")).frame
    #expect(abs(frame.midX - 195) < 0.01)
    #expect(abs(frame.width - 2 * host.frame(ofText: "Tap").width) < 0.01)
    host.tap(at: CGPoint(x: frame.minX + 4, y: frame.midY))
    #expect(taps == 1)
  }
}
