import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ContentShapeTests {
  private let count = Box(0)

  private func row(hasShape: Bool) -> TestHost {
    let row = HStack {
      Text("A")
      Spacer()
      Text("B")
    }
    if hasShape {
      return TestHost(row.contentShape(Rectangle()).onTapGesture { count.value += 1 })
    }
    return TestHost(row.onTapGesture { count.value += 1 })
  }

  @Test func emptySpaceIsNotTapped() {
    row(hasShape: false).tap(at: CGPoint(x: 195, y: 422))
    #expect(count.value == 0)
  }

  @Test func contentShapeMakesTheWholeRowTappable() {
    row(hasShape: true).tap(at: CGPoint(x: 195, y: 422))
    #expect(count.value == 1)
  }

  @Test func touchesGoThroughTheInsideOfAStrokedShape() {
    let host = TestHost(
      ZStack {
        Color.red.onTapGesture { count.value += 1 }
        Circle().stroke(.blue, lineWidth: 8).frame(width: 100, height: 100)
          .onTapGesture { count.value += 100 }
        RoundedRectangle(cornerRadius: 8).strokeBorder(.blue, lineWidth: 8)
          .frame(width: 200, height: 200)
          .onTapGesture { count.value += 100 }
      })
    host.tap(at: CGPoint(x: 195, y: 422))
    host.tap(at: CGPoint(x: 195, y: 336))
    #expect(count.value == 2)
    host.tap(at: CGPoint(x: 195, y: 472))
    host.tap(at: CGPoint(x: 195, y: 326))
    #expect(count.value == 202)
  }

  @Test func aShapeForAccessibilityIsTheFrameOfTheElements() throws {
    let host = TestHost(
      Button("A") {}.frame(width: 100, height: 100)
        .contentShape(.accessibility, Circle().inset(by: 30)))
    let frame = try #require(host.element(.button, "A")?.frame)
    #expect(frame.width == 40 && frame.height == 40)
    #expect(frame.midX == 195 && frame.midY == 422)
  }
}
