import CoreGraphics
import Testing

@testable import SwiftUI

/// Scroll views along the line in right to left.
@MainActor
@Suite struct ScrollDirectionTests {
  private func row(_ count: Int, _ direction: LayoutDirection = .rightToLeft) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: 100) }
      }
    }
    .environment(\.layoutDirection, direction)
  }

  private let size = CGSize(width: 300, height: 100)

  @Test func shortContentBeginsAtTheRight() {
    let host = TestHost(row(2), size: size)
    #expect(abs(host.frame(ofText: "0").midX - 250) < 0.001)
    #expect(abs(host.frame(ofText: "1").midX - 150) < 0.001)
  }

  @Test func contentThatGrowsKeepsItsBeginning() {
    let host = TestHost(row(2), size: size)
    host.update(row(6))
    #expect(abs(host.frame(ofText: "0").midX - 250) < 0.001)
    #expect(host.first(ScrollViewNode.self)?.offset.x == 300)
  }

  @Test func whoHasScrolledStaysWhereTheyAre() {
    let host = TestHost(row(6), size: size)
    host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), duration: 8)
    let place = host.frame(ofText: "2").midX
    host.update(row(8))
    #expect(abs(host.frame(ofText: "2").midX - place) < 0.001)
  }

  @Test func fromLeftToRightNothingMoves() {
    let host = TestHost(row(2, .leftToRight), size: size)
    #expect(abs(host.frame(ofText: "0").midX - 50) < 0.001)
  }
}
