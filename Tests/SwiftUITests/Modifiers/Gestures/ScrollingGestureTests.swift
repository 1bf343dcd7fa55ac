import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct ScrollingGestureTests {
  @Test func scrollingTakesTheFingerFromAButton() {
    let count = Box(0)
    let host = TestHost(
      ScrollView {
        VStack {
          ForEach(0..<100) { index in
            Button("Row \(index)") { count.value += 1 }
          }
        }
      })
    let frame = host.frame(ofText: "Row 5")
    let start = CGPoint(x: frame.midX, y: frame.midY)
    host.drag(from: start, to: CGPoint(x: start.x, y: start.y - 60))
    #expect(count.value == 0)
    #expect(host.frame(ofText: "Row 5").minY < frame.minY)
    host.pass(5)
    host.tap("Row 20")
    #expect(count.value == 1)
  }
}
