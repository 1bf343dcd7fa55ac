import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct LazyGridTracksTests {
  private func frames(_ columns: [GridItem], _ count: Int, width: CGFloat) -> [CGRect] {
    let host = TestHost(
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
      }, size: CGSize(width: width, height: 400))
    return host.nodes.compactMap { ($0 as? StyleFillNode)?.rootFrame }
  }

  @Test func flexibleColumnsKeepWithinTheirLimits() {
    let frames = frames(
      [
        GridItem(.flexible(maximum: 50), spacing: 0), GridItem(.flexible(minimum: 200), spacing: 0),
        GridItem(.flexible(), spacing: 0),
      ], 3, width: 400)
    #expect(frames.map(\.width) == [50, 200, 150])
    #expect(frames.map(\.minX) == [0, 50, 250])
  }

  @Test func adaptiveColumnsAreAsManyAsFit() {
    let frames = frames([GridItem(.adaptive(minimum: 80), spacing: 10)], 5, width: 400)
    // Four columns of 92.5 points: five would need 440.
    #expect(frames.map(\.minX) == [0, 102.5, 205, 307.5, 0])
    #expect(frames.allSatisfy { $0.width == 92.5 })
  }

  @Test func adaptiveColumnsGrowToTheirMaximumOnly() {
    let frames = frames(
      [GridItem(.adaptive(minimum: 80, maximum: 90), spacing: 10)], 1, width: 400)
    #expect(frames.first?.width == 90)
  }

  @Test func aNarrowGridHasOneColumn() {
    let frames = frames([GridItem(.adaptive(minimum: 80), spacing: 10)], 2, width: 60)
    #expect(frames.map(\.minY) == [frames[0].minY, frames[0].minY + 10])
  }
}
