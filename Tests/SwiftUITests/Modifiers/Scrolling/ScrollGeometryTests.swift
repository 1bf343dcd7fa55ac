import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollGeometryTests {
  @Test func scrollingIsReported() {
    let log = Box<[CGFloat]>([])
    let host = TestHost(
      ScrollView {
        Color.red.frame(height: 2000)
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: {
        log.value += [$0, $1]
      },
      size: CGSize(width: 300, height: 500))
    #expect(log.value == [0, 0])
    host.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200))
    #expect(log.value.count > 2)
    #expect(log.value.last ?? 0 > 100)
  }

  @Test func geometryKnowsWhatIsSeen() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -20), contentSize: CGSize(width: 100, height: 1000),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.bounds == CGRect(x: 0, y: -20, width: 100, height: 200))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 180))
  }
}
