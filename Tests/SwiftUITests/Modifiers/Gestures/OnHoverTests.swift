import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct OnHoverTests {
  @Test func pointerEntersOnceAndLeaves() {
    let log = Box<[Bool]>([])
    let host = TestHost(
      VStack(spacing: 0) {
        Color.red.frame(height: 50).onHover { log.value.append($0) }
        Color.blue
      }, size: CGSize(width: 100, height: 100))
    host.graph.movePointer(to: CGPoint(x: 10, y: 10))
    host.graph.movePointer(to: CGPoint(x: 20, y: 20))
    host.graph.movePointer(to: CGPoint(x: 20, y: 80))
    #expect(log.value == [true, false])
  }

  @Test func continuousHoverTellsPlacesInItsOwnSpace() {
    let log = Box<[HoverPhase]>([])
    let host = TestHost(
      Color.red.frame(width: 50, height: 50).onContinuousHover { log.value.append($0) },
      size: CGSize(width: 100, height: 100))
    host.graph.movePointer(to: CGPoint(x: 30, y: 40))
    host.graph.movePointer(to: nil)
    #expect(log.value == [.active(CGPoint(x: 5, y: 15)), .ended])
  }
}
